export const helpSv = {
  clients: {
    about: 'Alla som är eller har varit klienter, med journal, bokningar och kvitton.',
    first: {
      title: 'Hitta en klient',
      text: 'Skriv delar av ett namn, ett telefonnummer, en e-postadress eller ett personnummer.',
    },
    second: {
      title: 'Lägg till en klient',
      text: 'Tryck på knappen. Ett namn räcker; med ett mobilnummer når meddelanden och formulär fram.',
    },
    third: {
      title: 'Skriv i journalen',
      text: 'Öppna klienten och välj behandlingar, samtycken eller frågeformulär i menyn.',
    },
  },
}
