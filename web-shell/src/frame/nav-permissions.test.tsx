import { mockEndpoint, mockSignedIn, okResponse, permissionsByRole, renderRoutes } from '@clinic/kit/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { remoteRegistry } from '../remotes/remote-registry'
import { privateRoutes } from '../routes'
import { AppLayout } from './app-layout'

type Role = keyof typeof permissionsByRole

const OWNER_PAGES = ['/settings/company-information', '/settings/personal-data-policy']
const ADMIN_PAGES = [
  '/settings/team',
  '/settings/system-settings',
  '/settings/client-fields',
  '/settings/documents',
  '/settings/usage',
  '/settings/import',
  '/settings/audit-log',
  '/settings/log-reviews',
  '/settings/deliveries',
]

/** The settings pages of each role; a role without any sees that it has no access. */
const SETTINGS_PAGES: Record<Role, string[]> = {
  super_admin: [...OWNER_PAGES, ...ADMIN_PAGES],
  admin: ADMIN_PAGES,
  user: [],
  accountant: [],
  'prescription user': [],
  master_admin: [],
}
const FORBIDDEN = 'You do not have access to this.'
const renderAs = (role: Role, path: string) => {
  mockSignedIn({ permissions: [...permissionsByRole[role]] })
  return renderRoutes([{ path: '/', element: <AppLayout />, children: privateRoutes }], path)
}

beforeEach(() => {
  remoteRegistry.reset()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
})

test.each(Object.keys(SETTINGS_PAGES) as Role[])('PLT-031 the settings of %s list the pages that the role may open', async (role) => {
  renderAs(role, '/settings')
  const expected = SETTINGS_PAGES[role]
  await screen.findByRole('heading', { level: 1, name: expected.length > 0 ? 'Settings' : FORBIDDEN })
  const links = within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => href.startsWith('/settings/')).toSorted()).toEqual(expected.toSorted())
  const menu = screen.queryAllByRole('link', { name: 'Settings' })
  expect(menu.length > 0).toBe(expected.length > 0)
})

test('PLT-031 a page that is not in the menu of a role is refused by its address too', async () => {
  for (const [role, pages] of Object.entries(SETTINGS_PAGES) as [Role, string[]][]) {
    for (const page of [...OWNER_PAGES, ...ADMIN_PAGES].filter((path) => !pages.includes(path))) {
      renderAs(role, page)
      expect(await screen.findByRole('heading', { level: 1, name: FORBIDDEN }), `${role} ${page}`).toBeInTheDocument()
      cleanup()
    }
  }
})
