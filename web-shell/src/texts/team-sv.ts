import type { Texts } from '@clinic/kit/i18n'
import type { licenceEn, teamEn, transferEn, userBookingsEn, userServicesEn } from './team-en'

/** The texts of the team and of the users’ pages. */
export const teamSv = {
  title: 'Team',
  about: 'De som arbetar här, deras roller och vad de får se.',
  add: 'Lägg till medarbetare',
  details: 'Uppgifter',
  search: 'Sök i teamet',
  empty: 'Inga medarbetare ännu',
  emptyHelp: 'De som arbetar på kliniken: de loggar in med ett eget konto och kan bokas.',
  invited: 'Inbjuden',
  invitedHelp: 'Inbjudan är skickad och gäller i 24 timmar. Den godtas vid första inloggningen.',
  invitationExpired: 'Inbjudan har gått ut',
  invitationExpiredHelp: 'Den godtogs inte inom 24 timmar. Skicka en ny för att släppa in personen.',
  inviteAgain: 'Bjud in igen',
  invitedAgain: 'En ny inbjudan är på väg till {email}',
  you: 'du',
  role: 'Roll',
  clientAccess: 'Klientåtkomst',
  lastLogin: 'Senaste inloggning',
  jobTitle: 'Titel',
  systems: 'System',
  system: { booking: 'Bokning', record: 'Journal', pos: 'Kassa' },
  bookings: 'Bokningar',
  isBookable: 'Kan bokas',
  isBookableHelp: 'Har en kolumn i kalendern och kan väljas på bokningssidan.',
  performsAll: 'Utför alla tjänster',
  performsAllHelp:
    'Kan bokas för klinikens alla tjänster från början. Det ändras på tjänsterna. Annars går medarbetaren inte att boka förrän tjänster är valda.',
  bookingDescription: 'Beskrivning på bokningssidan',
  bookingDescriptionHelp: 'Det besökare läser om personen, till exempel utbildning och inriktning.',
  translatedDescription: { en: 'Engelsk beskrivning', sv: 'Svensk beskrivning' },
  translatedDescriptionHelp: 'För besökare som läser bokningssidan på det språket. Tomt: de läser beskrivningen ovan.',
  untranslated_one: '{count} bokningsbar medarbetare har sin beskrivning på bara ett språk.',
  untranslated_other: '{count} bokningsbara medarbetare har sin beskrivning på bara ett språk.',
  showUntranslated: 'Visa dem',
  management: 'Kvalitetsledning',
  roleHelp: {
    user: 'Arbetar med bokningar, klienter och försäljning, i systemen nedan.',
    admin: 'Allt som en användare får göra, och dessutom team, tjänster, öppettider och inställningar.',
    accountant: 'Ser kvitton, rapporter och dagsavslut, aldrig en klients namn eller en anteckning.',
  },
  emailHelp: 'En inbjudan skickas hit. Den gäller i 24 timmar.',
  saved: 'Sparat',
  added: 'Medarbetaren är tillagd',
  saveClientAccess: 'Spara behörighet',
  back: 'Tillbaka till teamet',
  memberTitle: 'Medarbetare',
  filter: { all: 'Alla', active: 'Aktiva', inactive: 'Inaktiva', untranslated: 'Ej översatta', deleted: 'Borttagna' },
  photoHelp: 'Syns för medarbetare, och på bokningssidan när medarbetaren kan bokas.',
  notYet: 'Inte ännu',
  passwordChanged: 'Lösenordet ändrat',
  delete: 'Ta bort',
  deleteHelp:
    '{name} loggas ut, lämnar teamet och kan inte längre logga in. Det som medarbetaren har skrivit och signerat finns kvar. Du kan återställa medarbetaren från listan.',
  deleted: 'Medarbetaren är borttagen',
  restore: 'Återställ',
  restored: 'Medarbetaren är återställd',
  showBookings: 'Visa bokningarna',
  deactivate: 'Inaktivera',
  deactivateHelp: '{name} loggas ut och kan inte längre logga in. Bokningar och anteckningar finns kvar.',
  reactivate: 'Aktivera igen',
  twoFactor: 'Fråga efter en kod vid varje inloggning',
  twoFactorHelp: 'Efter lösenordet: en kod från en app, via sms eller e-post. Det medarbetaren själv har slagit på ändras inte.',
  factorReset: {
    open: 'Återställ andra steget',
    title: 'Återställ inloggningens andra steg',
    intro:
      'För {name} som har tappat sin mobil. Appen, återställningskoderna, passnycklarna, BankID och det verifierade mobilnumret tas bort, och personen loggas ut överallt. Därefter loggar personen in med lösenordet och en kod via e-post och lägger in ett nytt andra steg. Försäkra dig om att det verkligen är personen själv som ber om det.',
    reason: 'Orsak',
    reasonHelp: 'Visas i loggen.',
    confirm: 'Återställ',
    done: 'Andra steget är återställt. Ett mejl är på väg till {email}.',
  },
} satisfies Texts<typeof teamEn>

/** The texts of professions and licences (LAW-020). */
export const licenceSv = {
  title: 'Legitimation',
  help: 'Slå upp numret i Socialstyrelsens register och ange här att det är gjort. Ändras yrket eller numret behövs en ny kontroll.',
  professionLabel: 'Yrke',
  profession: {
    none: 'Inte angivet',
    doctor: 'Läkare',
    dentist: 'Tandläkare',
    nurse: 'Sjuksköterska',
    midwife: 'Barnmorska',
    dental_hygienist: 'Tandhygienist',
    physiotherapist: 'Fysioterapeut',
    assistant_nurse: 'Undersköterska',
    skin_therapist: 'Hudterapeut',
    other: 'Annat',
  },
  number: 'Legitimationsnummer',
  numberHelp: 'Endast för legitimationsyrken.',
  specialist: 'Specialistkompetens',
  specialistHelp: 'För läkare och tandläkare, till exempel plastikkirurgi.',
  checkedOn: 'Kontrollerad den',
  checkedBy: 'Kontrollerad av',
  notChecked: 'Inte kontrollerad',
  check: 'Spara kontrollen',
} satisfies Texts<typeof licenceEn>

/** The texts of the hand-over of the company (PLT-035). */
export const transferSv = {
  open: 'Överlåt företaget',
  title: 'Överlåt företaget',
  warningTitle: 'Det går inte att ångra',
  warning:
    '{name} blir superanvändare för {company} och äger kontot och abonnemanget, och {email} blir företagets e-postadress. Du blir administratör, och bara {name} kan lämna tillbaka företaget.',
  typeName: 'Skriv företagets namn för att gå vidare: {company}',
  confirm: 'Överlåt nu',
  done: '{name} är nu superanvändare',
} satisfies Texts<typeof transferEn>

/** The texts of a user's services and bookings (PLT-037). */
export const userServicesSv = {
  title: 'Tjänster',
  help: 'Det som medarbetaren kan bokas för. Bokningar som redan är gjorda finns kvar.',
  notBookable: 'Medarbetaren kan inte bokas. Slå först på ”Kan bokas” bland uppgifterna.',
} satisfies Texts<typeof userServicesEn>
export const userBookingsSv = {
  title: 'Bokningar',
  search: 'Sök efter tjänst',
  time: 'Tid',
  service: 'Tjänst',
  client: 'Klient',
  receipt: 'Kvitto',
  empty: 'Inga bokningar här',
  emptyHelp: 'Här listas bokningar med medarbetaren som behandlare.',
  filter: { upcoming: 'Kommande', past: 'Tidigare', cancelled: 'Avbokade', all: 'Alla' },
  state: { booked: 'Bokad', arrived: 'Anlänt', in_room: 'I rummet', done: 'Klar', cancelled: 'Avbokad', no_show: 'Uteblev' },
} satisfies Texts<typeof userBookingsEn>
