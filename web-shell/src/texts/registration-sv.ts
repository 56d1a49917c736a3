import type { Texts } from '@clinic/kit/i18n'
import type { registrationEn } from './registration-en'

export const registrationSv = {
  title: 'Registrerings- och bokningssida',
  help: 'Länk, formulär och e-post finns under Registreringssida.',
  BANK_ID_VERIFICATION_ENABLED: 'Kliniken använder BankID för sina klienter',
  bankIdHelp: 'Av: ingen sida för klienter ber om BankID. Teamets inloggning med BankID ändras inte.',
  bankIdOff: 'Räknas som av, och kan inte slås på, så länge kliniken inte använder BankID för sina klienter.',
  MANDATORY_BANK_ID_BOOKING_PORTAL: 'Klienter identifierar sig med BankID när de bokar',
  MANDATORY_BANK_ID_REG_PORTAL: 'Klienter identifierar sig med BankID när de registrerar sig',
  SUPER_USER_MAIL_WHEN_CLIENT_REGISTER: 'E-post till superanvändaren när en klient registrerar sig',
} satisfies Texts<typeof registrationEn>
