export const registrationEn = {
  title: 'Registration and booking portals',
  help: 'Link, forms and e-mails are at Registration portal.',
  BANK_ID_VERIFICATION_ENABLED: 'The clinic uses BankID for its clients',
  bankIdHelp: 'Off: no page for clients asks for BankID. Signing in with BankID for the team is not changed.',
  bankIdOff: 'Counts as off, and cannot be switched on, while the clinic does not use BankID for its clients.',
  MANDATORY_BANK_ID_BOOKING_PORTAL: 'Clients identify themselves with BankID when they book',
  MANDATORY_BANK_ID_REG_PORTAL: 'Clients identify themselves with BankID when they register',
  SUPER_USER_MAIL_WHEN_CLIENT_REGISTER: 'E-mail to the super user when a client registers',
} as const
