import { defineTexts } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: useExportTexts, text: exportText } = defineTexts('clientExport', en, sv)
