import { expect, test } from 'vitest'
import { findBudgetFaults, listFirstScripts, PAGES } from './size.mjs'

const html = `<body><div id="root"></div><script src="/bundles/web-shell/static/index.js"></script></body>`
const addScript = (name) =>
  `document.head.append(Object.assign(document.createElement('script'), { src: '/bundles/web-shell/static/${name}.js' }))`

/** A page that asks for the session, then loads its form and, when that has shown, its next screen. */
const files = {
  'static/index.js': `fetch('/api/session').then(({ status }) => { if (status === 401) ${addScript('form')} })`,
  'static/form.js': `document.getElementById('root').innerHTML = '<input>'; setTimeout(() => ${addScript('screen')}, 200)`,
  'static/screen.js': '',
}

test('USE-016 the first load has the scripts that the page loads without a session until its form shows', async () => {
  const answers = { '/api/session': [401, {}] }
  expect(await listFirstScripts(html, (name) => files[name], 'input', { answers })).toEqual(['static/index.js', 'static/form.js'])
})

test('a page whose form never shows is not measured', async () => {
  await expect(
    listFirstScripts(html, (name) => files[name], 'form', { answers: { '/api/session': [401, {}] }, timeoutMs: 500 }),
  ).rejects.toThrow('static/index.js, static/form.js')
})

test('USE-016 a first load over its budget or without a measurement is detected', () => {
  const scripts = Array.from({ length: 20 }, () => 30 * 1024)
  const limits = { budget: 300 * 1024, minScripts: 10 }
  expect(findBudgetFaults(scripts, limits)).toEqual(['614400 bytes, budget 307200'])
  expect(findBudgetFaults([1024], limits)).toHaveLength(1)
  expect(
    findBudgetFaults(
      scripts.map(() => 1024),
      limits,
    ),
  ).toEqual([])
})

test('USE-016 the sign-in may weigh 150 KB and the home page 300 KB', () => {
  expect(PAGES.map(({ name, budget }) => [name, budget])).toEqual([
    ['sign-in', 153_600],
    ['home', 307_200],
  ])
})
