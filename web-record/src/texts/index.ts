import { defineTexts } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: useRecordTexts, text: recordText } = defineTexts('record', en, sv)
