import { createTranslations, type Texts } from '@clinic/kit/lite'

export const en = {
  title: 'Accessibility statement',
  lead: 'It is about the pages where you book, see and change bookings, fill in forms and check documents.',
  offer: {
    title: 'What the pages offer',
    text: 'You book in steps: service, practitioner, day, time, your details and a code that is sent to you. By a link you see, move and cancel a booking and fill in forms before a visit. All of it works with a keyboard, a screen reader, enlarged text and on a phone. A signature can be drawn or typed.',
  },
  level: {
    title: 'How accessible the pages are',
    text: 'The pages are made to meet WCAG 2.2 at level AA, which has the requirements that the standard EN 301 549 sets for web pages. Each version is checked by automated tests in Swedish and English, and by using it with the keyboard.',
  },
  lacks: {
    title: 'What is lacking',
    text: 'Documents as PDF have no tags for screen readers; ask the clinic for the text in another form. The clinic answers for the names, texts and pictures that it adds itself; where it has given a text in one language only, that one is shown.',
  },
  report: {
    title: 'Report a problem',
    clinic: 'Tell {clinic} what does not work and on which page. You find the phone number and the e-mail address of the clinic below.',
    service: 'Tell the clinic whose page you used what does not work and on which page, or the company that runs the service:',
    operator: 'Privacy notice of the service, with the name of the company',
    answer: 'You can also get what the page says in another form.',
  },
  authority: {
    title: 'Supervising authority',
    text: 'If you are not content with the answer, you can turn to the Swedish Post and Telecom Authority (PTS), which supervises the act (2023:254) on the accessibility of certain products and services.',
    link: 'Report to PTS',
  },
} as const

export const sv = {
  title: 'Tillgänglighetsredogörelse',
  lead: 'Den gäller sidorna där du bokar, ser och ändrar bokningar, fyller i formulär och kontrollerar dokument.',
  offer: {
    title: 'Vad sidorna erbjuder',
    text: 'Du bokar i steg: tjänst, behandlare, dag, tid, dina uppgifter och en kod som skickas till dig. Via en länk ser, flyttar och avbokar du en bokning och fyller i formulär före ett besök. Allt fungerar med tangentbord, skärmläsare, förstorad text och på en telefon. En underskrift kan ritas eller skrivas.',
  },
  level: {
    title: 'Hur tillgängliga sidorna är',
    text: 'Sidorna är gjorda för att uppfylla WCAG 2.2 på nivå AA, som innehåller de krav som standarden EN 301 549 ställer på webbsidor. Varje version kontrolleras med automatiska tester på svenska och engelska och genom att den används med tangentbordet.',
  },
  lacks: {
    title: 'Vad som brister',
    text: 'Dokument i PDF saknar taggar för skärmläsare; be kliniken om texten i en annan form. Kliniken ansvarar för namn, texter och bilder som den själv lägger in; där den har angett en text på bara ett språk visas den.',
  },
  report: {
    title: 'Anmäl en brist',
    clinic: 'Berätta för {clinic} vad som inte fungerar och på vilken sida. Klinikens telefonnummer och e-postadress står nedan.',
    service: 'Berätta för kliniken vars sida du använde vad som inte fungerar och på vilken sida, eller för företaget som driver tjänsten:',
    operator: 'Tjänstens integritetsinformation, med företagets namn',
    answer: 'Du kan också få det som står på sidan i en annan form.',
  },
  authority: {
    title: 'Tillsynsmyndighet',
    text: 'Om du inte är nöjd med svaret kan du vända dig till Post- och telestyrelsen (PTS), som har tillsyn över lagen (2023:254) om vissa produkters och tjänsters tillgänglighet.',
    link: 'Anmäl till PTS',
  },
} satisfies Texts<typeof en>

export const { useTranslation: useAccessibilityTranslation } = createTranslations({ en, sv })
