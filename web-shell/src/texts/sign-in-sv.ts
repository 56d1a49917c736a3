import type { Texts } from '@clinic/kit/i18n'
import type { bankIdEn } from './sign-in-en'

export const bankIdSv = {
  connect: 'Anslut BankID',
  isConnected: 'Anslutet',
  connected: 'BankID är anslutet',
  notConnected: 'BankID anslöts inte. Logga in och försök igen.',
  help: 'Logga in utan lösenord. Personnumret i ditt BankID blir personnumret i din profil.',
  connectedHelp: 'Du kan logga in med BankID. Om ditt personnummer ändras upphör anslutningen.',
  passwordIntro: 'Ange ditt lösenord och skriv sedan under med BankID.',
  connectIntro: 'Signera i BankID-appen att kontot är ditt.',
  continue: 'Fortsätt',
  remove: 'Ta bort BankID',
  removeIntro: 'Du kan sedan inte längre logga in med BankID. Personnumret finns kvar i profilen.',
  removed: 'BankID är borttaget',
} satisfies Texts<typeof bankIdEn>
