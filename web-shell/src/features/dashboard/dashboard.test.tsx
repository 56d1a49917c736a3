import type { Permission, Schema } from '@clinic/kit/api'
import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  mockSocket,
  okResponse,
  pageResponse,
  permissionsExcept,
  renderRoutes,
  server,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SearchBox } from '../search/search-box'
import { DashboardScreen } from './dashboard-screen'

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
  add_ons: [],
  client: { id: 'c1', first_name: 'Alva', last_name: 'Berg' },
  forms_missing: 0,
  group_id: null,
  group_quantity: null,
  version: 1,
  is_paid: null,
} satisfies Schema['TodayBooking']
const noWork = {
  portal_bookings: 0,
  failed_messages: 0,
  failed_deliveries: 0,
  failed_reversals: 0,
  uncertain_sales: 0,
  unsigned_procedures: 0,
  pending_forms: 0,
  answered_prescriptions: 0,
  due_maintenance: 0,
  low_stock: 0,
}
const dashboard: Schema['DashboardOut'] = {
  today: [booking],
  next_day: '2026-11-23',
  free_gaps: [],
  comparison: null,
  pending_work: { ...noWork, portal_bookings: 1, failed_messages: 2, failed_reversals: 1, uncertain_sales: 2 },
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: true, is_verified: true }))
})

test('USE-003 the home page shows today’s bookings in the clinic’s time zone and what needs attention', async () => {
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toHaveAttribute('href', '/clients/c1')
  for (const text of ['09:00', 'Lip filler', 'Erik Blom']) expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('new booking by a client since yesterday')).toBeInTheDocument()
  const failedMessagesLink = screen.getByRole('link', { name: '2 undelivered messages' })
  expect(failedMessagesLink).toHaveAttribute('href', '/bookings/messages?filter=undelivered')
  const failedReversalsLink = screen.getByRole('link', { name: '1 failed card refund' })
  expect(failedReversalsLink).toHaveAttribute('href', '/point-of-sale/receipt?filter=in_progress')
  const uncertainSalesLink = screen.getByRole('link', { name: '2 card payments awaiting confirmation' })
  expect(uncertainSalesLink).toHaveAttribute('href', '/point-of-sale/receipt?filter=in_progress')
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByText('ny bokning av en klient sedan i går')).toBeInTheDocument()
  await setTestLanguage('en')
})

test('PLT-060 the rating on Google stands on the home page and leads to Google Maps; without a fresh one there is none', async () => {
  const rating = { rating: 47, rating_count: 128, maps_uri: 'https://maps.google.com/?cid=1' }
  const calls = mockEndpoint('get', '/api/overview/dashboard', () =>
    okResponse({ ...dashboard, google_rating: calls.length === 1 ? rating : null }),
  )
  const { unmount } = renderRoutes([{ path: '/', Component: DashboardScreen }], '/')
  expect(await screen.findByRole('link', { name: 'Google: 4.7 of 5, 128 ratings' })).toHaveAttribute('href', rating.maps_uri)
  unmount()
  renderRoutes([{ path: '/', Component: DashboardScreen }], '/')
  expect(await screen.findByText(/Alva Berg/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Google/ })).toBeNull()
})

test('USE-006 the day is closed from the home page once something is sold, by those who may sell', async () => {
  const comparison = { bookings: 4, bookings_before: 3, revenue: 139_000, revenue_before: 0 }
  let figures = comparison
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, comparison: figures }))
  const link = () => screen.queryByRole('link', { name: 'Close the day' })
  const render = async () => {
    const { unmount } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
    await screen.findByText('Alva Berg')
    return unmount
  }
  const unmount = await render()
  expect(link()).toHaveAttribute('href', '/point-of-sale/report?part=close')
  unmount()
  figures = { ...comparison, revenue: 0 }
  const unmountUnsold = await render()
  expect(link()).toBeNull()
  unmountUnsold()
  figures = comparison
  mockSignedIn({ permissions: permissionsExcept('sale.write') })
  await render()
  expect(link()).toBeNull()
})

test.each(['bookings', 'receipts'])('USE-003 today’s bookings are live: they follow a change of the %s without a reload', async (topic) => {
  const subscribed: unknown[] = []
  server.use(
    mockSocket.addEventListener('connection', ({ client }) =>
      client.addEventListener('message', ({ data }) => subscribed.push(...JSON.parse(String(data)).subscribe)),
    ),
  )
  let row: Schema['TodayBooking'] = booking
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, today: [row] }))
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByText('Booked')).toBeInTheDocument()
  await waitFor(() => expect(subscribed).toEqual(expect.arrayContaining(['bookings', 'receipts'])))
  row = { ...booking, state: 'arrived', is_paid: true, version: 2 }
  mockSocket.broadcast(JSON.stringify({ topic, id: 'b1', version: 2 }))
  expect(await screen.findByText('Arrived')).toBeInTheDocument()
  expect(screen.getByText('Paid')).toBeInTheDocument()
})

test.each<[name: string, missing: Permission]>([
  ['undelivered messages', 'booking.read'],
  ['undelivered messages', 'delivery.read'],
  ['failed card refund', 'money.read'],
  ['card payments awaiting confirmation', 'money.read'],
])('the count of %s is no link without %s', async (name, missing) => {
  mockSignedIn({ permissions: permissionsExcept(missing) })
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByText(name)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull()
})

test('PLT-005 a failed dashboard shows the server’s message and can be retried', async () => {
  mockEndpoint('get', '/api/overview/dashboard', () => errorResponse(500, 'server.error', 'server error, contact server'))
  const { user } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('alert')).toHaveTextContent('server error, contact server')
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, today: [] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No bookings today')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Next bookings: 2026-11-23' })).toHaveAttribute('href', '/calendar/booking?day=2026-11-23')
  await expectNoA11yViolations()
})

test('a dashboard without upcoming bookings shows no link to the next day', async () => {
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, today: [], next_day: null }))
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByText('No bookings today')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Next bookings/ })).not.toBeInTheDocument()
})

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

function createBooking(id: string, startsInHours: number, changes: Partial<Schema['TodayBooking']> = {}) {
  return { ...booking, id, start_at: later(startsInHours), end_at: later(startsInHours + 0.5), ...changes }
}

test('USE-003 the next booking comes first, those that are over last; one shows that it is paid, and a click opens it', async () => {
  const today = [
    createBooking('over', -2, { client: { id: 'c9', first_name: 'Ove', last_name: 'Over' } }),
    createBooking('next', 1, { client: { id: 'c2', first_name: 'Nina', last_name: 'Next' }, is_paid: true }),
  ]
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, today }))
  const { user, router } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  const table = await screen.findByRole('table', { name: 'Bookings today' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('link')[1]?.textContent)).toEqual(['Nina Next', 'Ove Over'])
  expect(within(rows[0] as HTMLElement).getByText('Paid')).toBeInTheDocument()
  expect(within(rows[1] as HTMLElement).queryByText('Paid')).toBeNull()
  await expectNoA11yViolations()
  await user.click(within(rows[0] as HTMLElement).getByText('Lip filler'))
  expect(router.state.location.pathname).toBe('/calendar/booking/next')
})

test('USE-003 a practitioner first sees their own bookings, chooses all, and finds the choice again', async () => {
  const session = createSession()
  mockSignedIn({ user: { ...session.user, user_role: 'user' } })
  const today = [
    createBooking('mine', 1, {
      user: { id: session.user.id, name: 'Astrid Lund' },
      client: { id: 'c1', first_name: 'Min', last_name: 'Ek' },
    }),
    createBooking('other', 2),
  ]
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, today }))
  const { user, unmount } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('link', { name: 'Min Ek' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Alva Berg' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'All' }))
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toBeInTheDocument()
  unmount()
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toBeInTheDocument()
})

test('USE-003 each count of work leads to its list, and the day stands beside the same weekday before', async () => {
  const pending_work = { ...noWork, unsigned_procedures: 3, pending_forms: 1, answered_prescriptions: 2, due_maintenance: 1, low_stock: 4 }
  const comparison = { bookings: 12, bookings_before: 9, revenue: 149500, revenue_before: 99900 }
  const free_gaps = [
    { practitioner_id: 'p1', practitioner: 'Erik Blom', start_at: '2026-11-21 08:00:00', end_at: '2026-11-21 09:30:00' },
    { practitioner_id: 'p1', practitioner: 'Erik Blom', start_at: '2026-11-21 12:00:00', end_at: '2026-11-21 13:00:00' },
  ]
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse({ ...dashboard, pending_work, comparison, free_gaps }))
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  const expected = [
    ['3 treatment notes to sign', '/worklists/unsigned-procedures'],
    ['1 form waiting for a client', '/worklists/pending-forms'],
    ['2 answered prescriptions', '/worklists/answered-prescriptions'],
    ['1 device due for maintenance', '/management-system/medical-device?filter=due&sort=next_maintenance_on'],
    ['4 products low in stock', '/point-of-sale/products/products-library?filter=low&sort=stock'],
  ] as const
  for (const [name, href] of expected) expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByText('9 a week ago')).toBeInTheDocument()
  expect(screen.getByText(/999\.00 at this time a week ago/)).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Erik Blom'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['09:00–10:30', '13:00–14:00'])
  await expectNoA11yViolations()
})

test('USE-002 the checklist links each step, ticks off what is done, says how codes go, and is hidden after a question', async () => {
  const steps = [
    { key: 'company_facts', is_done: true },
    { key: 'services', is_done: false },
    { key: 'portal_link', is_done: false },
    { key: 'till', is_done: false },
  ]
  let isDismissed = false
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  mockEndpoint('get', '/api/overview/checklist', () =>
    okResponse({ steps: isDismissed ? [] : steps, can_dismiss: true, is_verified: false }),
  )
  const calls = mockEndpoint('post', '/api/overview/checklist/dismiss', () => {
    isDismissed = true
    return okResponse(null)
  })
  const { user } = renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  const checklist = await screen.findByRole('region', { name: 'Get your clinic going' })
  const items = within(checklist).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/settings/company-information',
    '/bookings/services',
    '/booking-portal',
    '/point-of-sale/setting/terminal-setting',
  ])
  expect(within(items[0] as HTMLElement).getByText('done')).toBeInTheDocument()
  expect(within(checklist).getByText('1 of 4 steps done')).toBeInTheDocument()
  expect(within(checklist).getByText(/go by e-mail, not by text message/)).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(within(checklist).getByRole('button', { name: 'Hide the list' }))
  expect(calls).toHaveLength(0)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hide the list' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Get your clinic going' })).toBeNull())
  expect(calls).toHaveLength(1)
})

test('USE-002 an administrator who may not hide the checklist gets no button for it', async () => {
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  mockEndpoint('get', '/api/overview/checklist', () =>
    okResponse({ steps: [{ key: 'team', is_done: false }], can_dismiss: false, is_verified: true }),
  )
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('link', { name: 'Team' })).toHaveAttribute('href', '/settings/team')
  expect(screen.queryByRole('button', { name: 'Hide the list' })).toBeNull()
  expect(screen.queryByText(/go by e-mail/)).toBeNull()
})

test('PLT-006 USE-005 the command palette opens by shortcut and finds clients after 300 ms', async () => {
  const calls = mockEndpoint('get', '/api/overview/search', () =>
    okResponse({
      clients: [{ id: 'c1', name: 'Alva Berg', email: '', phone: '+46701740667', date_of_birth: '1990-02-03' }],
      bookings: [booking],
      products: [],
      receipts: [{ id: 'r1', number: 1042, type: 'refund', amount_due: 149500, created_at: '2026-11-20 10:00:00' }],
    }),
  )
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  const { user, router } = renderRoutes([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Clients, bookings and pages'), 'alv')
  // USE-005: equal names are told apart; a receipt is found by its number, amount or day.
  expect(await screen.findByRole('button', { name: /Refund 1042SEK\s1,495\.00 · 2026-11-20/ })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /Alva Berg1990 · 070-174 06 67/ }))
  expect(router.state.location.pathname).toBe('/clients/c1')
  expect(calls.map((call) => call.url.searchParams.get('q'))).toEqual(['alv'])
})

test('the search names the shortcut of the keyboard at hand', () => {
  renderRoutes([{ path: '/', element: <SearchBox /> }])
  expect(screen.getByText('Ctrl+K')).toBeInTheDocument()
  expect(screen.queryByText('⌘K')).toBeNull()
})

test('PLT-006 Enter selects the first result, also without matching pages', async () => {
  mockEndpoint('get', '/api/overview/search', () =>
    okResponse({ clients: [{ id: 'c1', name: 'Alva Berg', email: '', phone: '+46 70' }], bookings: [], products: [] }),
  )
  const { user, router } = renderRoutes([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Clients, bookings and pages'), 'alv')
  await screen.findByRole('button', { name: /Alva Berg/ })
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/clients/c1')
})

test('USE-006 a receipt’s number after # is the first result, before clients whose phone or e-mail has it', async () => {
  const receipt = { id: 'r1', number: 1042, type: 'sale', amount_due: 149500, created_at: '2026-11-20 10:00:00' }
  const client = { id: 'c1', name: 'Alva Berg', email: 'alva1042@example.se', phone: '' }
  mockEndpoint('get', '/api/overview/search', () => okResponse({ clients: [client], bookings: [], products: [], receipts: [receipt] }))
  const { user, router } = renderRoutes([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Clients, bookings and pages'), '#1042')
  await screen.findByRole('button', { name: /Receipt 1042/ })
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/point-of-sale/receipt/r1/detail')
})

test('PLT-006 Enter does not select a result of an earlier search text', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const createClient = (id: string, name: string) => ({ id, name, email: '', phone: '' })
  mockEndpoint('get', '/api/overview/search', async ({ request }) => {
    if (!request.url.includes('alvin')) return okResponse({ clients: [createClient('c1', 'Alva Berg')], bookings: [], products: [] })
    await released
    return okResponse({ clients: [createClient('c2', 'Alvin Ek')], bookings: [], products: [] })
  })
  const { user, router } = renderRoutes([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  const input = await screen.findByPlaceholderText('Clients, bookings and pages')
  await user.type(input, 'alv')
  await screen.findByRole('button', { name: /Alva Berg/ })
  await user.type(input, 'in{Enter}')
  expect(screen.queryByRole('button', { name: /Alva Berg/ })).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  release()
  await user.click(await screen.findByRole('button', { name: /Alvin Ek/ }))
  expect(router.state.location.pathname).toBe('/clients/c2')
})
