export const helpSv = {
  home: {
    about: 'Det som händer i dag och det som väntar på någon. Sidan följer kalendern och kassan av sig själv.',
    first: {
      title: 'Öppna en bokning',
      text: 'Tryck på en rad. Nästa bokning står först och de som är över sist. Välj mellan dina egna och allas.',
    },
    second: {
      title: 'Beta av det som väntar',
      text: 'Varje tal under Att göra leder till sin lista: behandlingar att signera, formulär, meddelanden, betalningar.',
    },
    third: {
      title: 'Fyll dagen',
      text: 'Lediga tider i dag visar när en behandlare fortfarande kan bokas. Öppna kalendern för att boka.',
    },
  },
  notifications: {
    about: 'Det som har hänt och rör dig: det senaste först, sparat i 90 dagar.',
    first: {
      title: 'Öppna det som notisen gäller',
      text: 'Tryck på meningen. Notisen blir läst och siffran vid klockan minskar.',
    },
    second: {
      title: 'Se vad som är kvar',
      text: 'Välj Olästa, eller en typ. Markera det som du inte behöver öppna som läst, eller allt på en gång.',
    },
    third: {
      title: 'Se det direkt',
      text: 'Klockan finns på varje sida och uppdateras av sig själv, utan att sidan laddas om.',
    },
  },
  company: {
    about: 'Vilka kliniken är: på kvitton, dokument, bokningssidan och i meddelanden till klienter.',
    first: {
      title: 'Bli redo att sälja',
      text: 'Fyll i organisationsnumret: det måste stå på kvitton.',
    },
    second: {
      title: 'Se ut som er själva',
      text: 'Lägg till logotypen och temafärgen. De visas på dokument, formulär och bokningssidan.',
    },
    third: {
      title: 'Kontrollera tidszon och valuta',
      text: 'Valutan kan inte ändras när det finns priser. Språk och format står under Inställningar för alla.',
    },
  },
  policy: {
    about: 'Det besökare läser innan de lämnar sina personuppgifter.',
    first: { title: 'Skriv den själva', text: 'Varför ni behöver uppgifterna, hur länge ni sparar dem och vem klienter kan fråga.' },
    second: { title: 'Publicera den', text: 'Bokningssidan och formulär via länk visar den från den stunden.' },
    third: { title: 'Redigera med en ny version', text: 'Tidigare versioner står kvar som de var, med klienterna som fick se dem.' },
  },
  clientFields: {
    about: 'Klientformuläret som er klinik behöver det.',
    first: {
      title: 'Välj vad som frågas',
      text: 'Dölj det ni aldrig använder. Det som är sparat i ett dolt fält finns kvar och visas fortfarande på klientens sida.',
    },
    second: {
      title: 'Kräv det ni inte klarar er utan',
      text: 'Ett obligatoriskt fält måste fyllas i när teamet lägger till eller ändrar en klient.',
    },
    third: {
      title: 'Använd era egna namn',
      text: 'Ett namn ni anger används överallt: formulär, listor, klientens sida, utdrag och bokningssidan.',
    },
  },
  systemSettings: {
    about: 'Hur systemet skriver och vad det kallar saker, för alla som arbetar här.',
    first: {
      title: 'Välj språk och format',
      text: 'Språket till klienter används i meddelanden och på publika sidor; varje användare väljer sitt eget språk i kontomenyn.',
    },
    second: {
      title: 'Välj ert ord',
      text: 'Klient, patient eller kund: personalens skärmar använder ordet ni väljer.',
    },
    third: {
      title: 'Bestäm vad nya medarbetare ser',
      text: 'Alla klienter, eller inga förrän ni väljer vilka under Team.',
    },
  },
  team: {
    about: 'Alla som arbetar här, vad de får göra och vilka klienter de får se.',
    first: {
      title: 'Bjud in någon',
      text: 'Tryck på Lägg till medarbetare. Personen får ett mejl med en länk för att välja lösenord.',
    },
    second: {
      title: 'Låt någon bli bokad',
      text: 'Öppna medarbetaren och slå på Kan bokas. Välj sedan tjänsterna under Tjänster.',
    },
    third: {
      title: 'Begränsa vad någon ser',
      text: 'Öppna medarbetaren och välj Endast utvalda klienter under Klientåtkomst.',
    },
  },
  profile: {
    about: 'Ditt eget konto: det som medarbetare ser av dig, ditt språk, ditt lösenord och var du är inloggad.',
    first: {
      title: 'Håll uppgifterna aktuella',
      text: 'Lägg till ett foto och ditt nummer. Roll, system och klientåtkomst ändras av en administratör under Team.',
    },
    second: {
      title: 'Byt lösenord',
      text: 'Ange det gamla och det nya två gånger. Du loggas ut på andra enheter och får ett mejl om bytet.',
    },
    third: {
      title: 'Gå igenom inloggningarna',
      text: 'Om en webbläsare eller adress inte är din: tryck på Logga ut överallt och välj ett nytt lösenord.',
    },
  },
  support: {
    about: 'Skriv till dem som driver Aster när något inte fungerar eller när du saknar något.',
    first: { title: 'Berätta vad som hände', text: 'Vad du gjorde, vad du såg och vad du väntade dig, på vilken sida och när.' },
    second: { title: 'Lägg till en bild', text: 'En bild av skärmen säger ofta mest. Täck klienters namn och personnummer först.' },
    third: { title: 'Vänta på svaret', text: 'Supporten svarar till e-postadressen för ditt konto.' },
  },
  inviteFriend: {
    about: 'Låt någon på en annan klinik prova Aster.',
    first: { title: 'Ange adressen', text: 'Personen får ett mejl med en länk för att registrera sig.' },
    second: { title: 'Medarbetare bjuds in på annat ställe', text: 'Lägg till dem som arbetar hos er under Inställningar, Team.' },
    third: { title: 'Bjud in flera', text: 'Upp till tjugo per dag för företaget; en per vecka till samma adress.' },
  },
}
