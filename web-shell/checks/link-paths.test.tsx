import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { prescriberRoutes } from '../../web-prescriber/src/standalone-routes'
import { privateRoutes } from '../src/routes'
import { signInPages } from '../src/sign-in/pages'
import { findLiteralPaths, isRoutePath } from './link-paths'
import { readRemoteEntries } from './remote-entries'

const root = path.resolve(import.meta.dirname, '../..')
const entries = readRemoteEntries()
const packages = [...entries.map(({ name }) => name), 'web-prescriber']
const folders = [...packages.map((name) => `${name}/src`), 'web-shell/src', 'web-shell/kit/src']

function listPaths(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const own = [parent, route.path].filter(Boolean).join('/').replace('//', '/')
    return [own, ...listPaths(route.children ?? [], own)].filter((item) => item !== '*' && item !== '')
  })
}

const importRoutes = async (file: string): Promise<RouteObject[]> => (await import(/* @vite-ignore */ `${root}/${file}`)).routes
const remoteRoutes = await Promise.all(packages.map((name) => importRoutes(`${name}/src/routes.tsx`)))
const signInPaths = signInPages.map((page) => page.path.slice(1))
const routePaths = [...signInPaths, ...listPaths([...privateRoutes, ...remoteRoutes.flat(), ...prescriberRoutes])]

/** Our sources without tests, generated files, the gallery of components, and the public pages, which have no router. */
const listSources = (): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|generated\/|gallery\/|^kit\/|lite\//.test(file))
      .map((file) => `${folder}/${file}`),
  )

const findUnknownPaths = (file: string, text: string) =>
  findLiteralPaths(file, text)
    .filter((literal) => !isRoutePath(literal.path, routePaths))
    .map((literal) => `${file}:${literal.line} ${literal.path}`)

test('every literal path leads to a route', () => {
  const sources = listSources()
  expect(sources.length).toBeGreaterThan(300)
  expect(routePaths.length).toBeGreaterThan(50)
  expect(sources.flatMap((file) => findUnknownPaths(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('a link to a path without a route is detected', () => {
  const breach = `
    export const A = () => <Link to="/client/new">x</Link>
    export const B = () => navigate(\`/point-of-sale/receipt/\${id}/details\`)
    export const C = () => <Link to={\`/clients/\${id}?tab=1\`}>x</Link>
    export const D = () => <Link to="/clients/imported">x</Link>`
  expect(findUnknownPaths('x.tsx', breach)).toEqual([
    'x.tsx:2 /client/new',
    'x.tsx:3 /point-of-sale/receipt/:dynamic/details',
    'x.tsx:5 /clients/imported',
  ])
})

test('every path of the kit leads to a route', () => {
  const built = Object.values(paths).map((build) => (build as (value?: unknown) => string)(':dynamic').split('?', 1)[0] ?? '')
  expect(built.filter((item) => !isRoutePath(item, routePaths))).toEqual([])
})

test('every entry of the navigation leads to a route', () => {
  const links = entries.flatMap(({ nav = [] }) => nav.map(({ to }) => to))
  expect(links.filter((to) => !isRoutePath(to, routePaths))).toEqual([])
})
