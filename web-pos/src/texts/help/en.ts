/** The help beside the screens (USE-013). */
export const en = {
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
  sale: {
    about: 'One sale, from the payment to its receipt. The page goes on by itself.',
    first: {
      title: 'Follow the card terminal',
      text: 'The client pays at the terminal. Press Stop the payment if it should not be made; if the client has paid already, the sale is finished.',
    },
    second: {
      title: 'Give the client the receipt',
      text: 'When the sale is paid, press Print or save, or Send by e-mail. Then press Next sale.',
    },
    third: {
      title: 'Try another way of paying',
      text: 'A failed payment has charged nothing. Press Change payment method: the cart is still there.',
    },
  },
  receipts: {
    about: 'Each sale and each refund with its receipt, the newest first. It also shows what is in progress and what failed.',
    first: {
      title: 'Find a receipt',
      text: 'Type its number, a client, a day or an amount. Days, amount and status narrow the list.',
    },
    second: {
      title: 'Refund or print a receipt',
      text: 'Open the receipt. Refund and the printing of a copy are on its page.',
    },
    third: {
      title: 'See what is not settled',
      text: 'Choose In progress or Failed. A payment that is being resolved settles by itself; never take it twice.',
    },
  },
  receipt: {
    about: 'A receipt as the control unit registered it. It can’t be changed, only refunded.',
    first: {
      title: 'Give it to the client',
      text: 'Print it, or send it by e-mail. The law allows one copy after that, marked as a copy.',
    },
    second: {
      title: 'Refund it',
      text: 'Press Refund and choose what goes back. The button is missing when nothing is left to refund.',
    },
    third: {
      title: 'Go to what it is about',
      text: 'The client’s name and Booking lead to their pages; Refunds lists what has gone back.',
    },
  },
  refund: {
    about: 'Money back on a receipt, in full or in part, by the payment method that was used.',
    first: {
      title: 'Choose what goes back',
      text: 'All that remains is chosen from the start; set how many of each item to refund less. An amount without returned goods is shown as a price reduction.',
    },
    second: {
      title: 'Write the reason',
      text: 'It is saved with the refund and in the register’s journal. Leave the client’s name out.',
    },
    third: {
      title: 'Put goods back in stock',
      text: 'Switch on The goods go back to stock when they can be sold again. A refund can’t be undone.',
    },
  },
  day: {
    about: 'What the chosen register has sold since its last report, and the days that are closed.',
    first: {
      title: 'Close the day',
      text: 'Count the drawer, explain a difference, set the float for tomorrow and press Close the day. The Z report can’t be changed.',
    },
    second: {
      title: 'Look at the day so far',
      text: 'Today so far shows sales, VAT and payment methods. X report as PDF prints it without closing anything.',
    },
    third: {
      title: 'Move cash',
      text: 'Press Cash movements to put cash in, take it out, open the drawer or set the float.',
    },
  },
  closedDay: {
    about: 'A closed day’s Z report. The accounts are kept by it, so it can’t be changed.',
    first: {
      title: 'Read the totals',
      text: 'Sales, refunds, VAT and payment methods of the time that the report covers.',
    },
    second: {
      title: 'Look at the cash',
      text: 'Expected and counted are shown beside each other, with the reason for a difference.',
    },
    third: {
      title: 'Post it in the accounts',
      text: 'Postings for the accounts lists the amounts. To the cash-up leads back to all closed days.',
    },
  },
  products: {
    about: 'What the clinic sells over the counter, with price, VAT and stock.',
    first: {
      title: 'Add a product',
      text: 'Press Add a product. With a code or an EAN it can be scanned at checkout.',
    },
    second: {
      title: 'Adjust the stock',
      text: 'Open the product and use Adjust the stock when a delivery comes or you have counted. Sales are deducted by themselves.',
    },
    third: {
      title: 'Find what runs out',
      text: 'Choose Low in stock. Removed products are listed by Removed and can be restored.',
    },
  },
  productCategories: {
    about: 'Groups of products, such as skin care, by which the list of products is filtered.',
    first: { title: 'Add a category', text: 'Press Add a category and give it a name.' },
    second: {
      title: 'Put products into it',
      text: 'Choose the category in the product, or select several in the list of products and press Move to a category.',
    },
    third: { title: 'Remove a category', text: 'Open it and remove it. Its products stay, without a category.' },
  },
  giftCards: {
    about: 'The gift cards that are sold, what is left on each and until when it is valid.',
    first: {
      title: 'Sell a gift card',
      text: 'Press Sell a gift card. The checkout opens: enter the value, add it to the cart and take the payment.',
    },
    second: {
      title: 'See what is left',
      text: 'Search by its number, or press a row. The panel leads to the receipt it was sold on.',
    },
    third: {
      title: 'Block or extend it',
      text: 'An administrator opens it and changes Can be used or the last day.',
    },
  },
  registerSettings: {
    about: 'What the clinic needs to sell: the payment provider, card terminals and registers with their control unit.',
    first: {
      title: 'Get ready to sell',
      text: 'The list at the top names what is missing. Press Fix beside each.',
    },
    second: {
      title: 'Add a register',
      text: 'Press Add a register, then Connect, so that the control unit knows it. Each numbers its own receipts.',
    },
    third: {
      title: 'Add a card terminal',
      text: 'When the payment provider is connected, press Add a terminal. Then choose it for a register.',
    },
  },
  receiptSettings: {
    about: 'The clinic’s own texts on every receipt, and the picture of its Swish code.',
    first: {
      title: 'Write at the top',
      text: 'A telephone number or opening hours, for instance. The company’s name and number stand there anyway.',
    },
    second: { title: 'Write at the bottom', text: 'Terms of return, for instance. New receipts get the text, earlier ones keep theirs.' },
    third: {
      title: 'Show a Swish code',
      text: 'Upload a picture of your QR code. The checkout shows it, but each sale is still entered and paid by one of the payment methods.',
    },
  },
} as const
