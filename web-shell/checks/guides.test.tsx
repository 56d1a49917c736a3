/** The guides by role (USE-013): docs/guides is written from the texts that the product shows, and each step names real pages by their names. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteHandle } from '@clinic/kit/contract'
import { GUIDE_ROLES, GUIDE_SECTIONS, type GuideRole, guides, parseStep } from '@clinic/kit/guide'
import { setTestLanguage } from '@clinic/kit/testing'
import type { RouteObject } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { prescriberRoutes } from '../../web-prescriber/src/standalone-routes'
import { translatePrescriber } from '../../web-prescriber/src/texts'
import { privateRoutes } from '../src/routes'
import { readRemoteEntries } from './remote-entries'

const root = path.resolve(import.meta.dirname, '../..')
const languages = ['en', 'sv'] as const
const cases = languages.flatMap((language) => GUIDE_ROLES.map((role) => [language, role] as const))
const table = readFileSync(path.join(root, 'docs/routes.md'), 'utf8')
const entries = readRemoteEntries()
const routes = [
  ...privateRoutes,
  ...prescriberRoutes,
  ...(
    await Promise.all(
      entries.map(async ({ name }) => (await import(/* @vite-ignore */ `${root}/${name}/src/routes.tsx`)).routes as RouteObject[]),
    )
  ).flat(),
]

afterEach(() => setTestLanguage('en'))

const listSteps = (language: 'en' | 'sv', role: GuideRole) => GUIDE_SECTIONS.flatMap((section) => guides[language][role][section])
const listLinks = (step: string) => parseStep(step).flatMap((part) => (part.path ? [{ label: part.text, path: part.path }] : []))

/** The names of each page in the language that is set: the titles of its routes and its entries in the navigation. */
function listPageNames(language: 'en' | 'sv'): Map<string, string[]> {
  const names = new Map<string, string[]>([['/prescription/login', [translatePrescriber('signIn.title')]]])
  const add = (address: string, name: string) => names.set(address, [...(names.get(address) ?? []), name])
  const walk = (route: RouteObject, parent: string) => {
    const own = `${parent}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const title = (route.handle as RouteHandle | undefined)?.title
    if (title) add(own, title())
    for (const child of route.children ?? []) walk(child, own)
  }
  for (const route of routes) walk(route, '')
  for (const { nav } of entries) for (const { to, label } of nav ?? []) add(to, label[language])
  return names
}

const toMarkdownStep = (step: string) => step.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_, label, address) => `${label} (\`${address}\`)`)

function toMarkdown(language: 'en' | 'sv', role: GuideRole): string {
  const { sections, ...texts } = guides[language]
  const guide = texts[role]
  const parts = GUIDE_SECTIONS.map((section) => {
    const marker = (index: number) => (section === 'problems' ? '-' : `${index + 1}.`)
    return [`## ${sections[section]}`, '', ...guide[section].map((step, index) => `${marker(index)} ${toMarkdownStep(step)}`)].join('\n')
  })
  return [`# ${texts.title}: ${guide.role}`, guide.about, ...parts].join('\n\n').concat('\n')
}

test.each(cases)('USE-013 docs/guides/%s has the guide of the %s as the product shows it', async (language, role) => {
  await expect(toMarkdown(language, role)).toMatchFileSnapshot(path.join(root, 'docs/guides', language, `${role}.md`))
})

test.each([...GUIDE_ROLES])('USE-013 the guide of the %s has the same steps and pages in both languages', (role) => {
  for (const section of GUIDE_SECTIONS) {
    const [en, sv] = languages.map((language) => guides[language][role][section].map((step) => listLinks(step).map((link) => link.path)))
    expect(sv?.map((paths) => paths.toSorted())).toEqual(en?.map((paths) => paths.toSorted()))
    expect(en?.length).toBeGreaterThanOrEqual(3)
  }
  for (const language of languages)
    for (const step of listSteps(language, role)) expect(step, 'a step begins with what it is about').toMatch(/^\*\*.+?\*\* /)
})

test.each(languages)('USE-013 the guides name built pages by their names on the screen (%s)', async (language) => {
  await setTestLanguage(language)
  const names = listPageNames(language)
  const links = GUIDE_ROLES.flatMap((role) => listSteps(language, role).flatMap(listLinks))
  expect(links.length).toBeGreaterThan(50)
  for (const { label, path: address } of links) {
    expect(table, address).toMatch(new RegExp(`^\\| \`${address}\` \\| \\S+ \\| \\S+ \\| built \\|$`, 'm'))
    expect(names.get(address), `${address} is not called ${label}`).toContain(label)
  }
})
