import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  clients: 'Klienter',
  procedures: 'Behandlingar',
  prescriptionsSigned: 'Signerade ordinationer',
  smsSent: 'Skickade sms',
  registrations: 'Nya klienter',
  prescriptions: 'Ordinationer per förskrivare',
  external: 'Externa förskrivare',
  own: 'Egna förskrivare',
  questionnaires: 'Mest besvarade frågeformulär',
  topTreatments: 'Flest behandlingar',
  topNotes: 'Flest anteckningar',
  ages: 'Klienternas ålder',
  count: 'Antal',
  age: 'Ålder',
  years: '{ages} år',
  youngest: '20 år och yngre',
} satisfies Texts<typeof en>
