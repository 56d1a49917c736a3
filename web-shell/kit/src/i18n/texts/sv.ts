import type { Texts } from '../../core/translator'
import type { en } from './en'

export const sv = {
  active: 'Aktiv',
  client: 'Klient',
  email: 'E-post',
  firstName: 'Förnamn',
  inactive: 'Inaktiv',
  lastName: 'Efternamn',
  name: 'Namn',
  reason: 'Orsak',
  removeName: 'Ta bort {name}',
  save: 'Spara',
  status: 'Status',
  time: 'Tid',
  tryAgain: 'Försök igen',
} satisfies Texts<typeof en>
