/** The help beside the screens (USE-013). */
export const en = {
  requests: {
    about: 'What the clinics that have invited you ask you to prescribe, the newest first.',
    first: {
      title: 'Handle a request',
      text: 'Press the medicine. The page shows the patient, the request and earlier ones; there you sign or decline it.',
    },
    second: {
      title: 'Sign several at once',
      text: 'Select requests from one clinic and press the button that signs them. Each signature is for one clinic.',
    },
    third: {
      title: 'Look up what you have handled',
      text: 'Choose Handled. Search by medicine or clinic.',
    },
  },
  request: {
    about: 'One request: the patient, what the clinic asks for, and earlier requests for the same patient.',
    first: {
      title: 'Sign it',
      text: 'Press Sign with BankID. The app shows what you sign; your personal id must be the one that you signed up with.',
    },
    second: {
      title: 'Decline it',
      text: 'Press Decline and write why. The clinic sees the reason, and it can’t be undone.',
    },
    third: {
      title: 'See how it is used',
      text: 'On a signed prescription, Used says how many of the prescribed treatments have been given.',
    },
  },
} as const
