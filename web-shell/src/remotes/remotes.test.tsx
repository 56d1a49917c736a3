import { createQueryClient } from '@clinic/kit/api'
import { CONTRACT_VERSION, Slot } from '@clinic/kit/contract'
import { useSessionStore } from '@clinic/kit/session'
import { createSession, errorResponse, expectNoA11yViolations, mockEndpoint, okResponse } from '@clinic/kit/testing'
import { KitProviders } from '@clinic/kit/ui'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '../shell'
import { LOAD_TIMEOUT_MS } from './federation'
import { remoteRegistry, useRemoteList } from './remote-registry'

// The federation runtime is a library that needs real bundles; the end-to-end tests load those.
vi.mock('@module-federation/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }))

const createNav = (to: string, en: string, permission: string) => [{ to, label: { en, sv: en }, icon: 'list', permission, order: 10 }]

const remoteEntries = [
  {
    name: 'web-record',
    manifest: '/bundles/web-record/mf-manifest.json',
    digest: 'a',
    prefixes: ['/clients'],
    permission: 'client.read',
    nav: createNav('/clients', 'Clients', 'client.read'),
  },
  {
    name: 'web-booking',
    manifest: '/bundles/web-booking/mf-manifest.json',
    digest: null,
    prefixes: ['/calendar'],
    permission: 'booking.read',
    slots: ['client.bookings'],
    nav: createNav('/calendar', 'Calendar', 'booking.read'),
  },
]

const ClientScreen = () => (
  <>
    <h1>The card</h1>
    <Slot name="client.bookings" clientId="c1" />
  </>
)
const recordRemote = {
  contract: CONTRACT_VERSION,
  routes: [
    { path: 'clients', element: <h1>The list</h1> },
    { path: 'clients/:id', element: <ClientScreen /> },
  ],
}
const bookingRemote = {
  contract: CONTRACT_VERSION,
  routes: [{ path: 'calendar', element: <h1>The week</h1> }],
  slots: { 'client.bookings': ({ clientId }: { clientId: string }) => <p>Visits of {clientId}</p> },
}

const ThrowingScreen = () => {
  throw new Error('boom')
}

const ChunkErrorExtension = () => {
  throw Object.assign(new Error('Loading CSS chunk 12 failed.'), { name: 'ChunkLoadError' })
}

const extension = { isBroken: false }
const ChangingExtension = () => {
  if (extension.isBroken) throw new Error('boom')
  return <p>The visits</p>
}

/** How each remote loads: with a module, an error, or never. */
const loaders: Record<string, () => Promise<unknown>> = {}

beforeEach(() => {
  remoteRegistry.reset()
  useSessionStore.setState({ isLoaded: false, session: null, endReason: null })
  vi.mocked(registerRemotes).mockClear()
  vi.mocked(loadRemote).mockImplementation((id) => (loaders[id] ?? (() => Promise.reject(new Error('404'))))() as never)
  loaders['web_record/remote'] = async () => recordRemote
  loaders['web_booking/remote'] = async () => bookingRemote
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(remoteEntries))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  mockEndpoint('get', '/api/overview/dashboard', () =>
    okResponse({
      today: [],
      next_day: null,
      free_gaps: [],
      comparison: null,
      pending_work: {},
    }),
  )
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: false, is_verified: true }))
})
afterEach(() => vi.useRealTimers())

function renderPath(path: string) {
  window.history.replaceState(null, '', path)
  render(
    <KitProviders queryClient={createQueryClient(false)}>
      <Shell />
    </KitProviders>,
  )
  return userEvent.setup()
}

test('a remote is loaded when the user navigates to its path, and its routes are patched in', async () => {
  const user = renderPath('/')
  await user.click(await screen.findByRole('link', { name: 'Clients' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  expect(vi.mocked(loadRemote).mock.calls.map(([id]) => id)).toEqual(['web_record/remote'])
  await expectNoA11yViolations()
})

test('USE-016 the remote of the opened address begins to load before the frame is shown', async () => {
  let isFrameShown: boolean | undefined
  loaders['web_record/remote'] = async () => {
    isFrameShown ??= screen.queryByRole('navigation') !== null
    return recordRemote
  }
  renderPath('/clients')
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  expect(isFrameShown).toBe(false)
  expect(loadRemote).toHaveBeenCalledTimes(1)
})

test('a page whose code is still loading is not reported as unknown', async () => {
  const { promise, resolve: release } = Promise.withResolvers<{ element: ReactNode }>()
  const loadPage = vi.fn(() => promise)
  loaders['web_record/remote'] = async () => ({ ...recordRemote, routes: [{ path: 'clients', lazy: loadPage }] })
  renderPath('/clients')
  expect(await screen.findByRole('navigation')).toBeInTheDocument()
  await waitFor(() => expect(loadPage).toHaveBeenCalled())
  expect(screen.queryByText('Page Not Found.')).toBeNull()
  release({ element: <h1>The list</h1> })
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
})

test('BEY-064 the focus moves to the content after a navigation', async () => {
  loaders['web_record/remote'] = async () => ({
    ...recordRemote,
    routes: [
      { path: 'clients', element: <Link to="/clients/c1">To the card</Link> },
      { path: 'clients/:id', element: <h1>The card</h1> },
    ],
  })
  const user = renderPath('/clients')
  await user.click(await screen.findByRole('link', { name: 'To the card' }))
  expect(await screen.findByRole('heading', { name: 'The card' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a navigation that overtakes another to the same remote reaches its screen', async () => {
  const { promise, resolve: release } = Promise.withResolvers<unknown>()
  loaders['web_record/remote'] = () => promise
  const user = renderPath('/')
  const link = await screen.findByRole('link', { name: 'Clients' })
  await user.click(link)
  await user.click(link)
  release(recordRemote)
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
})

test('PLT-084 a missing remote shows an error, others work, and a retry loads it without a page reload', async () => {
  loaders['web_booking/remote'] = () => Promise.reject(new Error('404'))
  const user = renderPath('/calendar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  expect(screen.queryByRole('button', { name: 'Reload for new features' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Clients' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Calendar' }))
  loaders['web_booking/remote'] = async () => bookingRemote
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The week' })).toBeInTheDocument()
  const registrations = vi.mocked(registerRemotes).mock.calls.filter(([[entry]]) => entry?.name === 'web_booking')
  const manifestUrls = registrations.map(([[entry]]) => (entry as { entry: string }).entry)
  expect(new Set(manifestUrls).size).toBe(manifestUrls.length)
  expect(registrations.at(-1)?.[1]).toEqual({ force: true })
})

test('a remote that has not loaded after 8 seconds has failed', async () => {
  expect(LOAD_TIMEOUT_MS).toBe(8_000)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  loaders['web_booking/remote'] = () => new Promise(() => {})
  renderPath('/calendar')
  await screen.findByLabelText('Loading')
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 500)
  expect(screen.queryByRole('alert')).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
})

test.each([
  ['with a newer contract version', async () => ({ ...bookingRemote, contract: CONTRACT_VERSION + 1 })],
  ['with replaced code', () => Promise.reject(new Error('Loading chunk 12 failed.'))],
  ['with a missing script', () => Promise.reject(new Error('Failed to load script resources. #RUNTIME-008'))],
])('PLT-086 a remote %s offers to reload the page', async (_, loader) => {
  loaders['web_booking/remote'] = loader
  renderPath('/calendar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  expect(screen.getByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a remote with an older contract version is refused without offering a reload', async () => {
  loaders['web_booking/remote'] = async () => ({ ...bookingRemote, contract: CONTRACT_VERSION - 1 })
  renderPath('/calendar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  expect(screen.queryByRole('button', { name: 'Reload for new features' })).toBeNull()
})

test('PLT-084 PLT-085 a remote’s screen that throws can be reported and keeps the navigation', async () => {
  loaders['web_booking/remote'] = async () => ({ ...bookingRemote, routes: [{ path: 'calendar', element: <ThrowingScreen /> }] })
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reports = mockEndpoint('post', '/api/v2/report/error', () => okResponse(null))
  const user = renderPath('/calendar')
  expect(await screen.findByRole('heading', { name: 'Something went wrong, please contact support' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(reports[0]?.body).toEqual({
    type: 'client_report',
    url: `${window.location.origin}/calendar`,
    stack: expect.stringContaining('boom'),
  })
  expect(screen.getByRole('link', { name: 'Clients' })).toBeInTheDocument()
  consoleError.mockRestore()
})

test('a slot renders the extension of the remote that fills it', async () => {
  renderPath('/clients/c1')
  expect(await screen.findByText('Visits of c1')).toBeInTheDocument()
})

test('a slot with a missing remote keeps the page and can be retried', async () => {
  loaders['web_booking/remote'] = () => Promise.reject(new Error('404'))
  const user = renderPath('/clients/c1')
  expect(await screen.findByRole('heading', { name: 'The card' })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  loaders['web_booking/remote'] = async () => bookingRemote
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Visits of c1')).toBeInTheDocument()
})

test('PLT-086 a slot with replaced code keeps the page and offers a reload', async () => {
  loaders['web_booking/remote'] = async () => ({ ...bookingRemote, slots: { 'client.bookings': ChunkErrorExtension } })
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderPath('/clients/c1')
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The card' })).toBeInTheDocument()
  consoleError.mockRestore()
})

test('PLT-084 an extension that throws is rendered anew by Try again', async () => {
  extension.isBroken = true
  loaders['web_booking/remote'] = async () => ({ ...bookingRemote, slots: { 'client.bookings': ChangingExtension } })
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = renderPath('/clients/c1')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  extension.isBroken = false
  await user.click(retry)
  expect(await screen.findByText('The visits')).toBeVisible()
  consoleError.mockRestore()
})

test('PLT-086 a session that could not be read is read by Try again', async () => {
  let isBroken = true
  mockEndpoint('get', '/api/session', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(createSession()),
  )
  const user = renderPath('/clients')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible()
})

test('only remotes that the user has the permission for are shown and loaded', async () => {
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ permissions: ['dashboard.read', 'client.read'] })))
  renderPath('/calendar')
  expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull()
  expect(loadRemote).not.toHaveBeenCalledWith('web_booking/remote')
})

test('an item of the navigation also requires the permission of its remote', async () => {
  const nav = [...createNav('/calendar', 'Calendar', 'booking.read'), ...createNav('/messages', 'Sent messages', 'delivery.read')]
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(remoteEntries.map((entry) => (entry.slots ? { ...entry, nav } : entry))))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ permissions: ['dashboard.read', 'client.read', 'delivery.read'] })))
  renderPath('/clients')
  expect(await screen.findByRole('link', { name: 'Clients' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Sent messages' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
  expect(await screen.findByRole('link', { name: /^Messages/ })).toHaveAttribute('href', '/settings/deliveries')
  expect(screen.queryByRole('link', { name: 'Sent messages' })).toBeNull()
})

test.each([true, false])('PLT-052 a page with a setting is in the navigation while that is on: %s', async (isOn) => {
  const forms = createNav('/forms', 'Consent forms', 'client.read').map((item) => ({ ...item, setting: 'SHOW_LETTER_OF_CONSENT' }))
  const nav = [...createNav('/clients', 'Clients', 'client.read'), ...forms]
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(remoteEntries.map((entry) => (entry.slots ? entry : { ...entry, nav }))))
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ settings: { SHOW_LETTER_OF_CONSENT: isOn } })))
  renderPath('/clients')
  expect(await screen.findByRole('link', { name: 'Clients' })).toBeInTheDocument()
  expect(screen.queryAllByRole('link', { name: 'Consent forms' })).toHaveLength(isOn ? 1 : 0)
})

test('PLT-083 an unknown page shows an error and a link home', async () => {
  const user = renderPath('/nowhere')
  expect(await screen.findByText('Page Not Found.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go home' }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a failed list of remotes shows an error and can be retried', async () => {
  mockEndpoint('get', '/remotes.json', () => new HttpResponse(null, { status: 503 }))
  const user = renderPath('/')
  expect(await screen.findByText('Some parts of the program could not be loaded.')).toBeInTheDocument()
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(remoteEntries))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Calendar' })).toBeInTheDocument()
})

test('a retry applies the changed entry of a remote and routes its new paths', async () => {
  loaders['web_booking/remote'] = () => Promise.reject(new Error('404'))
  const user = renderPath('/calendar')
  await screen.findByRole('button', { name: 'Try again' })
  const nav = createNav('/rooms', 'Rooms', 'booking.read')
  const changed = remoteEntries.map((entry) => (entry.slots ? { ...entry, prefixes: ['/calendar', '/rooms'], nav } : entry))
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(changed))
  loaders['web_booking/remote'] = async () => ({ ...bookingRemote, routes: [{ path: 'rooms', element: <h1>The rooms</h1> }] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('link', { name: 'Rooms' }))
  expect(await screen.findByRole('heading', { name: 'The rooms' })).toBeInTheDocument()
})

test('a list that differs only in a digest keeps the entries and the router', async () => {
  await remoteRegistry.refresh()
  const { result } = renderHook(() => useRemoteList().entries)
  const entries = result.current
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(remoteEntries.map((entry) => ({ ...entry, digest: 'b' }))))
  await act(remoteRegistry.refresh)
  expect(result.current).toBe(entries)
  mockEndpoint('get', '/remotes.json', () => HttpResponse.json(remoteEntries.map((entry) => ({ ...entry, permission: 'client.read' }))))
  await act(remoteRegistry.refresh)
  expect(result.current).not.toBe(entries)
})
