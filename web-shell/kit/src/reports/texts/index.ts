import { defineTexts } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: useReportTexts, text: reportText } = defineTexts('reports', en, sv)
