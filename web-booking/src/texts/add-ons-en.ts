/** Texts of services that a visit has besides the booked one (BEY-005). */
export const addOns = {
  offered: 'Add-ons',
  offeredHelp: 'Services that clients can add to the same visit, in this order.',
  order: 'Order of the add-ons',
  only: 'Visitors book it as an add-on only',
  onlyHelp: 'The portal offers it beside the services that name it, not by itself.',
  visit: 'The whole visit: {minutes}, {price}',
  priceHelp: 'The whole visit, with add-ons of {price}.',
  changeHelp: 'With another service the visit loses its add-ons.',
} as const
