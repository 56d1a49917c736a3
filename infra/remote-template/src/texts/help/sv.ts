import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  sample: {
    about: 'Vad sidan är till för.',
    first: { title: 'Den vanligaste uppgiften', text: 'Hur den görs, med namnen på skärmen.' },
    second: { title: 'Den andra uppgiften', text: 'Hur den görs.' },
    third: { title: 'Den tredje uppgiften', text: 'Hur den görs.' },
  },
} satisfies Texts<typeof en>
