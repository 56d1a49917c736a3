import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: 'Journalutdrag',
  intro: 'Alla uppgifter om klienten: journalen som PDF, signerade dokument, bilder och filer samt åtkomstloggen.',
  request: 'Skapa journalutdrag',
  rebuild: 'Skapa ett nytt utdrag',
  rebuildBody: 'Det färdiga utdraget kan hämtas tills det går ut.',
  queued: 'I kö',
  building: 'Journalutdraget skapas: {percent} %',
  progress: 'Förlopp för journalutdraget',
  background: 'Journalutdraget skapas i bakgrunden. Du kan lämna sidan; du får ett mejl när det är klart.',
  ready: 'Klart att hämta',
  expiresAt: 'Finns kvar till {at} och raderas sedan.',
  size: '{size} MB',
  downloads_one: 'Hämtat {count} gång',
  downloads_other: 'Hämtat {count} gånger',
  download: 'Hämta journalutdraget',
  failed: 'Journalutdraget misslyckades',
  failedBody: 'Nya försök görs automatiskt under några timmar. Du kan också skapa ett nytt utdrag nu.',
  deleted: 'Journalutdraget är raderat',
  deletedBody: 'Journalutdrag sparas i 24 timmar. Skapa ett nytt när det behövs.',
} satisfies Texts<typeof en>
