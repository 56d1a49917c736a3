import { createTexts, type Texts } from '@clinic/kit/lite'
import { en } from './en'
import { sv } from './sv'

export type FormsTexts = Texts<typeof en>
const made = createTexts<FormsTexts>({ en, sv })
export const FormsTextsProvider = made.TextsProvider
export const useFormsTexts = made.useTexts
