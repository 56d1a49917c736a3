import type { Texts } from '@clinic/kit/i18n'
import type { clientFieldsEn, extraFieldsEn } from './client-fields-en'

export const clientFieldsSv = {
  title: 'Klientfält',
  about: 'Vilka fält klientformuläret visar och kräver, och vad de heter.',
  legend: 'Visa och kräv',
  legendHelp: 'Gäller formuläret där en klients uppgifter skrivs. Ett dolt fält behåller det som är sparat i det.',
  isVisible: 'Visa',
  isRequired: 'Obligatoriskt',
  nameEn: 'Ert namn på engelska',
  nameSv: 'Ert namn på svenska',
  requiredHelp:
    'Ett obligatoriskt fält måste fyllas i när någon i teamet lägger till eller ändrar en klients uppgifter. Besökares bokningar, taggar och sammanslagning stoppas aldrig av det.',
  saved: 'Klientfälten är sparade',
} satisfies Texts<typeof clientFieldsEn>

export const extraFieldsSv = {
  title: 'Egna fält',
  help: 'Står på klientformuläret och på klientens sida, och går att söka på.',
  form: 'Eget fält',
  add: 'Lägg till ett fält',
  edit: 'Redigera',
  editName: 'Redigera {name}',
  delete: 'Ta bort',
  deleteTitle: 'Ta bort {name}?',
  deleteBody:
    'Fältet försvinner från formuläret och klientens sida. Det som är skrivet i det finns kvar i journalerna och i utdrag ur dem.',
  deleted: 'Fältet är borttaget',
  saved: 'Fältet är sparat',
  nameEn: 'Namn på engelska',
  nameSv: 'Namn på svenska',
  namesHelp: 'Minst ett. Där ett språk saknar namn står det andra.',
  type: 'Typ',
  types: { text: 'Text', number: 'Tal', date: 'Datum', choice: 'Val', yes_no: 'Ja eller nej' },
  choices: 'Alternativ',
  choicesHelp: 'Minst två. Tryck på Enter efter vart och ett.',
  isPublic: 'Fråga besökare också',
  isPublicHelp: 'För sidorna där klienter registrerar sig själva.',
  public: 'Frågas av besökare',
  position: 'Ordning',
  positionHelp: 'Lägst nummer står först.',
} satisfies Texts<typeof extraFieldsEn>
