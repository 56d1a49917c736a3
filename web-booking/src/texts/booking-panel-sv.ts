import type { Texts } from '@clinic/kit/i18n'
import type {
  balance as balanceEn,
  confirmation as confirmationEn,
  edit as editEn,
  notes as notesEn,
  panel as panelEn,
} from './booking-panel-en'

/** Texts of the panel of a booking. */
export const notes = {
  title: 'Anteckningar',
  add: 'Skriv en anteckning',
  edit: 'Redigera anteckningen',
  text: 'Anteckning',
  help: 'Syns bara för personalen, aldrig för klienten.',
  none: 'Inga anteckningar ännu',
  editOf: 'Redigera anteckningen av {name}',
  deleteOf: 'Ta bort anteckningen av {name}',
  delete: 'Ta bort anteckningen?',
  deleteAction: 'Ta bort',
  deleted: 'Anteckningen är borttagen',
  changedBy: 'Ändrad av {name}',
} satisfies Texts<typeof notesEn>

export const edit = {
  open: 'Redigera',
  title: 'Redigera bokningen',
  otherClient: 'Anteckningarna följer med bokningen. Den nya klienten får bekräftelsen; den tidigare meddelas inte.',
  paid: 'Bokningen har ett kvitto. Klient, tjänst och pris går därför inte att ändra.',
  done: 'Bokningen är ändrad',
  resized: 'Nu {start} – {end}',
  undone: 'Ändringen är ångrad',
} satisfies Texts<typeof editEn>

export const confirmation = {
  open: 'Skicka bekräftelsen',
  title: 'Skicka bekräftelsen?',
  body: '{name} får den via sms och e-post, om klienten har mobilnummer och e-postadress.',
  send: 'Skicka',
  sentBoth: 'Bekräftelsen är skickad via sms till {phone} och via e-post till {email}',
  sentSms: 'Bekräftelsen är skickad via sms till {phone}',
  sentMail: 'Bekräftelsen är skickad via e-post till {email}',
} satisfies Texts<typeof confirmationEn>

export const panel = {
  title: 'Bokning',
  time: 'När',
  price: 'Pris',
  source: 'Bokad av',
  overbooked: 'Dubbelbokad',
  rescheduled: 'Ombokad',
  cancelled: 'Bokningen är avbokad och tiden är ledig.',
  actions: 'Åtgärder',
  bookAgain: 'Boka igen',
  writeNote: 'Skriv en behandling',
  pastBookings: 'Senaste bokningarna',
  noPastBookings: 'Inga tidigare bokningar',
  messages: 'Meddelanden om bokningen',
  noMessages: 'Inga meddelanden ännu',
  backTo: 'Tillbaka till {service}, {name}',
  claimedPersonalId: 'Personnumret som angavs vid bokningen är en annan klients. Det kan vara samma person.',
  mergeWith: 'Slå ihop med {name}',
  allBookings: 'Alla klientens bokningar',
  client: 'Bokningens klient',
  receipt: 'Kvitto',
  noReceipt: 'Inget kvitto att visa',
  noReceiptHelp: 'En avbokad bokning betalas inte här, och kvitton visas för dem som får läsa dem.',
} satisfies Texts<typeof panelEn>

/** What a client has to pay and has on gift cards. */
export const balance = {
  title: 'Saldo',
  visits: '{amount} att betala för besök',
  fees: '{amount} att betala i avgifter',
  none: 'inget att betala',
  giftCards: '{amount} på presentkort',
} satisfies Texts<typeof balanceEn>
