/** Texts of the settings of the booking portal (BKG-040). */
export const portalSettings = {
  texts: 'Your own texts',
  textsHelp: 'Visitors read them in their language. Where one language is empty, they read the other.',
  welcome_en: 'Welcome, in English',
  welcome_sv: 'Welcome, in Swedish',
  details_en: 'At the details, in English',
  details_sv: 'At the details, in Swedish',
  done_en: 'After the booking, in English',
  done_sv: 'After the booking, in Swedish',
  cover: 'Cover picture',
  coverHelp: 'A wide picture at the top of the page. JPG or PNG, under 5 MB.',
  asked: 'What visitors are asked for',
  askedHelp: 'Name, mobile phone and e-mail are always asked for.',
  extraFields: 'Your own fields',
  personal_id: 'Personal number',
  personalIdHelp: 'Always required before injections and surgery.',
  date_of_birth: 'Date of birth',
  address: 'Address',
  special_request: 'Special request',
  uses: { hidden: 'Not asked for', optional: 'Optional', required: 'Required' },
  needsBankId: 'Visitors identify themselves with BankID',
  bankIdOff: 'The clinic does not use BankID for its clients. Switch that on first, at Settings for everyone.',
  needsBankIdHelp: 'Before a visit is booked or the waiting list joined. The personal number finds the client’s record.',
  more: 'More',
  payment: 'Payment, link, QR code and preview',
  saved: 'The portal is saved',
} as const

export const confirmationTexts = {
  title: 'Confirmation of a booking',
  help: 'Sent when a booking is made. It must contain the time and the link with which the client sees, moves and cancels it.',
  sms_en: 'SMS in English',
  sms_sv: 'SMS in Swedish',
  mail_en: 'E-mail in English',
  mail_sv: 'E-mail in Swedish',
  insert: 'Insert into: {field}',
  reset: 'Reset to the standard text',
  preview: 'As the client reads it: {field}',
  arriveEarly: 'Arrive early, in minutes',
  arriveEarlyHelp: 'Confirmations and reminders ask clients to arrive this early. 0 asks for nothing.',
  namesTreatments: 'Messages may name the treatment',
  namesTreatmentsHelp: 'Only to clients who agreed to it. Others read “a visit”. Do not write treatments into the texts yourselves.',
  saved: 'The confirmation is saved',
  consent: 'Messages may name the treatment',
  consentSaved: 'The client’s answer is saved',
} as const

export const placeholders = {
  client: 'First name',
  clinic: 'Clinic',
  service: 'Service',
  practitioner: 'Practitioner',
  time: 'Time',
  address: 'Address',
  phone: 'Phone',
  arrive_early: 'Arrive early',
  link: 'Booking link',
} as const

/** Self check-in at the reception. */
export const checkIn = {
  qr: 'Check-in at the reception',
  qrHelp: 'Print it for the reception: clients scan it, type their mobile number and a code, and you see that they have arrived.',
} as const
