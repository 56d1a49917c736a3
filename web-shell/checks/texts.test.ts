// The types require every text in Swedish and the placeholders of the English one; a placeholder that English lacks is found here.
import { expect, test } from 'vitest'
import type { TextTree } from '../kit/src/core/translator'
import { textBundles } from './text-bundles'

const listNames = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()

/** Lists the texts whose Swedish has a placeholder that the English hasn't. A plural's count is always given. */
export function findUnknownPlaceholders(en: TextTree, sv: TextTree, prefix = ''): string[] {
  return Object.entries(en).flatMap(([key, english]) => {
    const swedish = sv[key] ?? ''
    if (typeof english !== 'string') return findUnknownPlaceholders(english, swedish as TextTree, `${prefix}${key}.`)
    const known = new Set([...listNames(english), ...(/_(one|other)$/.test(key) ? ['count'] : [])])
    return listNames(swedish as string)
      .filter((name) => !known.has(name))
      .map((name) => `${prefix}${key}: {${name}}`)
  })
}

test('every placeholder of a Swedish text exists in the English text', () => {
  expect(textBundles.length).toBeGreaterThan(20)
  for (const { file, en, sv } of textBundles) expect(findUnknownPlaceholders(en, sv), file).toEqual([])
})

test('a Swedish placeholder that English lacks is detected', () => {
  const en = { form: { booked: '{name} is booked' }, visits_one: 'one visit' }
  expect(findUnknownPlaceholders(en, { form: { booked: '{namn} är bokad' }, visits_one: '{count} besök' })).toEqual(['form.booked: {namn}'])
})
