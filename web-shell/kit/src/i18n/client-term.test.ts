import { expect, test } from 'vitest'
import { mockSignedIn } from '../testing'
import { createTranslations, setLanguage, type Texts, translateClientTerm } from '.'
import { applyClientTerm } from './client-term'

const en = { title: 'Clients', about: 'The client’s card, {client}', named: '{name} is a client' } as const
const sv = { title: 'Klienter', about: 'Klientens kort, {client}', named: '{name} är klient' } satisfies Texts<typeof en>
const { translate } = createTranslations({ en, sv })

test('PLT-052 CLIENT_TERM names the clients on the staff’s screens, in both languages and with every ending', () => {
  mockSignedIn({ settings: { CLIENT_TERM: 'patient' } })
  expect([translate('title'), translate('about', { client: 'Client Ek' }), translate('named', { name: 'Eva' })]).toEqual([
    'Patients',
    'The patient’s card, Client Ek',
    'Eva is a patient',
  ])
  setLanguage('sv')
  mockSignedIn({ settings: { CLIENT_TERM: 'customer' } })
  expect([translate('title'), translate('about', { client: 'Klient Ek' }), translate('named', { name: 'Klient' })]).toEqual([
    'Kunder',
    'Kundens kort, Klient Ek',
    'Klient är kund',
  ])
  expect(translateClientTerm('Klienter')).toBe('Kunder')
  mockSignedIn({ settings: { CLIENT_TERM: 'client' } })
  expect(translate('title')).toBe('Klienter')
  setLanguage('en')
})

test.each([
  ['Merge clients', 'Merge customers'],
  ['Client access', 'Customer access'],
  ['{client} and {{client}} stay', '{client} and {{client}} stay'],
  ['Klientåtkomst, klienternas, klients', 'Kundåtkomst, kundernas, kunds'],
])('the company’s word replaces the stem: %s', (text, expected) => expect(applyClientTerm(text, 'customer')).toBe(expected))
