import { frame } from '../../../src/frame'

export const box = frame
