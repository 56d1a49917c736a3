import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  lead: '{clinic} asks for BankID before a visit is booked. Your personal number is used to find your record; none of it is shown here.',
} as const

export const sv = {
  lead: '{clinic} ber om BankID innan ett besök bokas. Personnumret används för att hitta din journal; inget av den visas här.',
} satisfies Texts<typeof en>

export const { useTranslation: useIdentificationTranslation } = createTranslations({ en, sv })
