import { createTexts, type Texts } from '@clinic/kit/lite'

export const en = {
  title: (clinic: string) => `${clinic} asks you to prescribe`,
  waiting: 'One moment …',
  text: (email: string) => `The invitation is for ${email}. It can be used once and holds for 24 hours.`,
  create: 'Create an account',
  join: 'Join with your account',
  gone: 'This invitation holds no more',
  goneText: 'It has been used, or is older than 24 hours. Ask the clinic for a new one. If you have joined already, sign in.',
  signIn: 'Sign in',
  failed: 'The invitation could not be opened.',
  again: 'Try again',
}

export const sv: Texts<typeof en> = {
  title: (clinic) => `${clinic} ber dig att förskriva`,
  waiting: 'Ett ögonblick …',
  text: (email) => `Inbjudan gäller ${email}. Den kan användas en gång och gäller i 24 timmar.`,
  create: 'Skapa ett konto',
  join: 'Anslut med ditt konto',
  gone: 'Inbjudan gäller inte längre',
  goneText: 'Den har använts eller är äldre än 24 timmar. Be kliniken om en ny. Har du redan anslutit kan du logga in.',
  signIn: 'Logga in',
  failed: 'Inbjudan kunde inte öppnas.',
  again: 'Försök igen',
}

export type InvitationTexts = Texts<typeof en>
export const { TextsProvider, useTexts } = createTexts<InvitationTexts>({ en, sv })
