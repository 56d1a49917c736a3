/** PLT-108: each text that the ledger's page of errors quotes is in the product word for word, in English with its Swedish translation. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TextTree } from '../kit/src/core/translator'
import { textBundles } from './text-bundles'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

/** Texts of systems that aren't built yet. This list only shrinks: a text that is in the product and stands here fails. */
const TO_COME = [
  'You cannot downgrade your plan!',
  'You cannot change your plan before {0}',
  'Discount code is invalid',
  'Could not access microphone',
  'Failed to create Fortnox invoice',
  'Failed to disconnect from Fortnox',
]

/** The ledger leaves the choice between these two (PLT-005). */
const OTHER_WORDINGS: Record<string, string> = { 'server error, please contact admin.': 'server error, contact server' }

const listTexts = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)))

/** The texts of the screens, and of the server's errors, whose every code has both languages by a test of its own. */
const serverTexts = [read('services/openapi.json'), read('services/clinic/core/api/errors.py')]
const productTexts = [...textBundles.flatMap(({ en }) => listTexts(en)), ...serverTexts]
/** Straight quotation marks and any placeholder, as the ledger writes them. */
const normalize = (text: string) =>
  text
    .replaceAll('’', "'")
    .replaceAll(/\{\w+\}/g, '{0}')
    .toLowerCase()
const allTexts = productTexts.map(normalize).join('\n')

const quoted = read('docs/ledger/errors.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => [...line.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text))

test('PLT-108 the page of errors quotes texts', () => {
  expect(quoted.length).toBeGreaterThan(25)
})

test.each(quoted)('PLT-108 “%s” is in the product, or stands on the list of what is to come', (text) => {
  const inProduct = allTexts.includes(normalize(OTHER_WORDINGS[text] ?? text))
  expect({ text, inProduct }).toEqual({ text, inProduct: !TO_COME.includes(text) })
})
