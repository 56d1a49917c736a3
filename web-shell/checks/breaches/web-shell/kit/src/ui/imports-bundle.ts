import { layout } from '../../../src/layout'

export const importedLayout = layout
