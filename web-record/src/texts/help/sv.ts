import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  clients: {
    about: 'Alla som är eller har varit klienter, med journal, bokningar och kvitton.',
    first: {
      title: 'Hitta en klient',
      text: 'Skriv delar av ett namn, ett telefonnummer, en e-postadress eller ett personnummer.',
    },
    second: {
      title: 'Lägg till en klient',
      text: 'Tryck på Lägg till klient. Ett namn räcker; med ett mobilnummer når meddelanden och formulär fram.',
    },
    third: {
      title: 'Skriv i journalen',
      text: 'Öppna klienten och välj behandlingar, samtycken eller frågeformulär i menyn.',
    },
  },
  client: {
    about: 'En klient: det som är på gång, det som är gjort och hur du når personen. Menyn leder till journalen.',
    first: {
      title: 'Dokumentera en behandling',
      text: 'Tryck på Ny behandling. De senaste står nedanför.',
    },
    second: {
      title: 'Se bokningar och kvitton',
      text: 'De står under behandlingarna. Tryck på Boka för att boka nästa tid.',
    },
    third: {
      title: 'Håll uppgifterna aktuella',
      text: 'Tryck på Redigera klienten. En varning, till exempel en allergi, visas överst på klientens alla sidor.',
    },
  },
  procedures: {
    about: 'Klientens utförda behandlingar, de senaste först: vad som gjordes, av vem, och om det är signerat.',
    first: { title: 'Dokumentera', text: 'Tryck på Ny behandling. Det du skriver sparas som utkast tills du sparar.' },
    second: { title: 'Signera eller rätta', text: 'Öppna behandlingen. Signera och Rätta finns på dess sida.' },
    third: { title: 'Se borttagna', text: 'Välj Borttagna. Var och en finns kvar med namn och orsak.' },
  },
  procedure: {
    about: 'En behandling med bilder, signatur och tidigare versioner.',
    first: { title: 'Signera', text: 'Tryck på Signera. En signerad behandling kan inte ändras.' },
    second: {
      title: 'Rätta en signerad behandling',
      text: 'Tryck på Rätta och skriv varför. En ny version skapas med samma innehåll, och den signerade finns kvar.',
    },
    third: {
      title: 'Makulera eller godkänn',
      text: 'Tryck på Mer. En makulerad behandling står kvar i journalen med ditt namn och orsaken. Administratörer godkänner där.',
    },
  },
  procedureForm: {
    about: 'Vad som gjordes, med vad, och hur det gick.',
    first: {
      title: 'Välj behandlingarna',
      text: 'Tryck på Lägg till behandling. En som kräver ordination kan inte signeras förrän det finns en giltig.',
    },
    second: { title: 'Lägg till bilder', text: 'Ta dem eller välj filer under Bilder. De sparas med behandlingen.' },
    third: {
      title: 'Spara och signera',
      text: 'Tryck på Spara och signera för att bli klar direkt. Om någon annan ska signera: välj under Ska signeras av.',
    },
  },
  prescriptions: {
    about: 'Klientens ordinationer: begärda, signerade och använda.',
    first: {
      title: 'Begär en ordination',
      text: 'Tryck på Begär ordination och välj en förskrivare, eller bjud in en via e-post.',
    },
    second: {
      title: 'Se hur långt den har kommit',
      text: 'Tryck på en rad. Där står händelserna, hur många gånger ordinationen har använts och hur länge den gäller.',
    },
    third: {
      title: 'Ta tillbaka den',
      text: 'Öppna den. En förfrågan som inte är signerad kan redigeras eller återkallas; en signerad ordination kan inaktiveras.',
    },
  },
  prescribers: {
    about: 'Läkarna som förskriver åt kliniken, och de som är inbjudna.',
    first: {
      title: 'Bjud in en förskrivare',
      text: 'Tryck på Bjud in en förskrivare. Personen får ett mejl med en länk som gäller i 24 timmar.',
    },
    second: {
      title: 'Bjud in från en förfrågan',
      text: 'Bland en klients ordinationer kan en förfrågan ställas till en e-postadress. Den väntar tills förskrivaren har anslutit sig.',
    },
    third: {
      title: 'Ta bort en förskrivare',
      text: 'Tryck på Ta bort. Signerade ordinationer fortsätter att gälla; väntande förfrågningar behöver en annan förskrivare.',
    },
  },
  clientConsents: {
    about: 'Det klienten har samtyckt till, och det som väntar på signatur.',
    first: { title: 'Tilldela ett samtycke', text: 'Tryck på Tilldela samtycke och välj ett eller flera.' },
    second: {
      title: 'Låt klienten signera hemma',
      text: 'Tryck på Skicka länk. Klienten får alla väntande formulär via sms eller e-post och bekräftar sin identitet med en kod.',
    },
    third: { title: 'Låt klienten signera här', text: 'Öppna samtycket och lämna över skärmen: klienten läser, samtycker och signerar.' },
  },
  clientConsent: {
    about: 'Ett samtycke: texten, och klientens signatur när den finns.',
    first: {
      title: 'Låt klienten signera',
      text: 'Klienten läser, kryssar i att hen samtycker och signerar. Ett samtycke på papper kan läggas till som bilder.',
    },
    second: { title: 'Rätta', text: 'Tryck på Rätta om något blev fel. En ny version signeras; den nuvarande går fortfarande att läsa.' },
    third: { title: 'Makulera', text: 'Tryck på Makulera formuläret och skriv varför. Det som är signerat går fortfarande att läsa.' },
  },
  clientQuestionnaires: {
    about: 'Frågorna klienten har fått, och svaren.',
    first: { title: 'Tilldela ett frågeformulär', text: 'Tryck på Tilldela frågeformulär och välj ett eller flera.' },
    second: {
      title: 'Låt klienten svara hemma',
      text: 'Tryck på Skicka länk. Klienten får alla väntande formulär via sms eller e-post och bekräftar sin identitet med en kod.',
    },
    third: { title: 'Låt klienten svara här', text: 'Öppna formuläret och lämna över skärmen, eller fyll i det klienten säger.' },
  },
  clientQuestionnaire: {
    about: 'Ett frågeformulär med klientens svar, och en signatur när den finns.',
    first: { title: 'Fyll i', text: 'Besvara frågorna och tryck på Spara svaren. Frågornas språk väljs ovanför dem.' },
    second: { title: 'Signera svaren', text: 'När formuläret är besvarat signerar klienten här. Signerade svar är låsta.' },
    third: { title: 'Rätta', text: 'Tryck på Rätta. En ny version fylls i; den nuvarande går fortfarande att läsa.' },
  },
  logs: {
    about: 'Vem som har öppnat och ändrat klientens journal, och när. Loggen kan inte ändras.',
    first: { title: 'Se vem som har tittat', text: 'Välj Åtkomstlogg: varje rad säger vem som öppnade vad.' },
    second: { title: 'Se vad som ändrades', text: 'Välj Alla händelser. En ändring visar värdet före och efter.' },
    third: { title: 'Hitta en dag', text: 'Tryck på rubriken Tid för att vända ordningen, och bläddra nedtill.' },
  },
  export: {
    about: 'En kopia av allt om klienten, för den som begär ut sin journal.',
    first: { title: 'Skapa utdraget', text: 'Tryck på Skapa journalutdrag. Du kan lämna sidan; ett mejl kommer när det är klart.' },
    second: { title: 'Hämta det', text: 'Tryck på Hämta journalutdraget inom 24 timmar. Därefter tas det bort.' },
    third: { title: 'Skapa ett nytt', text: 'Tryck på Skapa ett nytt utdrag när något har tillkommit sedan dess.' },
  },
  merge: {
    about: 'För en person som är registrerad som två klienter. Allt från den andra klienten flyttas till den här.',
    first: { title: 'Hitta den andra klienten', text: 'Sök under Den andra klienten. Det är den som försvinner.' },
    second: { title: 'Välj det som är rätt', text: 'Där de två skiljer sig åt väljer du vilket värde som ska gälla.' },
    third: { title: 'Slå ihop', text: 'Tryck på Slå ihop permanent först när du är säker: det går inte att ångra.' },
  },
  consentTemplates: {
    about: 'Texterna som klienter samtycker till före en behandling.',
    first: { title: 'Lägg till ett samtycke', text: 'Tryck på Lägg till ett samtycke och skriv titel och text, helst på båda språken.' },
    second: { title: 'Använd det för en klient', text: 'Öppna klienten, välj Samtycken i menyn och tryck på Tilldela samtycke.' },
    third: {
      title: 'Sluta använda ett',
      text: 'Inaktivera eller ta bort det. Det som är signerat finns kvar, och ett borttaget kan återställas.',
    },
  },
  consentTemplate: {
    about: 'Det klienter läser och signerar. Varje ändring blir en ny version; signerade samtycken behåller sin.',
    first: {
      title: 'Skriv texten',
      text: 'Skriv enkelt vad som görs, vilka risker som finns och vad man ska tänka på efteråt. Klienter läser på sitt språk om texten finns på det.',
    },
    second: { title: 'Fråga om bilder', text: 'Slå på Fråga om bilder får publiceras om ni vill visa resultat.' },
    third: { title: 'Spara en version', text: 'Spara. Tidigare versioner står nedanför formuläret.' },
  },
  questionnaires: {
    about: 'Det klienter får svara på före en behandling.',
    first: { title: 'Lägg till ett frågeformulär', text: 'Tryck på Lägg till ett frågeformulär. Titel och frågor finns på båda språken.' },
    second: { title: 'Utgå från ett annat', text: 'Tryck på Kopiera vid ett som liknar det, och ändra det som skiljer.' },
    third: { title: 'Använd det för en klient', text: 'Öppna klienten, välj Frågeformulär i menyn och tryck på Tilldela frågeformulär.' },
  },
  questionnaire: {
    about: 'Frågorna i den ordning som klienten besvarar dem. Besvarade formulär behåller sina frågor.',
    first: { title: 'Lägg till en fråga', text: 'Tryck på Lägg till en fråga och välj frågetyp, till exempel en skala eller ja/nej.' },
    second: { title: 'Skriv båda språken', text: 'Klienten läser det språk hen väljer. Finns texten bara på ett språk visas den på det.' },
    third: { title: 'Kräv ett svar', text: 'Slå på Obligatorisk. Klienten kan inte skicka svaren utan det.' },
  },
  registration: {
    about: 'Det som nya klienter själva uppger på er sida, före sitt första besök.',
    first: { title: 'Öppna sidan', text: 'Slå på Klienter kan registrera sig själva, och dela länken eller QR-koden.' },
    second: { title: 'Välj vad som efterfrågas', text: 'Öppna Obligatoriska fält, och Formulär och samtycken.' },
    third: { title: 'Skriv breven', text: 'Öppna E-post. Förhandsvisningen visar dem så som de skickas.' },
  },
  treatments: {
    about: 'Det som kliniken gör, så som det väljs när en behandling dokumenteras, med kostnad.',
    first: { title: 'Lägg till en behandling', text: 'Tryck på Lägg till behandling och ange namn och kostnad.' },
    second: {
      title: 'Kräv en ordination',
      text: 'Ange läkemedlet under Kräver ordination av. Utan giltig ordination kan behandlingen inte signeras.',
    },
    third: {
      title: 'Sluta använda en',
      text: 'Öppna den och ta bort den. Utförda behandlingar behåller den, och den kan återställas under Borttagna.',
    },
  },
  devices: {
    about: 'Klinikens medicintekniska utrustning, med underhåll.',
    first: { title: 'Lägg till utrustning', text: 'Tryck på Lägg till utrustning. Ange serienummer, ansvarig och underhållsintervall.' },
    second: { title: 'Se vad som är på tur', text: 'Välj Underhåll snart. Den ansvariga får ett mejl två veckor före.' },
    third: { title: 'Hitta utrustning', text: 'Sök på namn, modell, serienummer eller plats.' },
  },
  device: {
    about: 'En utrustning: uppgifter, underhåll och logg, på var sin flik.',
    first: {
      title: 'Registrera underhåll',
      text: 'Öppna Underhåll, tryck på Registrera underhåll, ange resultatet och signera. Nästa planeras efter intervallet.',
    },
    second: { title: 'Spara manualerna här', text: 'Tryck på Redigera utrustningen och lägg till dem under Manualer.' },
    third: { title: 'Ta den ur bruk', text: 'Tryck på Ta ur bruk. Historiken finns kvar, och den kan tas i bruk igen.' },
  },
  documents: {
    about: 'Klinikens rutiner, policyer och instruktioner, och vilka som har läst dem.',
    first: { title: 'Läs det som är nytt', text: 'Öppna ett dokument som är Oläst och bekräfta att du har läst det.' },
    second: {
      title: 'Lägg till ett dokument',
      text: 'Tryck på Lägg till styrdokument. Skriv sedan den första versionen, godkänn den och publicera den.',
    },
    third: {
      title: 'Se vilka som har läst',
      text: 'Öppna dokumentet: där står vilka som har läst den publicerade versionen och vilka som inte har det.',
    },
  },
  document: {
    about: 'Ett dokument: den publicerade versionen, alla versioner och loggen, på var sin flik.',
    first: { title: 'Bekräfta att du har läst', text: 'Tryck på Jag har läst och förstått detta, under den publicerade versionen.' },
    second: {
      title: 'Redigera innehållet',
      text: 'Öppna Versioner och tryck på Ny version. Ett utkast godkänns och publiceras sedan; det ersätter den publicerade versionen.',
    },
    third: { title: 'Planera översynen', text: 'Tryck på Redigera uppgifterna och ange datum för nästa översyn och vem som är ansvarig.' },
  },
} satisfies Texts<typeof en>
