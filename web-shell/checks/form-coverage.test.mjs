import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const PACKAGES = readdirSync(ROOT).filter((name) => name.startsWith('web-'))

const readSources = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/node_modules|generated|dist/.test(file.parentPath))
    .map((file) => ({ name: file.name, text: readFileSync(join(file.parentPath, file.name), 'utf8') }))

const isTest = ({ name }) => /\.test(-d)?\.tsx?$/.test(name)
const sources = PACKAGES.flatMap(readSources)
const forms = new Set(
  sources
    .filter((source) => !isTest(source) && source.text.includes('useKitForm('))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/useKitForm\(([^{]*?), \{/g)].flatMap(([, source]) => [...source.matchAll(/'([A-Z]\w+)'/g)]),
      ...text.matchAll(/schemaOf\('([A-Z]\w+)'\)/g),
      ...text.matchAll(/schema: '([A-Z]\w+)'/g),
    ])
    .map(([, name]) => name),
)
const covered = new Set(
  sources
    .filter((source) => isTest(source) && source.text.includes('submitEveryField('))
    .flatMap(({ text }) => [...text.matchAll(/schema: '(\w+)'/g)].map(([, name]) => name)),
)

test('every form is submitted with every field by submitEveryField', () => {
  expect(forms.size).toBeGreaterThan(65)
  expect([...forms].filter((name) => !covered.has(name)).sort()).toEqual([])
})
