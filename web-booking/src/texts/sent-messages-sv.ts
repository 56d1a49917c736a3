import type { Texts } from '@clinic/kit/i18n'
import type { sentMessages as en } from './sent-messages-en'

/** Texts of the list of sent messages. */
export const sentMessages = {
  title: 'Skickade meddelanden',
  search: 'E-postadress eller nummer med +46',
  recipient: 'Till',
  channel: 'Kanal',
  sms: 'Sms',
  mail: 'E-post',
  message: 'Meddelande',
  code: 'Verifieringskod (dold)',
  created_at: 'Skapat',
  filter: { all: 'Alla', undelivered: 'Inte levererade', queued: 'I kö', sent: 'Skickade', delivered: 'Levererade' },
  resend: 'Skicka igen',
  resendTo: 'Skicka igen till {to}',
  resent: 'Skickas igen',
  empty: 'Inga meddelanden ännu',
  emptyHelp: 'Bekräftelser, påminnelser och andra sms och mejl till klienter visas här, med status.',
} satisfies Texts<typeof en>
