import { expect, test } from 'vitest'
import { findUntypedFixtures } from './fixtures.mjs'

test('a fixture without the type of its schema is detected', () => {
  const text =
    "export const a = { id: '1' }\nexport const b: Schema['RoomOut'] = { id: '1' }\nconst c = { id: '1' }\nexport const d = () => ({})\n"
  expect(findUntypedFixtures('web-pos/src/testing/fixtures.ts', text)).toEqual(['web-pos/src/testing/fixtures.ts: a has no type'])
})

test('a fixture typed only by an assertion, by any or outside its export is detected', () => {
  const file = 'web-pos/src/testing/fixtures.ts'
  const breaches = [
    "export const a = { id: '1' } as any",
    "export const a = { id: '1' } as unknown as Schema['RoomOut']",
    "export const a: any = { id: '1' }",
    "export const a = [{ id: '1' }]",
    "const a = { id: '1' }\nexport { a as b }",
    "const a = { id: '1' }\nexport default a",
  ]
  for (const breach of breaches) expect(findUntypedFixtures(file, breach), breach).toEqual([`${file}: a has no type`])
  expect(findUntypedFixtures(file, "export const a = { id: '1' } satisfies Schema['RoomOut']\nexport const b = ['x']\n")).toEqual([])
})
