import type { Texts } from '@clinic/kit/i18n'
import type { bankIdEn, passkeyEn } from './sign-in-en'

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

export const passkeySv = {
  title: 'Passnycklar',
  help: 'Logga in med fingeravtryck, ansikte eller pinkod på telefonen eller datorn, utan lösenord.',
  unsupported: 'Den här webbläsaren har inga passnycklar. Öppna profilen i en annan webbläsare för att lägga till en.',
  add: 'Lägg till en passnyckel',
  addIntro: 'Ange ditt lösenord. Enheten ber sedan om fingeravtryck, ansikte eller pinkod.',
  nameTitle: 'Namnge passnyckeln',
  nameHelp: 'På namnet känner du igen enheten senare.',
  name: 'Namn',
  added: 'Passnyckeln är tillagd',
  failed: 'Passnyckeln skapades inte. Försök igen.',
  known: 'Enheten har redan en passnyckel till ditt konto.',
  addedAt: 'Tillagd',
  lastUsed: 'Senast använd',
  remove: 'Ta bort',
  removeTitle: 'Ta bort {name}',
  removeIntro: 'Passnyckeln loggar sedan inte längre in dig. Radera den även i enheten.',
  removed: 'Passnyckeln är borttagen',
} satisfies Texts<typeof passkeyEn>
