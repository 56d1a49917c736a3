/** Texts of group bookings and of what is added to a booking (BKG-033, BKG-031). */
export const groupBooking = {
  fixed: 'Du kan inte ändra en gruppbokning',
  fixedHelp: 'Tjänst, behandlare och längd gäller hela gruppen. Flytta eller avboka klienterna en och en.',
  participants: '{count} av {quantity} platser bokade',
  title: 'Gruppbokning',
  list: 'Gruppbokningens klienter',
  addClient: 'Lägg till en klient',
  addedClient: '{name} har en plats',
  addService: 'Lägg till en tjänst',
  addServiceHelp: 'Den börjar direkt efter den här, för samma klient.',
  addedService: '{service} är bokad {at}',
  quantity: 'Platser',
  quantityHelp: 'Hur många klienter som kan boka samma tid. Välj en behandlare.',
} as const
