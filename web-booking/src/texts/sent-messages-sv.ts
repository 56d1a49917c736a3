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
  select: 'Markera meddelandet till {to}',
  resendQuestion_one: 'Skicka {count} meddelande igen?',
  resendQuestion_other: 'Skicka {count} meddelanden igen?',
  resendCost: 'Varje sms kostar lika mycket som första gången.',
  resentCount_one: '{count} meddelande skickas igen',
  resentCount_other: '{count} meddelanden skickas igen',
  skippedCount_one: '{count} meddelande är inte längre aktuellt och skickades inte',
  skippedCount_other: '{count} meddelanden är inte längre aktuella och skickades inte',
  empty: 'Inga meddelanden ännu',
  emptyHelp: 'Bekräftelser, påminnelser och andra sms och mejl till klienter visas här, med status.',
} satisfies Texts<typeof en>
