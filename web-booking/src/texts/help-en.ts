/** The help beside the screens (USE-013). */
export const helpEn = {
  calendar: {
    about: 'The clinic’s bookings by day and practitioner. What others book appears by itself.',
    first: {
      title: 'Book a visit',
      text: 'Press a free time, or the button for a new booking, and choose client and service.',
    },
    second: {
      title: 'Reschedule',
      text: 'Drag the booking to another time or practitioner. The client is told of the final time; the move can be undone.',
    },
    third: {
      title: 'Open a booking',
      text: 'Press it to see the client, cancel it or take the payment.',
    },
  },
  services: {
    about: 'What can be booked. Clients see the same order and texts in the booking portal.',
    first: {
      title: 'Add a service',
      text: 'Press the button and set length, price, category and who performs it. Without a practitioner it can’t be booked.',
    },
    second: {
      title: 'Hide a service online',
      text: 'Open it and switch off booking online. Staff can still book it.',
    },
    third: {
      title: 'Group services',
      text: 'Categories are the headings that clients choose from. Change their order on the page of categories.',
    },
  },
} as const
