import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Your payment to {clinic}',
  waiting: {
    title: 'Pay {amount}',
    swish: 'Scan the code with Swish on your phone, or open Swish here if you are on the phone.',
    code: 'QR code for Swish',
    openSwish: 'Open Swish',
    online: 'Go on to the card page. If you have paid there, wait here: the answer comes in a moment.',
    openCard: 'Go to the card page',
    preparing: 'We are preparing the payment.',
    held: 'The time is held for you for {time}.',
    other: 'Pay another way',
  },
  paid: { title: 'The payment has arrived', text: 'We are booking your time.' },
  booked: {
    title: 'You are booked',
    text: 'Your payment has arrived. The confirmation comes by text message and e-mail.',
    elsewhere: 'The payment has arrived and the time is booked. Confirm with a code that it is you to see the booking.',
    client: 'Client',
    amount: 'Paid',
    change: 'See, move or cancel the booking',
    forms: 'Fill out questionnaires and consents',
    again: 'Book another time',
  },
  cancelled: { title: 'The booking is cancelled', text: 'What is to be paid back goes the same way as you paid.' },
  failed: {
    title: 'The payment failed',
    text: 'The payment was not made. Nothing was charged.',
    retry: 'Try to pay again',
    again: 'Book a new time',
  },
  returning: { title: 'The time could not be booked', text: 'Your {amount} are on their way back, the same way as you paid.' },
  returned: {
    title: 'Your money is paid back',
    text: 'The time could not be booked, and {amount} have been paid back the same way as you paid.',
  },
  unknown: {
    title: 'The payment is being handled',
    text: 'When it has arrived you get a confirmation by text message and e-mail. You can close this page.',
  },
  offline: 'We can’t reach the clinic right now. Your payment is safe, and we try again by ourselves.',
} as const

export const sv = {
  title: 'Din betalning till {clinic}',
  waiting: {
    title: 'Betala {amount}',
    swish: 'Skanna koden med Swish i telefonen, eller öppna Swish här om du är i telefonen.',
    code: 'QR-kod för Swish',
    openSwish: 'Öppna Swish',
    online: 'Gå vidare till kortsidan. Har du betalat där kan du vänta här, svaret kommer strax.',
    openCard: 'Gå till kortsidan',
    preparing: 'Vi förbereder betalningen.',
    held: 'Vi håller tiden åt dig i {time}.',
    other: 'Betala på ett annat sätt',
  },
  paid: { title: 'Betalningen har kommit fram', text: 'Vi bokar din tid.' },
  booked: {
    title: 'Din tid är bokad',
    text: 'Betalningen har kommit fram. Bekräftelsen kommer med sms och e-post.',
    elsewhere: 'Betalningen har kommit fram och tiden är bokad. Bekräfta med en kod att det är du för att se bokningen.',
    client: 'Klient',
    amount: 'Betalt',
    change: 'Se, flytta eller avboka bokningen',
    forms: 'Fyll i formulär och samtycken',
    again: 'Boka en tid till',
  },
  cancelled: { title: 'Bokningen är avbokad', text: 'Det som ska betalas tillbaka går samma väg som du betalade.' },
  failed: {
    title: 'Betalningen misslyckades',
    text: 'Betalningen genomfördes inte. Inget drogs.',
    retry: 'Försök betala igen',
    again: 'Boka en ny tid',
  },
  returning: { title: 'Tiden kunde inte bokas', text: 'Dina {amount} är på väg tillbaka samma väg som du betalade.' },
  returned: {
    title: 'Pengarna är tillbaka',
    text: 'Tiden kunde inte bokas, och {amount} har betalats tillbaka samma väg som du betalade.',
  },
  unknown: {
    title: 'Betalningen behandlas',
    text: 'När den har kommit fram får du en bekräftelse med sms och e-post. Du kan stänga sidan.',
  },
  offline: 'Vi når inte kliniken just nu. Din betalning är trygg, och vi försöker igen av oss själva.',
} satisfies Texts<typeof en>

export const { useTranslation: usePaymentTranslation } = createTranslations({ en, sv })
