/** Texts of the list of sent messages. */
export const sentMessages = {
  title: 'Sent messages',
  search: 'E-mail address or number with +46',
  recipient: 'To',
  channel: 'Channel',
  sms: 'SMS',
  mail: 'E-mail',
  message: 'Message',
  code: 'Verification code (hidden)',
  created_at: 'Created',
  filter: { all: 'All', undelivered: 'Undelivered', queued: 'Queued', sent: 'Sent', delivered: 'Delivered' },
  resend: 'Send again',
  resendTo: 'Send again to {to}',
  resent: 'Sending again',
  empty: 'No messages yet',
  emptyHelp: 'Confirmations, reminders and other SMS and e-mails to clients are listed here with their status.',
} as const
