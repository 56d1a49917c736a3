/** Compares the pages' addresses of docs/routes.md with the routes of every package, both ways (PLT-020, PUB-001). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { prescriberRoutes } from '../../web-prescriber/src/standalone-routes'
import { publicPages } from '../../web-public/src/app'
import { privateRoutes } from '../src/routes'
import { signInPages } from '../src/sign-in/pages'
import { readRemoteEntries } from './remote-entries'

const root = path.resolve(import.meta.dirname, '../..')
const readDoc = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8')
const table = readDoc('routes.md').split('<!-- pages -->')[1]?.split('<!-- /pages -->')[0] ?? ''
const rows = [...table.matchAll(/^\| `(\S+)` \| (\S+) \| ([\w-]+) \| (built|to come) \|$/gm)].map(([, address, line, name, state]) => ({
  address: address as string,
  line,
  package: name as string,
  state,
}))

/** The number of addresses marked *to come*. It is lowered when one is built and never raised. */
const MAX_TO_COME = 51

const anonymous = (address: string) => address.replace(/\{\w+\}|:\w+/g, '{}')

function listAddresses(routes: RouteObject[], parent = ''): string[] {
  return routes.flatMap((route) => {
    const own = `${parent}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const isPage = route.path !== undefined || route.index
    return [...(isPage ? [anonymous(own)] : []), ...listAddresses(route.children ?? [], own)].filter((address) => !address.includes('*'))
  })
}

const entries = readRemoteEntries()
const importRoutes = async (name: string): Promise<RouteObject[]> =>
  (await import(/* @vite-ignore */ `${root}/${name}/src/routes.tsx`)).routes
const remoteRoutes = await Promise.all(entries.map(async ({ name }) => [name, await importRoutes(name)] as const))
const built: Record<string, string[]> = {
  ...Object.fromEntries(remoteRoutes.map(([name, routes]) => [name, listAddresses(routes)])),
  'web-shell': [...listAddresses(privateRoutes), ...signInPages.map((page) => anonymous(page.path))],
  'web-prescriber': listAddresses(prescriberRoutes).filter((address) => address !== '/'),
  'web-public': publicPages.map((page) => anonymous(page.path)),
}

const unique = (addresses: string[]) => [...new Set(addresses)].sort()

test.each(Object.keys(built))('PLT-020 PUB-001 the addresses of %s are those of the table', (name) => {
  const listed = rows.filter((row) => row.package === name && row.state === 'built').map((row) => anonymous(row.address))
  expect(unique(built[name] ?? [])).toEqual(unique(listed))
})

test('PLT-020 PUB-001 every row of the table is read, and no address is listed twice', () => {
  expect(rows).toHaveLength(table.split('\n').filter((line) => line.startsWith('| `')).length)
  expect(rows.filter((row) => !(row.package in built))).toEqual([])
  const addresses = rows.map((row) => `${row.package} ${anonymous(row.address)}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('PLT-020 every old address redirects to a built page and is not built itself', () => {
  const redirects = [...readDoc('routes.md').matchAll(/^\| `(\/\S+)` \| `(\/\S+)` \|$/gm)].map(([, ...pair]) => pair.map(anonymous))
  expect(redirects.length).toBeGreaterThan(5)
  const addresses = Object.values(built).flat()
  expect(redirects.filter(([from = '', to = '']) => addresses.includes(from) || !addresses.includes(to))).toEqual([])
})

test('PLT-020 PUB-001 no page marked as “to come” is built, and the list only shrinks', () => {
  const toCome = rows.filter((row) => row.state === 'to come')
  const addresses = Object.values(built).flat()
  expect(toCome.filter((row) => addresses.includes(anonymous(row.address))).map((row) => row.address)).toEqual([])
  expect(toCome).toHaveLength(MAX_TO_COME)
})

test('PLT-020 PUB-001 the table has every address that the ledger names', () => {
  const ledger = readDoc('ledger/platform.md') + readDoc('ledger/public.md')
  const listed = rows.map((row) => anonymous(row.address))
  for (const line of ['PLT-020', 'PUB-001']) {
    const text = ledger.split('\n').find((row) => row.startsWith(`- **${line}**`)) ?? ''
    const named = [...text.matchAll(/`(\/[^`…]*[^`…/])`/g)].map(([, address]) => anonymous(address as string))
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((address) => !listed.some((item) => item === address || item.startsWith(`${address}/`)))).toEqual([])
  }
})
