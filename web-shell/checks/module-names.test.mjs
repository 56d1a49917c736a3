import { expect, test } from 'vitest'
import { BANNED_WORDS } from './identifiers.mjs'
import { findModuleNameFaults } from './module-names.mjs'

test('a module named by a banned or an unknown word is detected', () => {
  expect(findModuleNameFaults('web-record/src/told.tsx')).toEqual(['web-record/src/told.tsx: "told" is banned'])
  expect(findModuleNameFaults('web-pos/src/alone.tsx')).toEqual(['web-pos/src/alone.tsx: "alone" is banned'])
  expect(findModuleNameFaults('web-record/src/features/notes/deeds.api.ts')).toEqual([
    'web-record/src/features/notes/deeds.api.ts: "deeds" is banned',
  ])
  expect(findModuleNameFaults('web-pos/src/cart-whisper.ts')).toEqual([
    'web-pos/src/cart-whisper.ts: "whisper" is not in web-shell/checks/module-words.txt',
  ])
})

test('roles and words of the glossary are allowed, unless they are banned', () => {
  expect(findModuleNameFaults('web-record/src/features/consents/consent-form.test.tsx')).toEqual([])
  expect(findModuleNameFaults('web-shell/kit/src/app/not-found-screen.tsx')).toEqual([])
  expect(findModuleNameFaults('x/register.ts', new Set(BANNED_WORDS))).toHaveLength(1)
})
