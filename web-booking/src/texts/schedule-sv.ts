import type { Texts } from '@clinic/kit/i18n'
import type { unavailable as unavailableEn } from './schedule-en'

/** Texts of unavailable times and schedules. */
export const unavailable = {
  add: 'Lägg till en otillgänglig tid',
  form: 'Otillgänglig tid',
  search: 'Sök anledning',
  practitioner: 'Kalender',
  reason: 'Anledning',
  reasonHelp: 'Till exempel Lunch eller Kurs. Bara personalen ser den, aldrig besökarna.',
  start: 'Start',
  end: 'Slut',
  weekdays: 'Varje vecka på',
  weekdaysHelp: 'Lämna tomt för en tid som gäller en gång. Annars upprepas klockslagen ovan.',
  until: 'Till och med',
  time: 'Tid',
  recurrence: 'Upprepas',
  once: 'En gång',
  everyWeek: '{days} till och med {day}',
  empty: 'Inga otillgängliga tider',
  emptyHelp: 'Lägg till raster, möten och andra tider då en behandlare inte kan bokas.',
  added: 'Den otillgängliga tiden är tillagd',
  saved: 'Den otillgängliga tiden är sparad',
  removeAction: 'Ta bort',
  removeBody: 'Tiden och alla upprepningar kan bokas igen.',
  removed: 'Den otillgängliga tiden är borttagen',
} satisfies Texts<typeof unavailableEn>
