import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: 'Journalutdrag',
  what: 'Allt som sparas om klienten: journalen som PDF, det som är signerat precis som det signerades, bilder och filer, och vem som har tittat i den.',
  ask: 'Gör journalutdraget',
  again: 'Gör det på nytt',
  againBody: 'Det som är klart finns kvar tills dess dygn är slut.',
  waiting: 'Väntar på att göras',
  making: 'Görs: {{percent}} procent',
  progress: 'Hur långt journalutdraget har kommit',
  background: 'Det görs i bakgrunden. Du kan lämna sidan; du får ett mejl när det är klart.',
  ready: 'Klart att hämta',
  until: 'Det finns kvar till {{at}} och raderas sedan.',
  size: '{{size}} MB',
  fetched_one: 'Hämtat {{count}} gång',
  fetched_other: 'Hämtat {{count}} gånger',
  fetch: 'Hämta journalutdraget',
  failed: 'Journalutdraget kunde inte göras',
  failedBody: 'Nya försök görs av sig själva under några timmar. Du kan också göra den på nytt nu.',
  erased: 'Journalutdraget är raderat',
  erasedBody: 'Det fanns kvar i 24 timmar. Gör det på nytt när det behövs.',
  problem: 'Det gick inte. Försök igen.',
} satisfies Texts<typeof en>
