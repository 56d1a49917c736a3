import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: '{clinic} invites you to prescribe',
  loading: 'One moment …',
  text: 'The invitation is for {email}. It can be used once and is valid for 24 hours.',
  create: 'Create an account',
  join: 'Join with your account',
  expired: 'This invitation has expired',
  expiredHelp: 'It has been used, or is older than 24 hours. Ask the clinic for a new one. If you have joined already, sign in.',
  signIn: 'Sign in',
  loadError: 'Could not open the invitation.',
  tryAgain: 'Try again',
} as const

export const sv = {
  title: '{clinic} bjuder in dig att förskriva',
  loading: 'Ett ögonblick …',
  text: 'Inbjudan gäller {email}. Den kan användas en gång och gäller i 24 timmar.',
  create: 'Skapa ett konto',
  join: 'Anslut med ditt konto',
  expired: 'Inbjudan har gått ut',
  expiredHelp: 'Den har använts eller är äldre än 24 timmar. Be kliniken om en ny. Har du redan anslutit kan du logga in.',
  signIn: 'Logga in',
  loadError: 'Inbjudan kunde inte öppnas.',
  tryAgain: 'Försök igen',
} satisfies Texts<typeof en>

export const { useTranslation } = createTranslations({ en, sv })
