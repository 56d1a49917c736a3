import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
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
  auditLog: {
    about:
      'Vem som gjorde vad och vem som öppnade vilken journal, även nekade inloggningar och nekade försök. Inget i den kan ändras eller tas bort.',
    first: {
      title: 'Hitta det du söker',
      text: 'Välj en användare, en klient, en typ eller dagar. Det senaste kommer först.',
    },
    second: {
      title: 'Ta med den',
      text: 'Hämta som Excel ger händelserna som filtren lämnar kvar, upp till 20 000.',
    },
    third: {
      title: 'Att titta loggas också',
      text: 'Att du öppnade eller hämtade loggen skrivs i den, en gång i kvarten.',
    },
  },
  logReview: {
    about: 'Lagen kräver att kliniken regelbundet kontrollerar att personalen bara öppnar journaler som de behöver i sitt arbete.',
    first: {
      title: 'Granska urvalet',
      text: 'De att titta närmare på kommer först: samma efternamn som klienten, en klient som arbetar här, eller inget besök inom en vecka.',
    },
    second: {
      title: 'Signera vad du kom fram till',
      text: 'Skriv vad du kontrollerade och signera. Dina egna visningar granskas av en annan administratör.',
    },
    third: {
      title: 'Granska vid misstanke',
      text: 'Välj en användare eller en klient och några dagar; orsaken sparas med granskningen. Inget tas någonsin bort.',
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
  documents: {
    about: 'Det kliniken har avtalat med den som driver tjänsten, och det ni själva sparar.',
    first: { title: 'Visa avtalet vid en granskning', text: 'Ladda ner versionen ni godkände, med vem som godkände den och när.' },
    second: { title: 'Godkänn en ny version', text: 'Superanvändaren läser den och trycker Godkänn. Ingen hindras i arbetet under tiden.' },
    third: { title: 'Spara era avtal här', text: 'Lägg till en PDF på upp till 20 MB. Bara administratörer kan öppna den.' },
  },
  usage: {
    about: 'Hur mycket av abonnemanget kliniken använder.',
    first: { title: 'Innan du bjuder in någon', text: 'Se hur många användare som ryms. Inaktivera dem som har slutat på kliniken.' },
    second: { title: 'Följ meddelandena', text: 'Sms och e-post som har skickats till klienter och teamet under kalendermånaden.' },
    third: {
      title: 'När en gräns är nådd',
      text: 'Allt fungerar som vanligt och inget går förlorat. Bara att lägga till fler får vänta på ett större abonnemang.',
    },
  },
  imports: {
    about: 'Tar med klienter, bokningar, behandlingar och produkter från ett annat system, från en Excelfil eller en CSV-fil.',
    first: {
      title: 'Börja med klienterna',
      text: 'Bokningar och behandlingar kopplas till klienter med personnummer, e-postadress eller mobilnummer, så importera klienterna först. En mall visar kolumnerna.',
    },
    second: {
      title: 'Se efter innan du startar',
      text: 'Du ser de första raderna, hur många som skulle tas emot och varför andra skulle avvisas. Rätta filen och välj den en gång till, eller starta med resten.',
    },
    third: {
      title: 'Spara rapporten',
      text: 'Den säger rad för rad vad som togs emot och vad som avvisades. Inga meddelanden skickas till klienterna, men påminnelser om kommande bokningar.',
    },
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
  settings: {
    about: 'Alla inställningar som du får öppna, efter vad de gäller.',
    first: { title: 'Hitta en inställning', text: 'Skriv ett ord i sökfältet: det söker i namnen och i vad var och en är till för.' },
    second: { title: 'Ställ in kliniken', text: 'Börja med Företagsinformation och Bokningsinställningar, sedan Tjänster och Team.' },
    third: { title: 'Saknas något?', text: 'Bara det som din roll får ändra visas. Fråga en administratör eller superanvändaren.' },
  },
  companySettings: {
    about: 'Företag, team, notiser och kalenderkoppling, samlade på en sida.',
    first: {
      title: 'Redigera företagets uppgifter',
      text: 'Öppna Företagsinformation: namn, adress, logotyp och valuta. Bara superanvändaren får.',
    },
    second: { title: 'Lägg till en medarbetare', text: 'Öppna Team och tryck på Lägg till medarbetare.' },
    third: { title: 'Se bokningarna i din egen kalender', text: 'Öppna Kalenderkopplingar på din profil.' },
  },
  teamMember: {
    about: 'En medarbetare: uppgifter, klientåtkomst, tjänster och bokningar, på var sin flik.',
    first: { title: 'Låt personen bli bokad', text: 'Slå på Kan bokas under Uppgifter och välj det personen utför under Tjänster.' },
    second: { title: 'Begränsa vad personen ser', text: 'Öppna Klientåtkomst och välj Endast utvalda klienter.' },
    third: {
      title: 'Avsluta åtkomsten',
      text: 'Tryck på Inaktivera för en tid, eller Ta bort när personen slutar. Hen loggas ut direkt; det som är skrivet och signerat finns kvar.',
    },
  },
  deliveries: {
    about: 'Det som systemet inte kunde lämna vidare trots alla försök, till exempel ett mejl.',
    first: { title: 'Se vad som misslyckades', text: 'Varje rad har händelsen, mottagaren och felet vid det senaste försöket.' },
    second: { title: 'Skicka igen', text: 'Tryck på Skicka igen när orsaken är åtgärdad, till exempel en felaktig adress.' },
    third: { title: 'Få hjälp', text: 'Misslyckas det varje gång: skriv till Support med händelsen och tiden.' },
  },
  'unsigned-procedures': {
    about: 'Behandlingar som väntar på din signatur. De som godkänner behandlingar ser allas.',
    first: { title: 'Signera en behandling', text: 'Tryck på klientens namn. Behandlingen öppnas, med Signera överst.' },
    second: { title: 'Börja med de äldsta', text: 'Tryck på rubriken Skriven för att vända ordningen.' },
    third: { title: 'Påminn någon', text: 'Kolumnen Av säger vem som skrev.' },
  },
  'pending-forms': {
    about: 'Samtycken och frågeformulär som klienter inte har fyllt i.',
    first: {
      title: 'Fyll i ett formulär här',
      text: 'Tryck på klientens namn. Formuläret öppnas, och klienten kan signera eller svara på din skärm.',
    },
    second: {
      title: 'Skicka en länk',
      text: 'Tryck på Skicka länk bland klientens samtycken eller frågeformulär: den leder till alla formulär som väntar.',
    },
    third: { title: 'Ta bort ett', text: 'Öppna ett formulär som inte behövs och tryck på Makulera formuläret.' },
  },
  'answered-prescriptions': {
    about: 'Ordinationer som har signerats eller avslagits de senaste 14 dagarna och inte har använts ännu.',
    first: {
      title: 'Använd en signerad',
      text: 'Tryck på klientens namn. När behandlingen är utförd och signerad räknas ordinationen som använd.',
    },
    second: { title: 'Läs varför en avslogs', text: 'Öppna den bland klientens ordinationer: där står orsaken.' },
    third: { title: 'Fråga på nytt', text: 'Tryck på Begär ordination på klientens sida, med det som förskrivaren saknade.' },
  },
  about: {
    about: 'Vilken version av Aster du använder, licensen och villkoren.',
    first: { title: 'Berätta versionen för support', text: 'Det hjälper när något inte fungerar.' },
    second: { title: 'Läs villkoren', text: 'Tryck på Användarvillkor. De öppnas i ett eget fönster.' },
    third: { title: 'Skriv till support', text: 'Tryck på Skriv till supporten, eller välj Support i kontomenyn.' },
  },
} satisfies Texts<typeof en>
