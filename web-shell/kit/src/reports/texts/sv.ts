import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  title: { booking: 'Bokningsrapport', pos: 'Försäljningsrapport', record: 'Journalrapport' },
  sections: 'Rapporter',
  section: { booking: 'Bokningar', pos: 'Försäljning', record: 'Journal' },
  team: 'Medarbetare',
  everybody: 'Alla',
  chosen_one: '{{count}} medarbetare',
  chosen_other: '{{count}} medarbetare',
  all: 'Välj alla',
  own: 'Dina egna siffror',
  left: '{{name}} (inaktiv)',
  period: 'Uppdelat på',
  periods: { day: 'Dag', week: 'Vecka', month: 'Månad' },
  start: 'Från',
  end: 'Till',
  export: 'Exportera till Excel',
  exportFailed: 'Filen kunde inte skapas',
  noData: 'Ingen data för de här dagarna',
  table: 'Siffrorna som tabell',
  from: 'Från',
  total: '{{name}}: {{value}} ({{share}} %)',
} satisfies Texts<typeof en>
