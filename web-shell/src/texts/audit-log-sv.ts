import type { Texts } from '@clinic/kit/i18n'
import type { auditLogEn } from './audit-log-en'

export const auditLogSv = {
  title: 'Logg',
  about: 'Allt som görs i kliniken och varje visning av en klients journal, med tid och användare.',
  event: 'Händelse',
  actor: 'Användare',
  subject: 'Gäller',
  reason: 'Orsak: {reason}',
  empty: 'Inga händelser',
  emptyHelp: 'Inget i loggen stämmer med filtren. Välj fler dagar eller en annan användare.',
  older: 'Visa äldre händelser',
} satisfies Texts<typeof auditLogEn>
