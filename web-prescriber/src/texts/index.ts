import { createTranslations } from '@clinic/kit/i18n'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation: usePrescriberTranslation, translate: translatePrescriber } = createTranslations({ en, sv })
