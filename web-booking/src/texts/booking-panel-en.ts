/** Texts of the panel of a booking: notes, the confirmation that is sent anew, and changes. */
export const notes = {
  title: 'Notes',
  add: 'Write a note',
  edit: 'Edit the note',
  text: 'Note',
  help: 'Seen by the staff only, never by the client.',
  none: 'No notes yet',
  editOf: 'Edit the note of {name}',
  deleteOf: 'Delete the note of {name}',
  delete: 'Delete the note?',
  deleteAction: 'Delete',
  deleted: 'The note is deleted',
  changedBy: 'Changed by {name}',
} as const

export const edit = {
  open: 'Edit',
  title: 'Edit the booking',
  otherClient: 'Notes go with the booking. The new client gets the confirmation; the earlier one is not told.',
  paid: 'The booking has a receipt, so its client, service and price stay.',
  done: 'The booking is changed',
  resized: 'Now {start} – {end}',
  undone: 'The change is undone',
} as const

export const confirmation = {
  open: 'Send the confirmation',
  title: 'Send the confirmation?',
  body: '{name} gets it by SMS and e-mail, as far as the client has a mobile number and an e-mail address.',
  send: 'Send',
  sentBoth: 'The confirmation is sent by SMS to {phone} and by e-mail to {email}',
  sentSms: 'The confirmation is sent by SMS to {phone}',
  sentMail: 'The confirmation is sent by e-mail to {email}',
} as const

export const panel = {
  title: 'Booking',
  time: 'When',
  price: 'Price',
  source: 'Booked by',
  overbooked: 'Double-booked',
  rescheduled: 'Rescheduled',
  cancelled: 'This booking is cancelled and its time is free.',
  actions: 'Actions',
  bookAgain: 'Book again',
  writeNote: 'Write a treatment note',
  pastBookings: 'Last bookings',
  noPastBookings: 'No earlier bookings',
  messages: 'Messages about the booking',
  noMessages: 'No messages yet',
  backTo: 'Back to {service}, {name}',
  claimedPersonalId: 'The personal id that was given when booking is another client’s. They may be the same person.',
  mergeWith: 'Merge with {name}',
  allBookings: 'All bookings of the client',
  client: 'Client of the booking',
  receipt: 'Receipt',
  noReceipt: 'No receipt to show',
  noReceiptHelp: 'A cancelled booking is not paid here, and receipts are for those who may read them.',
} as const

/** What a client has to pay and has on gift cards. */
export const balance = {
  title: 'Balance',
  visits: '{amount} to pay for visits',
  fees: '{amount} to pay in fees',
  none: 'nothing to pay',
  giftCards: '{amount} on gift cards',
} as const
