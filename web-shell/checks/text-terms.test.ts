import { expect, test } from 'vitest'
import { textBundles } from './text-bundles'
import { findRejectedTerms } from './text-terms'

test('the texts have no word that the glossary rejects', () => {
  for (const { file, en, sv } of textBundles) {
    expect(findRejectedTerms('en', file, en)).toEqual([])
    expect(findRejectedTerms('sv', file, sv)).toEqual([])
  }
})

test.each([
  ['en', 'Somebody saved this', 'someone'],
  ['en', 'A mail is sent', 'e-mail'],
  ['en', 'Waiting for a colleague', 'team member'],
  ['en', 'Give a letter of consent', 'consent form'],
  ['en', 'In use', 'Active, Inactive'],
  ['en', 'Change the product', 'Edit'],
  ['sv', 'Ett e-postmeddelande skickas', 'mejl'],
  ['sv', 'Inte uppladdad än.', 'ännu'],
  ['sv', 'Ange ett skäl', 'orsak'],
  ['sv', 'Ändra produkten', 'redigera'],
  ['sv', 'Önskemål (frivilligt)', 'valfri'],
  ['sv', 'Din bokningsportal', 'bokningssida'],
  ['sv', 'Skicka ett SMS', 'sms'],
  ['sv', 'Idag', 'i dag'],
  ['sv', 'Skriv under', 'signera'],
  ['sv', 'Ändrades av en kollega', 'medarbetare'],
  ['sv', 'Landsnummer', 'landskod'],
  ['sv', 'Används', 'Aktiv, Inaktiv'],
] as const)('a rejected word is detected in the %s text “%s”', (language, text, word) => {
  expect(findRejectedTerms(language, 'x/en.ts', { form: { help: text } })).toEqual([`x/en.ts form.help: ${text} ("${word}" instead)`])
})

test('a word is allowed where it means something else', () => {
  expect(findRejectedTerms('en', '/web-public/src/texts/en.ts', { change: 'Change the e-mail address' })).toEqual([])
  expect(findRejectedTerms('en', 'x', { devices: { in_use: 'In use' } })).toEqual([])
  expect(findRejectedTerms('sv', 'x', { help: 'Äldre än 24 timmar. Mer sannolikt än så.', sent: 'Sms till {email}' })).toEqual([])
})
