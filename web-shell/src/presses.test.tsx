import { useSessionStore } from '@clinic/kit/session'
import {
  closeTopDialog,
  createSession,
  errorResponse,
  expectDialogCloses,
  expectPageLoad,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  pressButtons,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DashboardScreen } from './features/dashboard/dashboard-screen'
import { createGoogleCalendar } from './features/profile/google-calendar-fixtures'
import { AppLayout } from './frame/app-layout'
import { privateRoutes } from './routes'
import { renderSignIn } from './sign-in/testing/render-sign-in'

const booking = {
  id: 'b1',
  start_at: '2026-11-21 08:00:00',
  end_at: '2026-11-21 08:30:00',
  state: 'booked',
  is_cancelled: false,
  service_id: 's1',
  service: { name: 'Lip filler', color: '#000000', price: 250000, duration: 30 },
  practitioner_id: 'p1',
  user: { id: 'u1', name: 'Erik Blom' },
  room_id: null,
  client: { id: 'c1', first_name: 'Alva', last_name: 'Berg' },
  version: 1,
  is_paid: null,
}
const dashboard = { today: [booking], next_day: null, free_gaps: [], comparison: null, pending_work: {} }

const renderFrame = () => renderRoutes([{ path: '/', element: <AppLayout />, children: [{ index: true, element: <p>The screen</p> }] }])

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
})

test('PLT-010 a user signs out to the sign-in, and stays with a message when the server can’t be reached', async () => {
  let isBroken = true
  const calls = mockEndpoint('post', '/api/v2/logout', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(null),
  )
  const { user } = renderFrame()
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Account of Astrid Lund' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out', hidden: true }))
  }
  await signOut()
  expect(await screen.findByText(/^You are still signed in/)).toBeVisible()
  expect(useSessionStore.getState().session).not.toBeNull()
  isBroken = false
  await expectPageLoad(signOut)
  expect(calls).toHaveLength(2)
  expect(useSessionStore.getState().session).toBeNull()
})

test('the dark mode is switched on and off in the user’s menu', async () => {
  const { user } = renderFrame()
  for (const [name, scheme] of [
    ['Dark mode', 'dark'],
    ['Light mode', 'light'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Account of Astrid Lund' }))
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', scheme))
  }
})

test('USE-001 the navigation is collapsed to icons and opened, and the phone’s menu too', async () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(min-width: 48em)' }))
  const { user } = renderFrame()
  await user.click(await screen.findByRole('button', { name: 'Collapse menu' }))
  const expand = await screen.findByRole('button', { name: 'Expand menu' })
  expect(expand).toHaveAttribute('aria-expanded', 'false')
  await user.click(expand)
  expect(await screen.findByRole('button', { name: 'Collapse menu' })).toHaveAttribute('aria-expanded', 'true')
  const burger = screen.getByLabelText('Menu')
  await user.click(burger)
  await waitFor(() => expect(burger.firstElementChild).toHaveAttribute('data-opened'))
})

test.each<[string, (user: ReturnType<typeof renderFrame>['user']) => Promise<unknown>]>([
  ['its button', async (user) => user.click(await screen.findByRole('button', { name: /^Search/ }))],
  ['the key /', (user) => user.keyboard('/')],
])('USE-009 the search of the whole product is opened by %s', async (_, open) => {
  const { user } = renderFrame()
  await screen.findByText('The screen')
  await open(user)
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['its time to the booking', /^\d\d:\d\d$/, '/calendar/booking/b1'],
  ['its client to the client', 'Alva Berg', '/clients/c1'],
])('USE-003 a booking of today leads by %s', async (_, name, path) => {
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: true, is_verified: true }))
  const { user, router } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  const table = within(await screen.findByRole('table'))
  await user.click(table.getByRole('link', { name }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

test('USE-003 a booking of today is opened by its row', async () => {
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: true, is_verified: true }))
  const { user, router } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  await user.click(await screen.findByRole('cell', { name: 'Lip filler' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar/booking/b1'))
})

test('PLT-081 the panel of notifications is closed, or left for the page of all of them', async () => {
  mockEndpoint('get', '/api/notifications', () => pageResponse([], { unread_count: 0 }))
  const { user, router } = renderFrame()
  const bell = await screen.findByRole('button', { name: 'Notifications' })
  await user.click(bell)
  await closeTopDialog(user)
  await user.click(bell)
  await user.click(await screen.findByRole('link', { name: 'Show all notifications' }))
  expect(router.state.location.pathname).toBe('/notification')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PLT-081 the panel of what one is notified of is closed by its button', async () => {
  mockEndpoint('get', '/api/notifications', () => pageResponse([], { unread_count: 0 }))
  mockEndpoint('get', '/api/notifications/switches', () => okResponse([]))
  await expectDialogCloses([{ path: '/', children: privateRoutes }], {
    path: '/notification',
    open: pressButtons('What to be notified of'),
  })
})

test('USE-001 the settings are searched by their names and what they are for', async () => {
  const { user } = renderRoutes([{ path: '/', children: privateRoutes }], '/settings')
  const search = await screen.findByRole('searchbox', { name: 'Search the settings' })
  await user.type(search, 'team')
  expect(screen.getByRole('link', { name: /^Team/ })).toHaveAttribute('href', '/settings/team')
  expect(screen.queryByRole('link', { name: /^Messages/ })).toBeNull()
  await user.type(search, ' nothing')
  expect(screen.queryByRole('link')).toBeNull()
})

test('the panel of a new colleague is closed by its button', async () => {
  mockEndpoint('get', '/api/users', () => pageResponse([]))
  const { user } = renderRoutes([{ path: '/', children: privateRoutes }], '/settings/team')
  await user.click((await screen.findAllByRole('button', { name: 'Add team member' }))[0] as HTMLElement)
  await closeTopDialog(user)
})

test('PLT-084 a page before the sign-in that throws is shown by Try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const names = vi.spyOn(Intl, 'DisplayNames').mockImplementation(() => {
    throw new Error('boom')
  })
  mockEndpoint('get', '/api/session', () => errorResponse(401, 'auth.required', 'Not authorized!'))
  const { user } = renderSignIn('/sign-up')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  names.mockRestore()
  await user.click(retry)
  expect(await screen.findByLabelText(/Company name/)).toBeVisible()
})

test('PLT-014 the page of the code asks for the address a second time when that failed', async () => {
  let isBroken = true
  mockEndpoint('get', '/api/session', () => errorResponse(401, 'auth.required', 'Not authorized!'))
  const calls = mockEndpoint('get', '/api/v2/register', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse({ email: 'maja@example.se' }),
  )
  const { user } = renderSignIn('/verify-email')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByText(/a code of six digits to maja@example.se/)).toBeVisible()
  expect(calls).toHaveLength(2)
})

test.each([
  ['Connect BankID', false],
  ['Remove BankID', true],
])('PLT-012 the dialog “%s” is closed by its button', async (name, is_bankid_verified) => {
  mockEndpoint('get', '/api/profile', () => okResponse({ ...createSession().user, is_bankid_verified }))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([]))
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse([]))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse({ confirmed_at: null, recovery_codes_left: 0 }))
  await expectDialogCloses([{ path: '/', children: privateRoutes }], { path: '/profile', open: pressButtons(name) })
})

test('PLT-086 a sign-in that could not be loaded is loaded anew', async () => {
  mockEndpoint('get', '/api/session', () => Response.error())
  const { user } = renderSignIn('/login')
  const reload = await screen.findByRole('button', { name: 'Reload for new features' })
  await expectPageLoad(() => user.click(reload))
})
