/** The help beside the screens (USE-013). */
export const helpEn = {
  checkout: {
    about: 'Sell services, products and gift cards. Every sale is registered with the control unit and gets a receipt.',
    first: {
      title: 'Take a payment',
      text: 'Choose the client, add what was bought, and press how it is paid. A booking is paid from its own page.',
    },
    second: {
      title: 'Scan a product',
      text: 'Type or scan its code in the search field and press Enter.',
    },
    third: {
      title: 'Give money back',
      text: 'Open the receipt under Receipts and choose to refund it, in full or in part.',
    },
  },
} as const
