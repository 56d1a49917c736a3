import { defineTexts } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: usePosTexts, text: posText } = defineTexts('pos', en, sv)
