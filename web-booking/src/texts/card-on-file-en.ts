/** Cards on file. */
export const card = {
  saved: 'Card on file: {number}. The client agreed on {day} to at most {amount} for a booking.',
  unknownNumber: 'number unknown',
  charge: 'Charge the card',
  chargeTitle: 'Charge the card?',
  chargeBody: '{amount} is charged to the card {number}. The sale and its receipt are made at the register for online payments.',
  charging: 'The card is being charged.',
  asking: 'Waiting for the card company’s answer. The card isn’t charged again meanwhile.',
  remove: 'Remove the card',
  removeTitle: 'Remove the card?',
  removeBody: 'It can’t be charged any more. The client can save a card with their next booking.',
  removed: 'The card is removed',
} as const
