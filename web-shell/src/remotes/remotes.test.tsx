import { createQueryClient } from '@clinic/kit/api'
import { CONTRACT, Slot } from '@clinic/kit/contract'
import { session } from '@clinic/kit/session'
import { accessible, answer, ok, snapshot } from '@clinic/kit/testing'
import { KitProviders } from '@clinic/kit/ui'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Shell } from '../shell'
import { PATIENCE } from './federation'
import { remotes } from './remotes'

// The federation runtime is not ours and needs real bundles; the journeys in a browser load those.
vi.mock('@module-federation/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }))

const nav = (to: string, en: string, permission: string) => [{ to, label: { en, sv: en }, icon: 'list', permission, order: 10 }]

const list = [
  {
    name: 'web-record',
    manifest: '/bundles/web-record/mf-manifest.json',
    digest: 'a',
    prefixes: ['/clients'],
    permission: 'client.read',
    nav: nav('/clients', 'Clients', 'client.read'),
  },
  {
    name: 'web-booking',
    manifest: '/bundles/web-booking/mf-manifest.json',
    digest: null,
    prefixes: ['/calendar'],
    permission: 'booking.read',
    slots: ['client.bookings'],
    nav: nav('/calendar', 'Calendar', 'booking.read'),
  },
]

const Card = () => (
  <>
    <h1>The card</h1>
    <Slot name="client.bookings" clientId="c1" />
  </>
)
const record = {
  contract: CONTRACT,
  routes: [
    { path: 'clients', element: <h1>The list</h1> },
    { path: 'clients/:id', element: <Card /> },
  ],
}
const booking = {
  contract: CONTRACT,
  routes: [{ path: 'calendar', element: <h1>The week</h1> }],
  slots: { 'client.bookings': ({ clientId }: { clientId: string }) => <p>Visits of {clientId}</p> },
}

const Broken = () => {
  throw new Error('boom')
}

const Gone = () => {
  throw Object.assign(new Error('Loading CSS chunk 12 failed.'), { name: 'ChunkLoadError' })
}

/** What each remote answers when it is asked for: a module, an error, or nothing ever. */
const served: Record<string, () => Promise<unknown>> = {}

beforeEach(() => {
  remotes.forget()
  session.setState({ known: false, session: null, ended: null })
  vi.mocked(registerRemotes).mockClear()
  vi.mocked(loadRemote).mockImplementation((id) => (served[id] ?? (() => Promise.reject(new Error('404'))))() as never)
  served['web_record/remote'] = async () => record
  served['web_booking/remote'] = async () => booking
  answer('get', '/remotes.json', () => HttpResponse.json(list))
  answer('get', '/api/session', () => ok(snapshot()))
  answer('get', '/api/overview/dashboard', () =>
    ok({
      today: [],
      next_day: null,
      waiting: { portal_bookings: 0, failed_messages: 0, dead_deliveries: 0, stuck_returns: 0, sales_in_doubt: 0 },
    }),
  )
})
afterEach(() => vi.useRealTimers())

function open(at: string) {
  window.history.replaceState(null, '', at)
  render(
    <KitProviders queryClient={createQueryClient(false)}>
      <Shell />
    </KitProviders>,
  )
  return userEvent.setup()
}

test('a remote is loaded when one goes to its address, and its routes take their place', async () => {
  const user = open('/')
  await user.click(await screen.findByRole('link', { name: 'Clients' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  expect(vi.mocked(loadRemote).mock.calls.map(([id]) => id)).toEqual(['web_record/remote'])
  await accessible()
})

test('BEY-064 the focus goes on in the screen that took the place of what was pressed', async () => {
  served['web_record/remote'] = async () => ({
    ...record,
    routes: [
      { path: 'clients', element: <Link to="/clients/c1">To the card</Link> },
      { path: 'clients/:id', element: <h1>The card</h1> },
    ],
  })
  const user = open('/clients')
  await user.click(await screen.findByRole('link', { name: 'To the card' }))
  expect(await screen.findByRole('heading', { name: 'The card' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a navigation that overtakes another to the same remote still ends at its screen', async () => {
  const { promise, resolve: release } = Promise.withResolvers<unknown>()
  served['web_record/remote'] = () => promise
  const user = open('/')
  const link = await screen.findByRole('link', { name: 'Clients' })
  await user.click(link)
  await user.click(link)
  release(record)
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
})

test('PLT-084 a missing remote says so, the rest works, and it heals without a reload', async () => {
  served['web_booking/remote'] = () => Promise.reject(new Error('404'))
  const user = open('/calendar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  expect(screen.queryByRole('button', { name: 'Reload for new features' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Clients' }))
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Calendar' }))
  served['web_booking/remote'] = async () => booking
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The week' })).toBeInTheDocument()
  const asked = vi.mocked(registerRemotes).mock.calls.filter(([[entry]]) => entry?.name === 'web_booking')
  const addresses = asked.map(([[entry]]) => (entry as { entry: string }).entry)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(asked.at(-1)?.[1]).toEqual({ force: true })
})

test('a remote that has not answered after 8 seconds has failed', async () => {
  expect(PATIENCE).toBe(8_000)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  served['web_booking/remote'] = () => new Promise(() => {})
  open('/calendar')
  await screen.findByLabelText('Loading')
  await vi.advanceTimersByTimeAsync(PATIENCE - 500)
  expect(screen.queryByRole('alert')).toBeNull()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
})

test.each([
  ['of a newer contract', async () => ({ ...booking, contract: CONTRACT + 1 })],
  ['whose code was replaced', () => Promise.reject(new Error('Loading chunk 12 failed.'))],
  ['whose script is gone', () => Promise.reject(new Error('Failed to load script resources. #RUNTIME-008'))],
])('PLT-086 a remote %s could not be loaded, and the page offers to be loaded anew', async (_, serve) => {
  served['web_booking/remote'] = serve
  open('/calendar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  expect(screen.getByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('a remote of an older contract is refused, which no reload would change', async () => {
  served['web_booking/remote'] = async () => ({ ...booking, contract: CONTRACT - 1 })
  open('/calendar')
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  expect(screen.queryByRole('button', { name: 'Reload for new features' })).toBeNull()
})

test('PLT-084 PLT-085 a screen that breaks is reported from its own place while the navigation stays', async () => {
  served['web_booking/remote'] = async () => ({ ...booking, routes: [{ path: 'calendar', element: <Broken /> }] })
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reports = answer('post', '/api/v2/report/error', () => ok(null))
  const user = open('/calendar')
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Issue reported, admin will contact you soon')).toBeInTheDocument()
  expect(reports[0]?.body).toEqual({
    type: 'client_report',
    url: `${window.location.origin}/calendar`,
    stack: expect.stringContaining('boom'),
  })
  expect(screen.getByRole('link', { name: 'Clients' })).toBeInTheDocument()
  silent.mockRestore()
})

test('a slot is filled by the remote that names it, and a missing one says so in its place', async () => {
  open('/clients/c1')
  expect(await screen.findByText('Visits of c1')).toBeInTheDocument()
})

test('a slot whose remote is missing leaves the card standing and heals', async () => {
  served['web_booking/remote'] = () => Promise.reject(new Error('404'))
  const user = open('/clients/c1')
  expect(await screen.findByRole('heading', { name: 'The card' })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Calendar could not be loaded')
  served['web_booking/remote'] = async () => booking
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Visits of c1')).toBeInTheDocument()
})

test('PLT-086 a slot whose code was replaced leaves the card standing and offers to load the page anew', async () => {
  served['web_booking/remote'] = async () => ({ ...booking, slots: { 'client.bookings': Gone } })
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  open('/clients/c1')
  expect(await screen.findByRole('button', { name: 'Reload for new features' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'The card' })).toBeInTheDocument()
  silent.mockRestore()
})

test('only what a person may open is shown or loaded', async () => {
  answer('get', '/api/session', () => ok(snapshot({ permissions: ['dashboard.read', 'client.read'] })))
  open('/calendar')
  expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Calendar' })).toBeNull()
  expect(loadRemote).not.toHaveBeenCalledWith('web_booking/remote')
})

test('PLT-083 an unknown page says so and leads home', async () => {
  const user = open('/nowhere')
  expect(await screen.findByText('Page Not Found.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go home' }))
  await waitFor(() => expect(window.location.pathname).toBe('/'))
})

test('a list of remotes that can’t be read is told, and read again', async () => {
  answer('get', '/remotes.json', () => new HttpResponse(null, { status: 503 }))
  const user = open('/')
  expect(await screen.findByText('Some parts of the program could not be found.')).toBeInTheDocument()
  answer('get', '/remotes.json', () => HttpResponse.json(list))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Calendar' })).toBeInTheDocument()
})
