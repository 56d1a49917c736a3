import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  scan: 'Öppna BankID-appen i telefonen, välj att läsa av en QR-kod och rikta den hit.',
  code: 'QR-kod för BankID',
  thisDevice: 'Öppna BankID på den här enheten',
  again: 'Försök igen',
  cancel: 'Avbryt',
  close: 'Stäng',
  lost: 'Servern kunde inte nås. Vi fortsätter försöka.',
  failed: 'Något gick fel. Försök igen.',
} satisfies Texts<typeof en>
