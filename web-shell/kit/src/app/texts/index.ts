import { defineTexts } from '../../i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: useAppTexts } = defineTexts('app', en, sv)
