import { createHelp } from '@clinic/kit/ui'

/** The help of a screen (USE-013). */
export const getHelp = createHelp('web-sample', () => import('./texts/help'))
