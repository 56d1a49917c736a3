import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IN_CHROMIUM } from './press-exceptions.mjs'
import { isScreenSource, listHandlers, wrapHandlers } from './press-handlers.mjs'
import { isInPressedPackage, listPressFaults } from './press-reporter.mjs'

const listIds = (text) => listHandlers('web-pos/src/x.tsx', text).map(({ id }) => id.replace('web-pos/src/x.tsx ', ''))

test('handlers of elements and in options are listed, what passes one on under its own name is not', () => {
  const text = `
    const Row = ({ onDone }) => {
      const { run } = useAction({ send: () => remove(row), onSuccess: close, title: 'Remove' })
      useForm({ onDone, onSubmit: 'later' })
      return <Button onClick={() => void run()} onFocus="x" color={red}>Remove</Button>
    }`
  expect(listIds(text)).toEqual(['send () => remove(row)', 'onSuccess close', 'onClick () => void run()'])
})

test('equal handlers of a file are numbered', () => {
  expect(listIds('const pair = <><A onClick={open} /><B onClick={open} /></>')).toEqual(['onClick open', 'onClick open #2'])
})

test('a handler is wrapped, and one within it too', () => {
  const name = 'web-pos/src/x.tsx'
  const code = wrapHandlers(name, 'const list = <List onAdd={() => show(<Row onOpen={open} />)} />')
  expect(code).toMatch(
    /onAdd=\{globalThis\.recordPress\(".*", \(\) => show\(<Row onOpen=\{globalThis\.recordPress\(".*", open\)\} \/>\)\)\}/,
  )
})

test('sources of screens are read, tests, fixtures, generated files and the gallery are not', () => {
  expect(['web-pos/src/remote.tsx', 'web-shell/kit/src/ui/states.tsx'].every(isScreenSource)).toBe(true)
  const others = ['web-pos/src/x.test.tsx', 'web-pos/src/testing/x.ts', 'web-shell/kit/src/api/generated/x.ts', 'web-shell/checks/x.ts']
  expect(others.some(isScreenSource)).toBe(false)
  expect(isScreenSource('web-shell/src/features/gallery/gallery-screen.tsx')).toBe(false)
})

test('a handler without a call, one without an assertion after it, and an exception that is none are faults', () => {
  const presses = [{ pressed: true, unasserted: false }, { unasserted: false }]
  expect(
    listPressFaults(['pressed', 'unasserted', 'forgotten', 'inChromium'], presses, { inChromium: 'x.story.ts', pressed: '', gone: '' }),
  ).toEqual([
    'called by no test: forgotten',
    'nothing is asserted after: unasserted',
    'no exception any more: pressed',
    'no exception any more: gone',
  ])
})

test('the kit is a package of its own beside the shell', () => {
  expect(isInPressedPackage('web-shell/src/shell.tsx', ['web-shell'])).toBe(true)
  expect(isInPressedPackage('web-shell/kit/src/ui/page.tsx', ['web-shell'])).toBe(false)
  expect(isInPressedPackage('web-shell/kit/src/ui/page.tsx', ['web-shell/kit'])).toBe(true)
})

test('each exception names a story of Chromium', () => {
  const stories = path.resolve(import.meta.dirname, '../../infra/e2e/stories')
  expect(Object.values(IN_CHROMIUM).filter((name) => !existsSync(path.join(stories, name)))).toEqual([])
})
