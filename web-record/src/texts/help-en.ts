/** The help beside the screens (USE-013). */
export const helpEn = {
  clients: {
    about: 'Everyone who is or has been a client, with their record, bookings and receipts.',
    first: {
      title: 'Find a client',
      text: 'Type parts of a name, a phone number, an e-mail address or a personal id.',
    },
    second: {
      title: 'Add a client',
      text: 'Press the button. A name is enough; a mobile number lets messages and forms reach the client.',
    },
    third: {
      title: 'Write in the record',
      text: 'Open the client and choose treatment notes, consent forms or questionnaires in the menu.',
    },
  },
} as const
