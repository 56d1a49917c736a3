import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Waiting list at {clinic}',
  offer: {
    title: 'A time is free',
    lead: '{service} with {name}',
    answerBy: 'Answer by {time}. The time is yours once you have accepted it.',
    accept: 'Accept the time',
    decline: 'No, thank you',
  },
  accepted: { title: 'You are booked', text: 'A confirmation is on its way to you.' },
  declined: { title: 'You have declined the time', text: 'You are still on the waiting list. We write when another time is free.' },
  expired: { title: 'The time to answer is over', text: 'You are still on the waiting list. We write when another time is free.' },
  taken: {
    title: 'Someone was quicker',
    text: 'The time is taken. You are still on the waiting list, and we write when another is free.',
  },
  entry: { title: 'You are on the waiting list', text: 'For {service}. We write to you when a time is free.' },
  ended: { title: 'You are not on the waiting list', text: 'You get no more offers for {service}.' },
  leave: 'Leave the waiting list',
  book: 'Book a time',
  incomplete: { title: 'The link is incomplete', text: 'Open the link from your message again, or contact the clinic.' },
  join: {
    title: 'When would it suit you?',
    lead: 'We write to you as soon as such a time is free. You then have some time to answer.',
    weekdays: 'Days of the week',
    fromTime: 'From (time)',
    toTime: 'Until (time)',
    fromDay: 'First day',
    toDay: 'Last day',
    noWeekday: 'Choose at least one day of the week.',
    send: 'Join the waiting list',
    done: 'You are on the waiting list',
    doneText: 'We have sent you a message with a link by which you can leave it.',
  },
} as const

export const sv = {
  title: 'Väntelista hos {clinic}',
  offer: {
    title: 'En tid är ledig',
    lead: '{service} hos {name}',
    answerBy: 'Svara senast {time}. Tiden är din när du har tackat ja.',
    accept: 'Ja, jag tar tiden',
    decline: 'Nej tack',
  },
  accepted: { title: 'Du är bokad', text: 'En bekräftelse är på väg till dig.' },
  declined: { title: 'Du har tackat nej till tiden', text: 'Du står kvar på väntelistan. Vi skriver när en annan tid blir ledig.' },
  expired: { title: 'Svarstiden har gått ut', text: 'Du står kvar på väntelistan. Vi skriver när en annan tid blir ledig.' },
  taken: { title: 'Någon hann före', text: 'Tiden är tagen. Du står kvar på väntelistan och vi skriver när en annan blir ledig.' },
  entry: { title: 'Du står på väntelistan', text: 'För {service}. Vi skriver till dig när en tid blir ledig.' },
  ended: { title: 'Du står inte på väntelistan', text: 'Du får inga fler erbjudanden om {service}.' },
  leave: 'Lämna väntelistan',
  book: 'Boka en tid',
  incomplete: { title: 'Länken är ofullständig', text: 'Öppna länken i ditt meddelande igen, eller kontakta kliniken.' },
  join: {
    title: 'När passar det dig?',
    lead: 'Vi skriver till dig så snart en sådan tid blir ledig. Du har då en stund på dig att svara.',
    weekdays: 'Veckodagar',
    fromTime: 'Från (tid)',
    toTime: 'Till (tid)',
    fromDay: 'Första dag',
    toDay: 'Sista dag',
    noWeekday: 'Välj minst en veckodag.',
    send: 'Ställ mig på väntelistan',
    done: 'Du står på väntelistan',
    doneText: 'Vi har skickat dig ett meddelande med en länk som du kan lämna den med.',
  },
} satisfies Texts<typeof en>

export const { useTranslation: useWaitingListTranslation } = createTranslations({ en, sv })
