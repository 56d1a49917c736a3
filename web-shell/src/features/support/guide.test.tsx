import {
  ALL_PERMISSIONS,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppLayout } from '../../frame/app-layout'
import { privateRoutes } from '../../routes'

const renderPrivate = (path: string) => renderRoutes([{ path: '/', element: <AppLayout />, children: privateRoutes }], path)
const user = (user_role: string) => ({
  id: 'u1',
  first_name: 'Astrid',
  last_name: 'Lund',
  email: 'astrid@example.se',
  user_role,
  version: 1,
})

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
})
afterEach(() => setTestLanguage('en'))

const withoutRecord = ALL_PERMISSIONS.filter((permission) => permission !== 'journal.read')
const roles: [role: string, guide: string, permissions: typeof ALL_PERMISSIONS][] = [
  ['super_admin', 'Owner', ALL_PERMISSIONS],
  ['admin', 'Admin', ALL_PERMISSIONS],
  ['user', 'Practitioner', ALL_PERMISSIONS],
  ['user', 'Receptionist', withoutRecord],
  ['accountant', 'Accountant', withoutRecord],
]

test.each(roles)('USE-013 %s: the guide of the %s is shown first', async (role, guide, permissions) => {
  mockSignedIn({ user: user(role), permissions })
  renderPrivate('/guide')
  expect(await screen.findByRole('heading', { name: guide, level: 2 })).toBeVisible()
  const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(tabs[0]).toBe(guide)
  expect([...tabs].sort()).toEqual(['Accountant', 'Admin', 'Owner', 'Practitioner', 'Prescriber', 'Receptionist'])
})

test('USE-013 PLT-031 any signed-in person reads the guides, in both languages', async () => {
  mockSignedIn({ user: user('accountant'), permissions: [] })
  const { user: person, router } = renderPrivate('/guide')
  expect(await screen.findByRole('heading', { name: 'When something is wrong' })).toBeVisible()
  expect(within(screen.getByRole('article')).getAllByRole('link', { name: 'Receipts' })[0]).toHaveAttribute(
    'href',
    '/point-of-sale/receipt',
  )
  await expectNoA11yViolations()
  await person.click(screen.getByRole('tab', { name: 'Prescriber' }))
  expect(await screen.findByRole('heading', { name: 'Prescriber', level: 2 })).toBeVisible()
  expect(router.state.location.search).toBe('?role=prescriber')
  // The prescribers' pages are another portal, so that they are named and not linked.
  expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull()
  expect(screen.getByText('/prescription')).toBeVisible()
  await setTestLanguage('sv')
  expect(await screen.findByRole('heading', { name: 'När något är fel' })).toBeVisible()
  await expectNoA11yViolations()
  await person.click(screen.getByRole('tab', { name: 'Ekonom' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('USE-013 the foot of each help and the page about the service lead to the guide', async () => {
  const { user: person, router } = renderPrivate('/about')
  expect(await screen.findByRole('link', { name: 'Read the guide for your role' })).toHaveAttribute('href', '/guide')
  await person.click(screen.getByRole('button', { name: 'Help' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Help' }))
  await person.click(await panel.findByRole('link', { name: 'Open the guide for your role' }))
  expect(await screen.findByRole('heading', { name: 'Guide', level: 1 })).toBeVisible()
  expect(router.state.location.pathname).toBe('/guide')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
