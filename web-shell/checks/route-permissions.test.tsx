/** Walks the routes of every remote: an unknown permission, or a route that is shown without its permission, fails. */
import path from 'node:path'
import { createQueryClient, type Permission } from '@clinic/kit/api'
import { CONTRACT_VERSION, type Remote, type RouteHandle } from '@clinic/kit/contract'
import { ALL_PERMISSIONS, mockSignedIn } from '@clinic/kit/testing'
import { KitProviders } from '@clinic/kit/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { type RouteObject, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { remoteRegistry } from '../src/remotes/remote-registry'
import { createShellRouter } from '../src/router'
import { privateRoutes } from '../src/routes'
import { readRemoteEntries } from './remote-entries'

const root = path.resolve(import.meta.dirname, '../..')
const entries = readRemoteEntries()

interface NamedRoute {
  remote: string
  url: string
  permissions: Permission[]
}

const getPermission = (route: RouteObject) => (route.handle as RouteHandle | undefined)?.permission

/** Lists a remote's screens with the permissions of the routes that lead to each. */
function listRoutes(remote: string, routes: RouteObject[], parentUrl = '', inherited: Permission[] = []): NamedRoute[] {
  return routes.flatMap((route) => {
    const url = route.path ? `${parentUrl}/${route.path.replace(/:\w+/g, 'x1')}` : parentUrl
    const permissions = [...inherited, getPermission(route) ?? []].flat()
    return route.children ? listRoutes(remote, route.children, url, permissions) : [{ remote, url, permissions }]
  })
}

/** Replaces each screen by its URL, so that no screen asks the network. */
const replaceScreens = (routes: RouteObject[]): RouteObject[] =>
  routes.map(({ lazy, children, ...route }) =>
    children
      ? ({ ...route, children: replaceScreens(children) } as RouteObject)
      : ({ ...route, element: <p>The remote’s screen</p> } as RouteObject),
  )

const loadRemote = (name: string): Promise<Remote> => import(/* @vite-ignore */ `${root}/${name}/src/remote.tsx`)
const remotes = await Promise.all(entries.map(async ({ name }) => ({ name, routes: (await loadRemote(name)).routes })))
const prescriber = await loadRemote('web-prescriber')
const screens = remotes.flatMap(({ name, routes }) => listRoutes(name, routes))

afterEach(() => {
  vi.restoreAllMocks()
  remoteRegistry.reset()
})

/** Opens a URL of a remote as a user with these permissions and without the entry's own, so that the route alone is tested. */
async function openScreen({ remote, url }: NamedRoute, permissions: Permission[]) {
  const routes = replaceScreens(remotes.find(({ name }) => name === remote)?.routes ?? [])
  vi.spyOn(remoteRegistry, 'load').mockResolvedValue({ contract: CONTRACT_VERSION, routes })
  mockSignedIn({ permissions })
  window.history.replaceState(null, '', url)
  const router = createShellRouter(entries.filter(({ name }) => name === remote).map(({ permission, ...entry }) => entry))
  render(
    <KitProviders queryClient={createQueryClient(false)}>
      <RouterProvider router={router} />
    </KitProviders>,
  )
  const { textContent } = await screen.findByText(/^(The remote’s screen|You do not have access to this\.)$/)
  cleanup()
  router.dispose()
  return textContent
}

test('every screen of a remote names permissions that the server has', () => {
  expect(screens.length).toBeGreaterThan(40)
  const all = [...screens, ...listRoutes('web-prescriber', prescriber.routes), ...listRoutes('web-shell', privateRoutes)]
  const unknown = all.filter(({ permissions }) => permissions.some((permission) => !ALL_PERMISSIONS.includes(permission)))
  expect(unknown).toEqual([])
  const unguarded = all.filter(({ remote, permissions }) => remote !== 'web-shell' && permissions.length === 0)
  expect(unguarded).toEqual([])
})

test('every permission in the list of remotes exists', () => {
  const named = entries.flatMap(({ permission, nav = [] }) => [permission, ...nav.map((item) => item.permission)])
  expect(named.filter((permission) => permission && !ALL_PERMISSIONS.includes(permission))).toEqual([])
})

test.each(entries)('$name fills the slots that its entry names, and no others', async ({ name, slots = [] }) => {
  expect(Object.keys((await loadRemote(name)).slots ?? {}).sort()).toEqual([...slots].sort())
})

test.each(screens)('$remote shows $url only to users with its permissions', async (route) => {
  expect(await openScreen(route, route.permissions)).toBe('The remote’s screen')
  for (const missing of route.permissions) {
    const others = ALL_PERMISSIONS.filter((permission) => permission !== missing)
    expect(await openScreen(route, others), missing).toBe('You do not have access to this.')
  }
})
