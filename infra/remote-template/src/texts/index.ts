import { createTranslations } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation: useSampleTranslation, translate: translateSample } = createTranslations({ en, sv })
