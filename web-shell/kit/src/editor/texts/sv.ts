import type { Texts } from '@clinic/kit/i18n'
import type { en } from './en'

export const sv = {
  toolbar: 'Formatering av {label}',
  loading: 'Skrivverktyget laddas',
  bold: 'Fet',
  italic: 'Kursiv',
  underline: 'Understruken',
  strike: 'Genomstruken',
  heading: 'Rubrik {level}',
  bulletList: 'Punktlista',
  orderedList: 'Numrerad lista',
  blockquote: 'Citat',
  rule: 'Linje',
  link: 'Länk',
  undo: 'Ångra',
  redo: 'Gör om',
  linkUrl: 'Adress',
  linkHelp: 'En webbadress, en e-postadress eller ett telefonnummer',
  linkInvalid: 'Ange en webbadress, en e-postadress eller ett telefonnummer',
  linkSet: 'Infoga länken',
  linkRemove: 'Ta bort länken',
} satisfies Texts<typeof en>
