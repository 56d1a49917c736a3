import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  scan: 'Öppna BankID-appen i telefonen, välj att läsa av en QR-kod och rikta den hit.',
  code: 'QR-kod för BankID',
  thisDevice: 'Öppna BankID på den här enheten',
  cancel: 'Avbryt',
  close: 'Stäng',
  connectionLost: 'Servern kunde inte nås. Vi fortsätter försöka.',
  failed: 'Något gick fel. Försök igen.',
} satisfies Texts<typeof en>
