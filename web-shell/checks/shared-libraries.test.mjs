import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findMissing, listUses } from './shared-libraries.mjs'
import { listSourceFolders } from './sources.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const folders = listSourceFolders().filter((folder) => folder !== 'web-public/src')

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => path.join(root, folder, file)),
)

test('the bundles’ zod and react-router export all that the sources use', () => {
  const texts = sources.map((file) => [path.relative(root, file), readFileSync(file, 'utf8')])
  expect(texts.flatMap(([, text]) => listUses(text, 'react-router')).length).toBeGreaterThan(100)
  expect(texts.flatMap(([, text]) => listUses(text, 'zod')).length).toBeGreaterThan(500)
  expect(texts.flatMap(([file, text]) => findMissing(text).map((name) => `${file} ${name}`))).toEqual([])
})

test('the use of an export that the bundles leave out is detected', () => {
  expect(findMissing("import { Link, useFetcher, type Path } from 'react-router'\n")).toEqual(['react-router: useFetcher'])
  expect(findMissing("import { z } from 'zod'\nexport const schema = z.object({ at: z.templateLiteral([]) })\n")).toEqual([
    'zod: templateLiteral',
  ])
  expect(findMissing("import type { z } from 'zod'\nexport type Values = z.infer<never>\n")).toEqual([])
})
