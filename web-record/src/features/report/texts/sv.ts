import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  clients: 'Klienter',
  procedures: 'Behandlingar',
  signed: 'Signerade förskrivningar',
  sms: 'Skickade sms',
  registrations: 'Nya klienter',
  prescriptions: 'Förskrivningar efter förskrivare',
  external: 'Externa förskrivare',
  own: 'Egna förskrivare',
  questionnaires: 'Mest besvarade frågeformulär',
  most: 'Flest behandlingar',
  notes: 'Flest anteckningar',
  ages: 'Klienternas ålder',
  name: 'Namn',
  count: 'Antal',
  age: 'Ålder',
  years: '{{ages}} år',
  young: '20 år och yngre',
} satisfies Texts<typeof en>
