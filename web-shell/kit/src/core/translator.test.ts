import { expect, test } from 'vitest'
import { createTranslator, fillPlaceholders, type PlainTextKey, type Texts } from './translator'

const en = {
  close: 'Close',
  done: 'Booked',
  form: { booked: '{name} is booked {time}', repeated: '{name}, {name}' },
  visits_one: '{count} visit to {clinic}',
  visits_other: '{count} visits to {clinic}',
  pending_one: 'One form',
  pending_other: '{count} forms',
  'log.client.created': 'Added',
} as const

const sv = {
  close: 'Stäng',
  done: 'Bokad',
  form: { booked: '{time} är bokad för {name}', repeated: '{name}, {name}' },
  visits_one: '{count} besök hos {clinic}',
  visits_other: '{count} besök hos {clinic}',
  pending_one: 'Ett formulär',
  pending_other: '{count} formulär',
  'log.client.created': 'Lade till',
} satisfies Texts<typeof en>

const { en: t, sv: translateToSwedish } = createTranslator({ en, sv })

test('a text is looked up by its key, nested or with dots in it, and its placeholders are filled', () => {
  expect(t('close')).toBe('Close')
  expect(t('log.client.created')).toBe('Added')
  expect(t('form.booked', { name: 'Anna $& {time}', time: '10:30' })).toBe('Anna $& {time} is booked 10:30')
  expect(t('form.repeated', { name: 7 })).toBe('7, 7')
})

test('placeholders are filled in the order of each language', () => {
  expect(translateToSwedish('form.booked', { name: 'Anna', time: '10:30' })).toBe('10:30 är bokad för Anna')
})

test('the plural form follows the count and the language', () => {
  expect([0, 1, 2].map((count) => t('visits', { count, clinic: 'Lind' }))).toEqual([
    '0 visits to Lind',
    '1 visit to Lind',
    '2 visits to Lind',
  ])
  expect([0, 1, 2].map((count) => translateToSwedish('pending', { count }))).toEqual(['0 formulär', 'Ett formulär', '2 formulär'])
})

test('a text that is missing at run time shows its key', () => {
  expect(t('gone.text' as 'close')).toBe('gone.text')
})

test('a double brace is a literal brace', () => {
  expect(fillPlaceholders('Write {{name}} for {value}', { value: 'a name' })).toBe('Write {name} for a name')
})

/** Compiled and never run: each line has an error that the type check has to find. */
export const typeErrors = () => [
  // @ts-expect-error there is no such key
  t('closed'),
  // @ts-expect-error a nested object is no text
  t('form'),
  // @ts-expect-error the values are missing
  t('form.booked'),
  // @ts-expect-error one of the values is missing
  t('form.booked', { name: 'Anna' }),
  // @ts-expect-error a value is unknown
  t('form.booked', { name: 'Anna', time: '10:30', room: 2 }),
  // @ts-expect-error the text has no placeholders
  t('close', { name: 'Anna' }),
  // @ts-expect-error a value can be undefined
  t('form.repeated', { name: undefined as string | undefined }),
  // @ts-expect-error a plural needs its count
  t('visits', { clinic: 'Lind' }),
  // @ts-expect-error the count is a number
  t('pending', { count: '2' }),
  // @ts-expect-error a plural form is no key of its own
  t('visits_one', { count: 1, clinic: 'Lind' }),
  // @ts-expect-error one of the keys needs a value
  t(Math.random() > 0.5 ? 'close' : 'form.repeated'),
  t(Math.random() > 0.5 ? 'close' : 'done'),
]

export const plainKeys: PlainTextKey<typeof en>[] = [
  'close',
  'log.client.created',
  // @ts-expect-error the text has placeholders
  'form.booked',
  // @ts-expect-error a plural has a count
  'pending',
]

export const incompleteTranslation = {
  ...sv,
  // @ts-expect-error the translation has lost a placeholder
  form: { booked: '{name} är bokad', repeated: '{name}, {name}' },
} satisfies Texts<typeof en>
