import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
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
  sale: {
    about: 'Ett köp, från betalningen till kvittot. Sidan går vidare av sig själv.',
    first: {
      title: 'Följ kortterminalen',
      text: 'Klienten betalar i terminalen. Tryck på Avbryt betalningen om den inte ska göras; har klienten redan betalat slutförs köpet.',
    },
    second: {
      title: 'Ge klienten kvittot',
      text: 'När köpet är betalt: tryck på Skriv ut eller spara, eller Skicka med e-post. Tryck sedan på Nästa köp.',
    },
    third: {
      title: 'Byt betalsätt',
      text: 'En misslyckad betalning har inte debiterat något. Tryck på Byt betalsätt: varukorgen finns kvar.',
    },
  },
  receipts: {
    about: 'Alla köp och återbetalningar med sina kvitton, de senaste först. Här syns också det som pågår och det som misslyckats.',
    first: {
      title: 'Hitta ett kvitto',
      text: 'Skriv kvittots nummer, en klient, en dag eller ett belopp. Begränsa listan med dagar, belopp och status.',
    },
    second: {
      title: 'Återbetala eller skriv ut ett kvitto',
      text: 'Öppna kvittot. Återbetala och utskrift av en kopia finns på dess sida.',
    },
    third: {
      title: 'Se det som inte är klart',
      text: 'Välj Pågår eller Misslyckade. En betalning som reds ut blir klar av sig själv; ta aldrig betalt två gånger.',
    },
  },
  receipt: {
    about: 'Ett kvitto så som kontrollenheten registrerade det. Det kan inte ändras, bara återbetalas.',
    first: {
      title: 'Lämna det till klienten',
      text: 'Skriv ut det eller skicka det med e-post. Därefter tillåter lagen en kopia, märkt som kopia.',
    },
    second: {
      title: 'Återbetala',
      text: 'Tryck på Återbetala och välj vad som ska gå tillbaka. Knappen saknas när det inte finns något kvar att återbetala.',
    },
    third: {
      title: 'Gå till det som kvittot gäller',
      text: 'Klientens namn och Bokning leder till sina sidor. Under Återbetalningar står det som har gått tillbaka.',
    },
  },
  refund: {
    about: 'Pengar tillbaka på ett kvitto, helt eller delvis, med samma betalsätt som köpet.',
    first: {
      title: 'Välj vad som går tillbaka',
      text: 'Allt som återstår är valt från början; ange antal för varje rad om mindre ska tillbaka. Ett belopp utan returnerade varor visas som prisnedsättning.',
    },
    second: {
      title: 'Skriv orsaken',
      text: 'Den sparas med återbetalningen och i kassans journal. Skriv inte klientens namn.',
    },
    third: {
      title: 'Lägg tillbaka varor i lagret',
      text: 'Slå på Varorna går tillbaka till lagret om de kan säljas igen. En återbetalning går inte att ångra.',
    },
  },
  day: {
    about: 'Det som den valda kassan har sålt sedan sin senaste rapport, och dagarna som är stängda.',
    first: {
      title: 'Stäng dagen',
      text: 'Räkna lådan, förklara en skillnad, ange växelkassan till i morgon och tryck på Stäng dagen. Z-dagrapporten kan inte ändras.',
    },
    second: {
      title: 'Se dagen hittills',
      text: 'I dag hittills visar försäljning, moms och betalningsmedel. X-dagrapport som PDF skriver ut det utan att stänga något.',
    },
    third: {
      title: 'Sätt in eller ta ut kontanter',
      text: 'Tryck på Kontanthantering för insättning, uttag, att öppna lådan eller att ange växelkassan.',
    },
  },
  closedDay: {
    about: 'En stängd dags Z-dagrapport. Bokföringen bygger på den, så den kan inte ändras.',
    first: {
      title: 'Läs summorna',
      text: 'Försäljning, returer, moms och betalningsmedel för tiden som rapporten omfattar.',
    },
    second: {
      title: 'Se kontanterna',
      text: 'Förväntat och räknat står bredvid varandra, med orsaken till en skillnad.',
    },
    third: {
      title: 'Bokför den',
      text: 'Beloppen står under Kontering för bokföringen. Till dagsavslutet leder tillbaka till alla stängda dagar.',
    },
  },
  products: {
    about: 'Det som kliniken säljer över disk, med pris, moms och lager.',
    first: {
      title: 'Lägg till en produkt',
      text: 'Tryck på Lägg till produkt. Med en kod eller EAN kan den skannas i kassan.',
    },
    second: {
      title: 'Justera lagret',
      text: 'Öppna produkten och använd Justera lagret vid en leverans eller inventering. Det som säljs dras av automatiskt.',
    },
    third: {
      title: 'Hitta det som håller på att ta slut',
      text: 'Välj Lågt lager. Borttagna produkter visas under Borttagna och kan återställas.',
    },
  },
  productCategories: {
    about: 'Grupper av produkter, till exempel hudvård, som produktlistan kan filtreras efter.',
    first: { title: 'Lägg till en kategori', text: 'Tryck på Lägg till kategori och ge den ett namn.' },
    second: {
      title: 'Sortera in produkter',
      text: 'Välj kategorin på produkten, eller markera flera i produktlistan och tryck på Flytta till en kategori.',
    },
    third: { title: 'Ta bort en kategori', text: 'Öppna den och ta bort den. Produkterna finns kvar, utan kategori.' },
  },
  giftCards: {
    about: 'Presentkorten som är sålda, vad som är kvar på dem och hur länge de gäller.',
    first: {
      title: 'Sälj ett presentkort',
      text: 'Tryck på Sälj ett presentkort. Kassan öppnas: ange värdet, lägg till det i varukorgen och ta betalt.',
    },
    second: {
      title: 'Se vad som är kvar',
      text: 'Sök på numret eller tryck på en rad. Därifrån öppnas kvittot som kortet såldes på.',
    },
    third: {
      title: 'Spärra eller förläng det',
      text: 'En administratör öppnar kortet och ändrar Kan användas eller sista dagen.',
    },
  },
  registerSettings: {
    about: 'Det som behövs för att sälja: betalleverantör, kortterminaler och kassor med sin kontrollenhet.',
    first: {
      title: 'Bli redo att sälja',
      text: 'Listan överst säger vad som saknas. Tryck på Åtgärda vid varje punkt.',
    },
    second: {
      title: 'Lägg till en kassa',
      text: 'Tryck på Lägg till kassa och sedan på Anslut, så att kontrollenheten känner till den. Varje kassa har egna löpnummer.',
    },
    third: {
      title: 'Lägg till en kortterminal',
      text: 'När betalleverantören är ansluten: tryck på Lägg till terminal. Välj sedan terminalen på en kassa.',
    },
  },
  receiptSettings: {
    about: 'Klinikens egna texter på varje kvitto, och bilden av er Swish-kod.',
    first: { title: 'Skriv överst', text: 'Till exempel telefonnummer eller öppettider. Företagets namn och nummer står där ändå.' },
    second: { title: 'Skriv nederst', text: 'Till exempel returvillkor. Nya kvitton får texten, tidigare behåller sin.' },
    third: {
      title: 'Visa en Swish-kod',
      text: 'Ladda upp en bild av er QR-kod. Kassan visar den, men varje köp ska ändå slås in och betalas med något av kassans betalsätt.',
    },
  },
} satisfies Texts<typeof en>
