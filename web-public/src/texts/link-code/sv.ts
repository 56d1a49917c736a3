import type { Texts } from '@clinic/kit/lite'
import type { en } from './en'

export const sv = {
  title: 'Skriv koden',
  lead: 'En sexsiffrig kod har skickats till {to}.',
  label: 'Sexsiffrig kod',
  short: 'Skriv alla sex siffrorna.',
  submit: 'Fortsätt',
  resend: 'Skicka en ny kod',
  resendIn: 'Skicka en ny kod om {time}',
  resent: 'En ny kod är på väg.',
} satisfies Texts<typeof en>
