import { createTexts, type Texts } from '@clinic/kit/lite'
import { en } from './en'
import { sv } from './sv'

export type PublicTexts = Texts<typeof en>
export const { TextsProvider, useTexts } = createTexts<PublicTexts>({ en, sv })
