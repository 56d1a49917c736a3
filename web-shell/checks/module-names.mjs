/**
 * Checks that the names of modules consist of the words of module-words.txt, none of them banned: `told.tsx`, `deeds.ts` and `alone.tsx` say
 * nothing of what they hold. A new word is added on purpose, with the glossary's word for the concept.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BANNED_WORDS } from './identifiers.mjs'
import { readSources, reportFaults } from './sources.mjs'

const readWords = () =>
  readFileSync(path.join(import.meta.dirname, 'module-words.txt'), 'utf8')
    .trim()
    .split('\n')

/** The faults of a module's name: `web-pos/src/alone.tsx: "alone" is banned`. */
export function findModuleNameFaults(file, words = new Set(readWords())) {
  const parts = path.posix
    .basename(file)
    .replace(/\.(tsx?|mjs)$/, '')
    .replace(/not-found|one-time/, '')
    .split(/[.-]/)
    .filter(Boolean)
  const banned = parts.filter((part) => BANNED_WORDS.has(part)).map((part) => `${file}: "${part}" is banned`)
  const unknown = parts.filter((part) => !BANNED_WORDS.has(part) && !words.has(part))
  return [...banned, ...unknown.map((part) => `${file}: "${part}" is not in web-shell/checks/module-words.txt`)]
}

if (import.meta.filename === process.argv[1]) {
  const sources = readSources(['web-*.ts', 'web-*.tsx', 'web-*.mjs'], (name) => !/\/(generated|breaches)\//.test(name))
  const words = new Set(readWords())
  reportFaults(
    'module names',
    sources,
    sources.flatMap(([file]) => findModuleNameFaults(file, words)),
  )
}
