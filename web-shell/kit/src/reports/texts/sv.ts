import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: { booking: 'Bokningsrapport', pos: 'Försäljningsrapport', record: 'Journalrapport' },
  sections: 'Rapporter',
  section: { booking: 'Bokningar', pos: 'Försäljning', record: 'Journal' },
  team: 'Medarbetare',
  everybody: 'Alla',
  selectedCount_one: '{count} medarbetare',
  selectedCount_other: '{count} medarbetare',
  selectAll: 'Välj alla',
  own: 'Dina egna siffror',
  inactive: '{name} (inaktiv)',
  period: 'Gruppera per',
  periods: { day: 'Dag', week: 'Vecka', month: 'Månad' },
  start: 'Från',
  end: 'Till',
  startAfterEnd: 'Första dagen är efter den sista.',
  endBeforeStart: 'Sista dagen är före den första.',
  export: 'Exportera till Excel',
  noData: 'Ingen data för de här dagarna',
  table: 'Siffrorna som tabell',
  from: 'Från',
  total: '{name}: {value} ({share} %)',
} satisfies Texts<typeof en>
