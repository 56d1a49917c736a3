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
