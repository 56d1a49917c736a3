import { expect, test } from 'vitest'
import { EXEMPTIONS, findBannedNames, findFaults, listSources } from './identifiers.mjs'
import { listSourceFolders } from './sources.mjs'

test('a name with a word that the glossary replaces is detected', () => {
  const breach = `
    export function useKeptDraft(wanted: string) {
      const { told } = read()
      return told
    }
    interface Props { wallTime: string }`
  expect(findBannedNames('x.tsx', breach)).toEqual([
    'x.tsx:2 useKeptDraft: "Kept" is not a word of the glossary',
    'x.tsx:2 wanted: "wanted" is not a word of the glossary',
    'x.tsx:3 told: "told" is not a word of the glossary',
    'x.tsx:6 wallTime: "wall" is not a word of the glossary',
  ])
})

test('texts, comments and parts of longer words are not checked', () => {
  expect(findBannedNames('x.tsx', "// told anew\nexport const always = 'no way'\nexport const wallet = row.told\n")).toEqual([])
  expect(listSources().length).toBeGreaterThan(150)
})

test('every form of declaration is checked, also a renamed import or field', () => {
  const breach = `
    import { a as told } from './a'
    import * as ways from './b'
    const { a: [{ b: kept }], ...wanted } = c
    enum Deed { Said }
    class A<Whom> { #ink = 1; get wall() { return 1 } }
    interface B { tell(): void }`
  const names = findBannedNames('x.tsx', breach).map((line) => /\d ([#\w]+):/.exec(line)[1])
  expect(names).toEqual(['told', 'ways', 'kept', 'wanted', 'Deed', 'Said', 'Whom', '#ink', 'wall', 'tell'])
})

test('the words that the services ban are detected too, also in keys of objects', () => {
  const breach = 'const found = row.found\nconst a = { laid: 1, made }\nfunction askAgain(who: string, theDoor = 1) {}\n'
  const names = findBannedNames('x.ts', breach).map((line) => /\d ([#\w]+):/.exec(line)[1])
  expect(names).toEqual(['found', 'laid', 'made', 'askAgain', 'who', 'theDoor'])
  expect(findBannedNames('x.ts', 'function NotFoundScreen() {}\nconst oneTimeCode = 1\nconst texts = { visits_one: 1 }\n')).toEqual([])
})

test('an exempt name is allowed in its file only, and an unused exemption must be removed', () => {
  const exemptions = new Map([['x.ts marks', 'of a library']])
  expect(findFaults([['x.ts', 'const marks = 1']], exemptions)).toEqual([])
  expect(findFaults([['y.ts', 'const marks = 1']], exemptions)).toEqual([
    'y.ts:1 marks: "marks" is not a word of the glossary',
    'x.ts marks is gone; remove its exemption',
  ])
  expect(EXEMPTIONS.size).toBe(5)
})

test('the sources of every package are checked', () => {
  const names = listSources().map(([name]) => name)
  expect(listSourceFolders()).toContain('web-shell/kit/src')
  expect(listSourceFolders().filter((folder) => !names.some((name) => name.startsWith(`${folder}/`)))).toEqual([])
})
