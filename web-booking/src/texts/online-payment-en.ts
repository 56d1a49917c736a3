export const onlinePayment = {
  title: 'Payment when booking',
  help: 'Visitors pay by card or Swish before the visit is booked. Each payment is a sale with a receipt, and goes back when the booking is cancelled in time.',
  mode: 'What visitors pay when they book',
  modes: {
    none: 'Nothing',
    percent: 'A deposit, in percent of the price',
    amount: 'A deposit of a fixed amount',
    whole: 'The whole price',
  },
  percent: 'Deposit in percent',
  amount: 'Deposit',
  register: 'Register for online payments',
  registerHelp: 'Have a register of its own for them, such as Online, so that its day is closed apart from the till.',
  registers: 'Registers and control units',
  swish: 'Swish number',
  swishHelp: 'The company’s number, ten digits that begin with 123. Leave it empty to take cards only.',
  savesCard: 'Save the card for fees',
  savesCardHelp:
    'Who pays a deposit by card agrees that the card is charged for a late cancellation or a no-show, where the clinic has a fee for it. You charge it from the booking.',
  saved: 'The payment when booking is saved',
}
