import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldRules } from '../api/generated/rules'
import { serverTexts } from '../api/generated/texts'
import { type RuleName, rules } from './validation-rules'

const vectors: Record<string, { valid: string[]; invalid: string[] }> = JSON.parse(
  readFileSync('services/clinic/core/text/rules_vectors.json', 'utf8'),
)

test('PLT-106 PLT-016 PLT-103 browser rules accept and reject the vectors shared with the server', () => {
  expect(Object.keys(rules).sort()).toEqual(Object.keys(vectors).sort())
  for (const [name, { valid, invalid }] of Object.entries(vectors)) {
    const rule = rules[name as RuleName]
    expect(
      valid.filter((value) => !rule(value)),
      `${name} rejects valid values`,
    ).toEqual([])
    expect(
      invalid.filter((value) => rule(value)),
      `${name} accepts invalid values`,
    ).toEqual([])
  }
})

test('PLT-106 PLT-090 each rule named by the API has a function and a message in both languages', () => {
  for (const rule of Object.values(fieldRules).flatMap((fields) => Object.values(fields))) {
    expect(rules).toHaveProperty(rule)
    expect(serverTexts.en).toHaveProperty(rule)
    expect(serverTexts.sv).toHaveProperty(rule)
  }
})
