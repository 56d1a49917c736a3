export const helpSv = {
  checkout: {
    about: 'Sälj tjänster, produkter och presentkort. Varje försäljning registreras i kontrollenheten och får ett kvitto.',
    first: {
      title: 'Ta betalt',
      text: 'Välj klienten, lägg till det som köpts och tryck på hur det betalas. En bokning betalas från sin egen sida.',
    },
    second: {
      title: 'Skanna en produkt',
      text: 'Skriv eller skanna koden i sökfältet och tryck på Enter.',
    },
    third: {
      title: 'Betala tillbaka',
      text: 'Öppna kvittot under Kvitton och välj återbetalning, hel eller delvis.',
    },
  },
}
