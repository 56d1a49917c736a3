import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { schemaOf } from '../api/schemas'
import { type FieldCode, fieldText, issueText } from './field-text'
import type { Language } from './i18n'

interface Vector {
  schema: string
  field: string
  value: unknown
  code: string
  facts?: Record<string, unknown>
}

const read = (path: string) => JSON.parse(readFileSync(`services/${path}`, 'utf8'))
const vectors: Vector[] = read('clinic/core/field_vectors.json')
const texts: Record<Language, Record<string, string>> = read('openapi.json').info['x-texts']
const languages = ['en', 'sv'] as const

/** What the browser says beside a field of the API, or null when it takes the value. */
function said({ schema, field, value }: Vector, language: Language): string | null {
  const shape = (schemaOf(schema as never) as z.ZodObject).shape as Record<string, z.ZodType>
  const result = shape[field]?.safeParse(value, { error: (issue) => issueText(issue, language) })
  return result?.error?.issues[0]?.message ?? null
}

const filled = (text = '', facts: Vector['facts'] = {}) =>
  Object.entries(facts).reduce((so, [name, fact]) => so.replace(`{${name}}`, String(fact)), text)

test.each(languages)('PLT-106 PLT-016 PLT-100 what the browser refuses it refuses in the server’s words: %s', (language) => {
  for (const vector of vectors)
    expect(said(vector, language), JSON.stringify(vector)).toBe(filled(texts[language][vector.code], vector.facts))
})

test.each(languages)('PLT-106 the browser has each of the server’s texts beside a field and no other: %s', (language) => {
  for (const [code, text] of Object.entries(texts[language])) {
    if (!text.includes('{')) expect(fieldText(code as FieldCode, language)).toBe(text)
  }
  expect(fieldText('placeholder', language, { name: 'x' })).toContain('{x}')
  expect(fieldText('too_many_files', language, { max: 3 })).toContain('3')
})
