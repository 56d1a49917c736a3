import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { schemaOf } from '../api/schemas'
import type { Language } from './locale'
import { getValidationMessage, getZodIssueMessage, type ValidationCode } from './validation-messages'

interface Vector {
  schema: string
  field: string
  value: unknown
  code: string
  facts?: Record<string, unknown>
}

const read = (path: string) => JSON.parse(readFileSync(`services/${path}`, 'utf8'))
const vectors: Vector[] = read('clinic/core/text/field_vectors.json')
const texts: Record<Language, Record<string, string>> = read('openapi.json').info['x-texts']
const languages = ['en', 'sv'] as const

/** The browser's message for a value of an API field, or null when it is valid. */
function getBrowserMessage({ schema, field, value }: Vector, language: Language): string | null {
  const shape = (schemaOf(schema as never) as z.ZodObject).shape as Record<string, z.ZodType>
  const result = shape[field]?.safeParse(value, { error: (issue) => getZodIssueMessage(issue, language) })
  return result?.error?.issues[0]?.message ?? null
}

const fillParams = (text = '', params: Vector['facts'] = {}) =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), text)

test.each(languages)('PLT-106 PLT-016 PLT-100 invalid values have the server’s message in the browser: %s', (language) => {
  for (const vector of vectors)
    expect(getBrowserMessage(vector, language), JSON.stringify(vector)).toBe(fillParams(texts[language][vector.code], vector.facts))
})

test.each(languages)('PLT-106 the browser has all of the server’s field messages: %s', (language) => {
  for (const [code, text] of Object.entries(texts[language])) {
    if (!text.includes('{')) expect(getValidationMessage(code as ValidationCode, language)).toBe(text)
  }
  expect(getValidationMessage('placeholder', language, { name: 'x' })).toContain('{x}')
  expect(getValidationMessage('too_many_files', language, { max: 3 })).toContain('3')
})
