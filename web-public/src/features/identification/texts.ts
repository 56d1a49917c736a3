import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Identify yourself with BankID',
  lead: '{clinic} asks for BankID before a visit is booked. Your personal number is used to find your record; none of it is shown here.',
  start: 'Identify with BankID',
  scan: 'Open the BankID app on your phone and scan the code.',
  code: 'QR code for BankID',
  thisDevice: 'Open BankID on this device',
  cancel: 'Cancel',
  offline: 'The clinic could not be reached. Please try again.',
  connectionLost: 'The connection is lost. We go on when it is back.',
} as const

export const sv = {
  title: 'Legitimera dig med BankID',
  lead: '{clinic} ber om BankID innan ett besök bokas. Personnumret används för att hitta din journal; inget av den visas här.',
  start: 'Legitimera dig med BankID',
  scan: 'Öppna BankID-appen i telefonen och läs av koden.',
  code: 'QR-kod för BankID',
  thisDevice: 'Öppna BankID på den här enheten',
  cancel: 'Avbryt',
  offline: 'Det gick inte att nå kliniken. Försök igen.',
  connectionLost: 'Anslutningen är bruten. Vi fortsätter när den är tillbaka.',
} satisfies Texts<typeof en>

export const { useTranslation: useIdentificationTranslation } = createTranslations({ en, sv })
