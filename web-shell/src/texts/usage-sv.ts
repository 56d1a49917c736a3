import type { Texts } from '@clinic/kit/i18n'
import type { usageEn } from './usage-en'

export const usageSv = {
  title: 'Användning',
  about: 'Användare, klienter, filer och meddelanden jämfört med gränserna i ert abonnemang.',
  users: 'Användare',
  usersHelp: 'Aktiva användare. Inaktiverade och borttagna räknas inte.',
  system: { booking: 'Bokning', record: 'Journal', pos: 'Kassa', management: 'Kvalitet' },
  clients: 'Klienter',
  clientsHelp: 'Borttagna och sammanslagna klienter räknas inte.',
  storage: 'Lagrade filer',
  storageHelp: 'Bilder, dokument och andra filer.',
  files_one: '{count} fil',
  files_other: '{count} filer',
  messages: 'Meddelanden den här månaden',
  messagesHelp: 'Skickade sedan {date}.',
  sms: 'Sms',
  emails: 'E-post',
  ofLimit: '{used} av {limit}',
  unlimited: '{used}, ingen gräns',
  near_one: 'En kvar till abonnemangets gräns.',
  near_other: '{count} kvar till abonnemangets gräns.',
  reached: 'Abonnemangets gräns är nådd. Inget går förlorat, men fler kan inte läggas till.',
  countedAt: 'Tal över 1 000 räknades {time} och räknas om var tionde minut.',
  restricted: 'Klienter, filer och meddelanden visas för den som får se alla klienter.',
} satisfies Texts<typeof usageEn>
