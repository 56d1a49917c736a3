import { createTranslations } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation: useRegistrationTranslation, translate: translateRegistration } = createTranslations({ en, sv })
