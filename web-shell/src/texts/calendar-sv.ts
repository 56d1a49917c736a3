import type { Texts } from '@clinic/kit/i18n'
import type { ownCalendarEn } from './calendar-en'

export const ownCalendarSv = {
  title: 'Kalenderanslutningar',
  help: 'Se dina bokningar i kalendern på telefonen eller datorn. Kalendrar får bara tider, inga klienter och inga behandlingar.',
  link: 'Kalenderlänk',
  linkHelp: 'En hemlig adress som din kalenderapp prenumererar på. Den visar när du är bokad och dina lediga dagar.',
  notBookable: 'Bara behandlare som går att boka har en kalenderlänk.',
  noLink: 'Du har ingen kalenderlänk.',
  createdAt: 'Länken skapades',
  create: 'Skapa en länk',
  replace: 'Skapa en ny länk',
  replaceIntro: 'Kalendrar som använder den gamla länken slutar uppdateras. Du anger den nya adressen i dem.',
  created: 'Kalenderlänken är skapad',
  revoke: 'Återkalla länken',
  revokeIntro: 'Kalendrar som använder länken slutar uppdateras.',
  revoked: 'Kalenderlänken är återkallad',
  newTitle: 'Din kalenderlänk',
  newIntro: 'Adressen visas bara nu. Den som har den kan se när du är bokad, så behåll den för dig själv.',
  address: 'Adress',
  copy: 'Kopiera adressen',
  copied: 'Adressen är kopierad',
  notCopied: 'Adressen gick inte att kopiera. Markera den och kopiera den själv.',
  open: 'Öppna i en kalender',
  qr: 'QR-kod till din kalenderlänk',
  done: 'Klar',
} satisfies Texts<typeof ownCalendarEn>
