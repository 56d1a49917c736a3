import type { Texts } from '../../i18n'
import type { en } from './en'

export const sv = {
  offline: 'Ingen internetanslutning',
  notFound: 'Sidan hittades inte.',
  goHome: 'Till startsidan',
  broken: 'Något gick fel, kontakta supporten',
  brokenHelp: 'Rapportera gärna felet. Övriga delar fungerar: försök igen om en stund.',
  outdated: 'En del av programmet kunde inte hämtas. Den kan ha ersatts av en nyare version.',
  report: 'Rapportera',
  reported: 'Felet är rapporterat, administratören hör av sig snart',
  notReported: 'Kontakta administratören',
  otherLanguage: 'English',
  signIn: 'Logga in',
  testSystems: 'Testsystem: {systems}. Inget debiteras, registreras eller skickas på riktigt.',
  password: 'Lösenord',
} satisfies Texts<typeof en>
