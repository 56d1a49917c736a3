import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Your booking at {clinic}',
  start: {
    title: 'See or change your booking',
    lead: 'First we check that it is you: a code is sent to the phone number or e-mail address that {clinic} has.',
    away: 'You have been away for a while, so we send a new code.',
    send: 'Send me a code',
  },
  info: {
    title: 'Your booking',
    booked: 'We look forward to seeing you.',
    other: 'This booking can’t be changed here any more.',
    arrived: 'The clinic sees that you have arrived. Please take a seat.',
    here: 'I am here',
    move: 'Change the time',
    cancel: 'Cancel the booking',
    file: 'Download calendar file',
    forms: 'Fill in forms before the visit',
  },
  cancel: {
    title: 'Cancel the booking?',
    text: 'The time becomes free for others at once.',
    confirm: 'Yes, cancel it',
    keep: 'Keep the booking',
  },
  cancelled: { title: 'The booking is cancelled', text: 'A confirmation is on its way to you.', again: 'Book a new time' },
  move: {
    back: 'Back to the booking',
    from: 'Now: {time}',
    confirmTitle: 'Move the booking?',
    newTime: 'New time: {time}',
    confirm: 'Move the booking',
    other: 'Choose another time',
    done: 'The booking is moved',
    doneText: 'A confirmation with the new time is on its way to you.',
  },
  incomplete: { title: 'The link is incomplete', text: 'Open the link from your message again, or contact the clinic.' },
} as const

export const sv = {
  title: 'Din bokning hos {clinic}',
  start: {
    title: 'Se eller ändra din bokning',
    lead: 'Först kontrollerar vi att det är du: en kod skickas till det telefonnummer eller den e-postadress som {clinic} har.',
    away: 'Du har varit borta en stund, så vi skickar en ny kod.',
    send: 'Skicka en kod till mig',
  },
  info: {
    title: 'Din bokning',
    booked: 'Välkommen till oss.',
    other: 'Bokningen kan inte längre ändras här.',
    arrived: 'Kliniken ser att du har kommit. Slå dig ner så länge.',
    here: 'Jag är här',
    move: 'Ändra tiden',
    cancel: 'Avboka',
    file: 'Hämta kalenderfil',
    forms: 'Fyll i formulär före besöket',
  },
  cancel: {
    title: 'Vill du avboka?',
    text: 'Tiden blir ledig för andra direkt.',
    confirm: 'Ja, avboka',
    keep: 'Behåll bokningen',
  },
  cancelled: { title: 'Bokningen är avbokad', text: 'En bekräftelse är på väg till dig.', again: 'Boka en ny tid' },
  move: {
    back: 'Tillbaka till bokningen',
    from: 'Nu: {time}',
    confirmTitle: 'Vill du flytta bokningen?',
    newTime: 'Ny tid: {time}',
    confirm: 'Flytta bokningen',
    other: 'Välj en annan tid',
    done: 'Bokningen är flyttad',
    doneText: 'En bekräftelse med den nya tiden är på väg till dig.',
  },
  incomplete: { title: 'Länken är ofullständig', text: 'Öppna länken i ditt meddelande igen, eller kontakta kliniken.' },
} satisfies Texts<typeof en>

export const { useTranslation: useBookingInfoTranslation } = createTranslations({ en, sv })
