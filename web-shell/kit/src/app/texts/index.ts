import { createTranslations } from '../../i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation: useAppTranslation } = createTranslations({ en, sv })
