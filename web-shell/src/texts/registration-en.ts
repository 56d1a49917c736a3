export const registrationEn = {
  title: 'Registration and booking portals',
  help: 'Link, forms and e-mails are at Registration portal.',
  MANDATORY_BANK_ID_BOOKING_PORTAL: 'Clients identify themselves with BankID when they book',
  MANDATORY_BANK_ID_REG_PORTAL: 'Clients identify themselves with BankID when they register',
  SUPER_USER_MAIL_WHEN_CLIENT_REGISTER: 'E-mail to the super user when a client registers',
} as const
