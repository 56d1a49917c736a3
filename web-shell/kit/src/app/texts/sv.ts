import type { Texts } from '../../i18n'
import type { en } from './en'

export const sv = {
  offline: 'Ingen internetanslutning',
  notFound: 'Sidan hittades inte.',
  goHome: 'Till startsidan',
  broken: 'Något gick fel',
  brokenHelp: 'Övriga delar fungerar. Försök igen om en stund eller rapportera felet.',
  outdated: 'En del av programmet kunde inte hämtas. Den kan ha ersatts av en nyare version.',
  report: 'Rapportera',
  reported: 'Felet är rapporterat, administratören hör av sig snart',
  notReported: 'Kontakta administratören',
  otherLanguage: 'English',
  signIn: 'Logga in',
  testSystems: 'Testsystem: {systems}. Inget debiteras, registreras eller skickas på riktigt.',
  password: 'Lösenord',
} satisfies Texts<typeof en>
