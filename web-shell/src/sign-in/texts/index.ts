import { commonEn, commonSv, createTranslations } from '@clinic/kit/lite'
import { en } from './en'
import { sv } from './sv'

export const { useTranslation } = createTranslations({ en: { ...en, common: commonEn }, sv: { ...sv, common: commonSv } })
