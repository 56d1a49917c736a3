import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  area: 'Förskrivningar',
  otherLanguage: 'English',
  signOut: 'Logga ut',
  signOutFailed: 'Du är fortfarande inloggad: servern kunde inte nås. Försök igen.',
  signIn: { title: 'Logga in som förskrivare', intro: 'För läkare som förskriver åt kliniker.' },
  requests: {
    title: 'Förfrågningar',
    company: 'Klinik',
    product: 'Produkt',
    at: 'Frågad',
    empty: 'Inga förfrågningar',
    emptyHelp: 'När en klinik ber dig om en förskrivning visas förfrågan här.',
  },
} satisfies Texts<typeof en>
