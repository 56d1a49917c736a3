/** The navigation that each role gets from the entries of all remotes (USE-001). */
import { expectNoA11yViolations, mockEndpoint, mockSignedIn, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { renderHook, screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { permissionsByRole } from '../kit/src/api/generated/permissions'
import { SettingsScreen } from '../src/features/settings/settings-screen'
import { AreaTabs } from '../src/frame/area-tabs'
import { groupNavItems, useNavItems } from '../src/frame/nav'
import { remoteRegistry } from '../src/remotes/remote-registry'
import { readRemoteEntries } from './remote-entries'

const entries = readRemoteEntries()

beforeEach(async () => {
  await setTestLanguage('en')
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(entries))
  await remoteRegistry.refresh()
})

const listItems = () => renderHook(() => useNavItems(entries, 'en')).result.current

test.each([
  ['super_admin', ['Home', 'Calendar', 'Clients', 'Checkout', 'Quality', 'Reports', 'Settings']],
  ['user', ['Home', 'Calendar', 'Clients', 'Checkout', 'Quality', 'Reports', 'Settings']],
  ['accountant', ['Checkout', 'Reports']],
] as const)('USE-001 the navigation of %s has at most eight entries, in the order of the day', (role, labels) => {
  mockSignedIn({ permissions: [...permissionsByRole[role]] })
  expect(groupNavItems(listItems()).map(({ label }) => label)).toEqual(labels)
})

test('USE-001 every page of the remotes is reached from an entry of the navigation', () => {
  mockSignedIn()
  const reached = groupNavItems(listItems()).flatMap(({ items }) => items.map(({ to }) => to))
  expect(reached).toEqual(expect.arrayContaining(entries.flatMap(({ nav = [] }) => nav.map(({ to }) => to))))
})

test('USE-001 the pages of an area are tabs, of which a page below one keeps its own', async () => {
  mockSignedIn()
  renderRoutes([{ path: '*', element: <AreaTabs /> }], '/point-of-sale/receipt/r1/detail')
  const tabs = within(screen.getByRole('navigation', { name: 'Checkout' })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sale', 'Receipts', 'Gift cards', 'Cash-up (X/Z)', 'Products'])
  expect(tabs.filter((tab) => tab.getAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual(['Receipts'])
  await expectNoA11yViolations()
})

test('USE-001 sent messages and failed deliveries are tabs of one page of the settings', () => {
  mockSignedIn()
  renderRoutes([{ path: '*', element: <AreaTabs /> }], '/settings/deliveries')
  const tabs = within(screen.getByRole('navigation', { name: 'Messages' })).getAllByRole('link')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Sent messages', '/bookings/messages'],
    ['Failed deliveries', '/settings/deliveries'],
  ])
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
})

test('USE-001 the settings are one page with groups, and searched by name and by what they are for', async () => {
  mockSignedIn()
  const { user } = renderRoutes([{ path: '*', element: <SettingsScreen /> }], '/settings')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Clinic', 'Booking', 'Record', 'Checkout', 'Messages'])
  expect(screen.getByRole('link', { name: /^Booking portal/ })).toHaveAttribute('href', '/booking-portal')
  await expectNoA11yViolations()
  await user.type(screen.getByRole('searchbox', { name: 'Search the settings' }), 'opening hours')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/booking-settings'])
  await user.type(screen.getByRole('searchbox', { name: 'Search the settings' }), 'xyz')
  expect(screen.getByRole('heading', { name: 'No results' })).toBeInTheDocument()
})

test('USE-001 the settings show a role only what it may open', () => {
  mockSignedIn({ permissions: [...permissionsByRole.user] })
  renderRoutes([{ path: '*', element: <SettingsScreen /> }], '/settings')
  expect(screen.getByRole('link', { name: /^Services/ })).toBeInTheDocument()
  for (const name of [/^Team/, /^Company information/, /^Messages/, /^Register settings/])
    expect(screen.queryByRole('link', { name })).toBeNull()
})
