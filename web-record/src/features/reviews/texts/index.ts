import { defineTexts } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTexts: useReviewTexts } = defineTexts('reviews', en, sv)
