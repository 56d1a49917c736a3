import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Check in at {clinic}',
  contact: {
    title: 'Welcome to {clinic}',
    sms: 'Enter your mobile number. If you have a booking within the next two hours, you get a code.',
    mail: 'Enter your e-mail address. If you have a booking within the next two hours, you get a code.',
    phone: 'Mobile number',
    email: 'E-mail address',
    send: 'Send me a code',
  },
  noCode: 'No code? Ask at the reception.',
  here: { title: 'Are you here now?', confirm: 'I am here' },
  done: { title: 'You are checked in', text: 'The clinic sees that you have arrived. Please take a seat.' },
  closed: { title: 'You can’t check in now', text: 'Ask at the reception.' },
} as const

export const sv = {
  title: 'Checka in hos {clinic}',
  contact: {
    title: 'Välkommen till {clinic}',
    sms: 'Ange ditt mobilnummer. Har du en bokning inom två timmar får du en kod.',
    mail: 'Ange din e-postadress. Har du en bokning inom två timmar får du en kod.',
    phone: 'Mobilnummer',
    email: 'E-postadress',
    send: 'Skicka en kod till mig',
  },
  noCode: 'Ingen kod? Fråga i receptionen.',
  here: { title: 'Är du här nu?', confirm: 'Jag är här' },
  done: { title: 'Du är incheckad', text: 'Kliniken ser att du har kommit. Slå dig ner så länge.' },
  closed: { title: 'Du kan inte checka in nu', text: 'Fråga i receptionen.' },
} satisfies Texts<typeof en>

export const { useTranslation: useCheckInTranslation } = createTranslations({ en, sv })
