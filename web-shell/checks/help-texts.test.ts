/** Every screen has its help, complete in both languages (USE-013). That a `Page` can't be written without one, the types say. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { HelpTexts } from '../kit/src/ui/help'
import { textBundles } from './text-bundles'

const root = path.resolve(import.meta.dirname, '../..')
/** Pages on which nobody works: the kit's components while developing. */
const WITHOUT_HELP = ['web-shell/src/features/gallery/gallery-screen.tsx']

const helps = textBundles
  .filter(({ file }) => file.endsWith('/texts/help/en.ts'))
  .map(({ file, en, sv }) => ({ file, en: en as unknown as Record<string, HelpTexts>, sv: sv as unknown as Record<string, HelpTexts> }))

const list = (pattern: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', pattern], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const sources = list('web-*/*.tsx')
  .filter((name) => !/\.test\.tsx$|kit\/src\/ui\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))

const listTexts = ({ about, first, second, third }: HelpTexts) => [
  about,
  ...[first, second, third].flatMap(({ title, text }) => [title, text]),
]

test('USE-013 each help says what its screen is for and three things, in both languages', () => {
  expect(helps.length).toBeGreaterThanOrEqual(6)
  for (const { file, en, sv } of helps)
    for (const [screen, texts] of Object.entries(en)) {
      const swedish = listTexts(sv[screen] as HelpTexts)
      listTexts(texts).forEach((text, index) => {
        expect(text.trim().length, `${file} ${screen}`).toBeGreaterThan(2)
        expect(swedish[index], `${file} ${screen}: not translated`).not.toBe(text)
      })
      expect(new Set(listTexts(texts)).size, `${file} ${screen}: a text twice`).toBe(7)
    }
})

test('USE-013 no page of the staff or the prescribers is without help', () => {
  expect(sources.length).toBeGreaterThan(200)
  const pages = sources.filter(({ text }) => /<Page(Title)?\s/.test(text) && text.includes("'@clinic/kit/ui'"))
  expect(pages.length).toBeGreaterThan(45)
  expect(pages.filter(({ text }) => /help=\{null\}/.test(text)).map(({ name }) => name)).toEqual(WITHOUT_HELP)
})

test('USE-013 every help is that of a screen', () => {
  for (const { file, en } of helps) {
    const folder = file.slice(1).replace(/texts\/help\/en\.ts$/, '')
    const text = sources
      .filter(({ name }) => name.startsWith(folder))
      .map((source) => source.text)
      .join('\n')
    // A help whose screen is chosen by a value is named there: a kind, a section or an entity.
    const unused = Object.keys(en).filter((screen) => !text.includes(`'${screen}'`) && !text.includes(`"${screen}"`))
    expect(unused, file).toEqual([])
  }
})
