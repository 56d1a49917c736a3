export const helpSv = {
  calendar: {
    about: 'Klinikens bokningar per dag och behandlare. Det andra bokar visas av sig själv.',
    first: {
      title: 'Boka ett besök',
      text: 'Tryck på en ledig tid, eller på knappen för en ny bokning, och välj klient och tjänst.',
    },
    second: {
      title: 'Boka om',
      text: 'Dra bokningen till en annan tid eller behandlare. Klienten får den slutliga tiden, och flytten kan ångras.',
    },
    third: {
      title: 'Öppna en bokning',
      text: 'Tryck på den för att se klienten, avboka eller ta betalt.',
    },
  },
  services: {
    about: 'Det som går att boka. Klienter ser samma ordning och texter på bokningssidan.',
    first: {
      title: 'Lägg till en tjänst',
      text: 'Tryck på knappen och ange längd, pris, kategori och behandlare. Utan behandlare går den inte att boka.',
    },
    second: {
      title: 'Dölj en tjänst på nätet',
      text: 'Öppna den och slå av bokning på nätet. Personalen kan fortfarande boka den.',
    },
    third: {
      title: 'Gruppera tjänster',
      text: 'Kategorier är rubrikerna som klienter väljer bland. Ordningen ändras på sidan för kategorier.',
    },
  },
}
