/** The company's audit log. */
export const auditLogEn = {
  title: 'Log',
  about: 'Everything done in the clinic and every view of a client’s record, with time and user.',
  event: 'Event',
  actor: 'User',
  subject: 'Concerns',
  reason: 'Reason: {reason}',
  empty: 'No events',
  emptyHelp: 'Nothing in the log matches the filters. Choose more days or another user.',
  older: 'Show older events',
} as const
