import { createTranslations } from '@clinic/kit/lite'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation: useFormsTranslation } = createTranslations({ en, sv })
