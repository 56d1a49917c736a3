/** The help beside the screens (USE-013). */
export const en = {
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
      text: 'Press Add a service and set length, price, category and who performs it. Without a practitioner it can’t be booked.',
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
  service: {
    about: 'What can be booked: how long it takes, what it costs, who performs it and where.',
    first: {
      title: 'Make it bookable',
      text: 'Choose at least one practitioner under Performed by. Time before and after is reserved but not shown to clients.',
    },
    second: {
      title: 'Let visitors book it',
      text: 'Switch on Visitors may book it on the portal, and describe it in both languages.',
    },
    third: {
      title: 'Reserve a room',
      text: 'Choose the rooms in which it can take place. One that is free is reserved for each booking.',
    },
  },
  categories: {
    about: 'The headings that visitors choose from before they choose a service.',
    first: {
      title: 'Add a category',
      text: 'Press Add a category, such as Facials. Then choose it in the services that belong to it.',
    },
    second: {
      title: 'Reorder categories',
      text: 'Drag a category by its handle, or move it with the keyboard. The portal has the same order.',
    },
    third: { title: 'Hide a category', text: 'Switch Active off: visitors no longer see the category.' },
  },
  schedule: {
    about: 'When each practitioner can be booked, day by day. A day without a schedule follows the opening hours.',
    first: { title: 'Plan a day', text: 'Choose a day and press Edit the day, or Enter. Private times can be booked by staff only.' },
    second: { title: 'Reuse a week', text: 'Copy and paste days or weeks, or save a week as a template and apply it over a span of days.' },
    third: { title: 'Confirm it', text: 'Visitors can book when you have confirmed. What is not confirmed expires after three days.' },
  },
  settings: {
    about: 'When and how the clinic can be booked, and what clients are told about it.',
    first: {
      title: 'Set the opening hours',
      text: 'Switch on the days that the clinic is open and add the hours. Days off and unavailable times, such as breaks, have tabs of their own.',
    },
    second: {
      title: 'Decide the rules',
      text: 'Rules say which start times visitors are offered, and how late and how far ahead they can book.',
    },
    third: {
      title: 'Write reminders',
      text: 'Under Messages, choose when reminders and follow-ups are sent, by SMS or e-mail, and write the texts.',
    },
  },
  portal: {
    about: 'The page where clients book online: its address, how to put it where they find it, and the rating on Google.',
    first: {
      title: 'Choose a short name',
      text: 'Enter a name that is easy to say under Short name and save it. Names that you had before keep leading here.',
    },
    second: { title: 'Share the link', text: 'Press Copy the link, or print the QR code.' },
    third: { title: 'Put it on your website', text: 'Press Copy the code and paste it where the booking should appear.' },
  },
  waitingList: {
    about: 'Clients who want a time that isn’t free. A time that becomes free is offered to those it suits.',
    first: { title: 'Add a client', text: 'Press Add to the waiting list and enter the service and when it suits.' },
    second: { title: 'Follow the offers', text: 'Each row shows the times that were offered and what the client answered.' },
    third: {
      title: 'Choose how times are offered',
      text: 'Under Booking settings, Rules: one client after another or all, and how long they have to answer.',
    },
  },
  sentMessages: {
    about: 'The SMS and e-mails that have been sent to clients, with their status.',
    first: { title: 'Find a message', text: 'Search by the e-mail address or the number with +46.' },
    second: {
      title: 'See what did not arrive',
      text: 'Choose Undelivered. Below the status stands why. Correct a wrong number or address in the client’s details first.',
    },
    third: { title: 'Send it again', text: 'Press Send again, or select several. A message that is no longer current is not sent.' },
  },
} as const
