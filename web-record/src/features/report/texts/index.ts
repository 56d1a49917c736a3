import { defineTexts } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: useRecordReportTexts } = defineTexts('record-report', en, sv)
