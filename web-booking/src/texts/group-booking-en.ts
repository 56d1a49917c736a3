/** Texts of group bookings and of what is added to a booking (BKG-033, BKG-031). */
export const groupBooking = {
  fixed: 'You cannot modify a group booking',
  fixedHelp: 'Service, practitioner and length are those of the whole group. Move or cancel its clients one by one.',
  participants: '{count} of {quantity} places booked',
  title: 'Group booking',
  list: 'Clients of the group booking',
  addClient: 'Add a client',
  addedClient: '{name} has a place',
  addService: 'Add a service',
  addServiceHelp: 'It begins right after this one, for the same client.',
  addedService: '{service} is booked at {at}',
  quantity: 'Places',
  quantityHelp: 'How many clients can book the same time. Choose one practitioner.',
} as const
