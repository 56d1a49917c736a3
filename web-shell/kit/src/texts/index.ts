import { createTranslations } from '../i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation: useKitTranslation, translate: translateKit } = createTranslations({ en, sv })
