import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldRules } from '../api/generated/rules'
import { serverTexts } from '../api/generated/texts'
import { type RuleName, rules } from './rules'

const vectors: Record<string, { valid: string[]; invalid: string[] }> = JSON.parse(
  readFileSync('services/clinic/core/rules_vectors.json', 'utf8'),
)

test('PLT-106 PLT-016 PLT-103 the browser’s rules agree with the server’s on the shared vectors', () => {
  expect(Object.keys(rules).sort()).toEqual(Object.keys(vectors).sort())
  for (const [name, { valid, invalid }] of Object.entries(vectors)) {
    const rule = rules[name as RuleName]
    expect(
      valid.filter((value) => !rule(value)),
      `${name} refuses what is valid`,
    ).toEqual([])
    expect(
      invalid.filter((value) => rule(value)),
      `${name} takes what is invalid`,
    ).toEqual([])
  }
})

test('PLT-106 PLT-090 each rule that the API names has a function here and a text in both languages', () => {
  for (const rule of Object.values(fieldRules).flatMap((fields) => Object.values(fields))) {
    expect(rules).toHaveProperty(rule)
    expect(serverTexts.en).toHaveProperty(rule)
    expect(serverTexts.sv).toHaveProperty(rule)
  }
})
