import type { Texts } from '@clinic/kit/i18n'
import type { authenticatorEn, bankIdEn, passkeyEn, passwordNoticeEn } from './sign-in-en'

export const bankIdSv = {
  connect: 'Anslut BankID',
  isConnected: 'Anslutet',
  connected: 'BankID är anslutet',
  notConnected: 'BankID anslöts inte. Logga in och försök igen.',
  help: 'Logga in utan lösenord. Personnumret i ditt BankID blir personnumret i din profil.',
  connectedHelp: 'Du kan logga in med BankID. Ta bort det innan du ändrar ditt personnummer.',
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
  rename: 'Byt namn',
  renameTitle: 'Byt namn på {name}',
  remove: 'Ta bort',
  removeTitle: 'Ta bort {name}',
  removeIntro: 'Passnyckeln loggar sedan inte längre in dig. Radera den även i enheten.',
  removed: 'Passnyckeln är borttagen',
} satisfies Texts<typeof passkeyEn>

export const authenticatorSv = {
  title: 'Autentiseringsapp',
  help: 'En app i telefonen visar en ny kod varje halvminut. Den behöver varken sms eller e-post.',
  isOn: 'Aktiv',
  setUp: 'Lägg till en app',
  setUpIntro: 'Ange ditt lösenord. Sedan skannar du en QR-kod med appen.',
  scan: 'Skanna QR-koden med en autentiseringsapp i telefonen och ange koden som den visar.',
  qr: 'QR-kod för appen',
  key: 'Går det inte att skanna? Ange den här nyckeln i appen:',
  code: 'Kod i appen',
  confirm: 'Bekräfta',
  added: 'Autentiseringsappen används nu och tvåstegsinloggning är på',
  codesLeft_one: '{count} reservkod kvar',
  codesLeft_other: '{count} reservkoder kvar',
  newCodes: 'Hämta nya reservkoder',
  newCodesIntro: 'Ange ditt lösenord. Dina tidigare reservkoder slutar gälla.',
  codesTitle: 'Reservkoder',
  codesHelp:
    'Om du inte har telefonen loggar varje kod in dig en gång i stället för appen. Spara dem där bara du kommer åt dem: de visas bara nu.',
  copy: 'Kopiera',
  copied: 'Koderna är kopierade',
  notCopied: 'Koderna kunde inte kopieras. Spara filen i stället.',
  download: 'Spara som fil',
  saved: 'Jag har sparat koderna',
  remove: 'Ta bort appen',
  removeIntro: 'Appens koder och reservkoderna loggar sedan inte längre in dig.',
  removed: 'Autentiseringsappen är borttagen',
} satisfies Texts<typeof authenticatorEn>

export const passwordNoticeSv = {
  expires: 'Ditt lösenord går ut {date}.',
  change: 'Välj ett nytt i din profil',
  close: 'Stäng för i dag',
} satisfies Texts<typeof passwordNoticeEn>
