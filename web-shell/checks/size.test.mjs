import { expect, test } from 'vitest'
import { findBudgetFaults, listFirstScripts } from './size.mjs'

const html = `<body><div id="root"></div><script src="/bundles/web-shell/static/index.js"></script></body>`
const addScript = (name) =>
  `document.head.append(Object.assign(document.createElement('script'), { src: '/bundles/web-shell/static/${name}.js' }))`

/** A page that asks for the session, then loads its form and, when that has shown, its next screen. */
const files = {
  'static/index.js': `fetch('/api/session').then(({ status }) => { if (status === 401) ${addScript('form')} })`,
  'static/form.js': `document.getElementById('root').innerHTML = '<input>'; setTimeout(() => ${addScript('screen')}, 200)`,
  'static/screen.js': '',
}

test('the first load has the scripts that the page loads without a session until its form shows', async () => {
  expect(await listFirstScripts(html, (name) => files[name], 'input')).toEqual(['static/index.js', 'static/form.js'])
})

test('a page whose form never shows is not measured', async () => {
  await expect(listFirstScripts(html, (name) => files[name], 'form', 500)).rejects.toThrow('static/index.js, static/form.js')
})

test('a first load over its budget or without a measurement is detected', () => {
  const scripts = Array.from({ length: 20 }, () => 30 * 1024)
  expect(findBudgetFaults(scripts)).toEqual([expect.stringMatching(/^614400 bytes, budget \d+$/)])
  expect(findBudgetFaults([1024])).toHaveLength(1)
  expect(findBudgetFaults(scripts.map(() => 1024))).toEqual([])
})
