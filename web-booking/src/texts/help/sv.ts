import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
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
      text: 'Tryck på Lägg till en tjänst och ange längd, pris, kategori och behandlare. Utan behandlare går den inte att boka.',
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
  service: {
    about: 'Det som går att boka: hur lång tid det tar, vad det kostar, vem som utför det och var.',
    first: {
      title: 'Gör den bokningsbar',
      text: 'Välj minst en behandlare under Utförs av. Tid före och efter reserveras men visas inte för klienter.',
    },
    second: {
      title: 'Låt besökare boka den',
      text: 'Slå på Besökare får boka den på bokningssidan och beskriv tjänsten på båda språken.',
    },
    third: {
      title: 'Reservera ett rum',
      text: 'Välj rummen som tjänsten kan utföras i. Ett ledigt rum reserveras för varje bokning.',
    },
  },
  categories: {
    about: 'Rubrikerna som besökare väljer bland innan de väljer tjänst.',
    first: {
      title: 'Lägg till en kategori',
      text: 'Tryck på Lägg till en kategori, till exempel Ansiktsbehandlingar. Välj den sedan på tjänsterna som hör dit.',
    },
    second: {
      title: 'Byt ordning',
      text: 'Dra en kategori i handtaget, eller flytta den med tangentbordet. Bokningssidan har samma ordning.',
    },
    third: { title: 'Dölj en kategori', text: 'Slå av Aktiv: besökare ser inte längre kategorin.' },
  },
  schedule: {
    about: 'När varje behandlare kan bokas, dag för dag. En dag utan schema följer öppettiderna.',
    first: {
      title: 'Planera en dag',
      text: 'Välj en dag och tryck på Redigera dagen, eller Enter. Privata tider kan bara personalen boka.',
    },
    second: {
      title: 'Återanvänd en vecka',
      text: 'Kopiera och klistra in dagar eller veckor, eller spara en vecka som mall och använd den för en period.',
    },
    third: { title: 'Bekräfta', text: 'Besökare kan boka när du har bekräftat. Det som inte bekräftas går ut efter tre dagar.' },
  },
  settings: {
    about: 'När och hur kliniken kan bokas, och vad klienterna får veta om sina bokningar.',
    first: {
      title: 'Ange öppettiderna',
      text: 'Slå på dagarna då kliniken har öppet och lägg till tiderna. Lediga dagar och otillgängliga tider, till exempel raster, har egna flikar.',
    },
    second: {
      title: 'Bestäm reglerna',
      text: 'Under Regler står vilka starttider besökare erbjuds, hur sent och hur långt i förväg de kan boka.',
    },
    third: {
      title: 'Skriv påminnelser',
      text: 'Under Meddelanden väljer du när påminnelser och uppföljningar skickas, med sms eller e-post, och skriver texterna.',
    },
  },
  portal: {
    about: 'Sidan där klienter bokar på nätet: adressen, hur du lägger den där de hittar den, och betyget på Google.',
    first: {
      title: 'Välj ett kort namn',
      text: 'Ange ett namn som är lätt att säga under Kort namn och spara det. Namn ni har haft tidigare fortsätter att leda hit.',
    },
    second: { title: 'Dela länken', text: 'Tryck på Kopiera länken, eller skriv ut QR-koden.' },
    third: { title: 'Lägg den på er webbplats', text: 'Tryck på Kopiera koden och klistra in den där bokningen ska visas.' },
  },
  waitingList: {
    about: 'Klienter som vill ha en tid som inte är ledig. En tid som blir ledig erbjuds dem som den passar.',
    first: { title: 'Lägg till en klient', text: 'Tryck på Lägg till på väntelistan och ange tjänst och när det passar.' },
    second: { title: 'Följ erbjudandena', text: 'Varje rad visar vilka tider som har erbjudits och vad klienten svarade.' },
    third: {
      title: 'Välj hur tider erbjuds',
      text: 'Under Bokningsinställningar, Regler: en klient i taget eller alla, och hur lång svarstid de har.',
    },
  },
  sentMessages: {
    about: 'Sms och mejl som har skickats till klienter, med status.',
    first: { title: 'Hitta ett meddelande', text: 'Sök på e-postadressen eller på numret med +46.' },
    second: {
      title: 'Se det som inte kom fram',
      text: 'Välj Inte levererade. Under status står varför. Rätta ett felaktigt nummer eller en adress i klientens uppgifter först.',
    },
    third: {
      title: 'Skicka igen',
      text: 'Tryck på Skicka igen, eller markera flera. Ett meddelande som inte längre är aktuellt skickas inte.',
    },
  },
} satisfies Texts<typeof en>
