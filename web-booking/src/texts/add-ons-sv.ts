/** Texts of services that a visit has besides the booked one (BEY-005). */
export const addOns = {
  offered: 'Tillägg',
  offeredHelp: 'Tjänster som klienter kan lägga till vid samma besök, i den här ordningen.',
  order: 'Tilläggens ordning',
  only: 'Besökare bokar den bara som tillägg',
  onlyHelp: 'Portalen erbjuder den vid de tjänster som har den som tillägg, inte för sig.',
  visit: 'Hela besöket: {minutes}, {price}',
  priceHelp: 'Hela besöket, med tillägg för {price}.',
  changeHelp: 'Med en annan tjänst förlorar besöket sina tillägg.',
} as const
