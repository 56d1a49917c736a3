import type { Texts } from '@clinic/kit/lite'
import type { en } from './en'

export const sv = {
  title: 'Legitimera dig med BankID',
  start: 'Legitimera dig med BankID',
  scan: 'Öppna BankID-appen i telefonen och läs av koden.',
  code: 'QR-kod för BankID',
  thisDevice: 'Öppna BankID på den här enheten',
  cancel: 'Avbryt',
  offline: 'Det gick inte att nå kliniken. Försök igen.',
  connectionLost: 'Anslutningen är bruten. Vi fortsätter när den är tillbaka.',
} satisfies Texts<typeof en>
