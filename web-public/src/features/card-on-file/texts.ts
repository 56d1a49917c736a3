import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = { accept: 'Accept this to pay by card.' } as const

export const sv = { accept: 'Godkänn det här för att betala med kort.' } satisfies Texts<typeof en>

export const { useTranslation: useCardTranslation } = createTranslations({ en, sv })
