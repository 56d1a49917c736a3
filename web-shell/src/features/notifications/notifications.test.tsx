import type { Schema } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  mockSocket,
  okResponse,
  renderRoutes,
  server,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { NotificationBell } from './notification-bell'
import { NotificationsScreen } from './notifications-screen'

type Row = Schema['NotificationOut']

const KINDS: Row['kind'][] = ['booking_created', 'booking_cancelled', 'stock_low']

const createRow = (id: string, changes: Partial<Row> = {}): Row => ({
  id,
  kind: 'booking_created',
  created_at: '2026-11-21 08:00:00',
  read_at: null,
  subject_id: `booking-${id}`,
  title: 'Botox',
  at: '2026-11-23 09:00:00',
  day: null,
  number: null,
  client: { id: 'c1', first_name: 'Vera', last_name: 'Visit' },
  ...changes,
})

/** The server's notifications: marking changes them, as the real one does. */
function mockNotifications(...rows: Row[]) {
  const state = { rows }
  const countUnread = () => state.rows.filter((row) => !row.read_at).length
  const markRead = (request: Request, id?: unknown) => {
    if (!request.headers.get('x-csrf-token')) return errorResponse(403, 'csrf.missing', 'Reload the page.')
    state.rows = state.rows.map((row) => (id === undefined || row.id === id ? { ...row, read_at: '2026-11-21 09:00:00' } : row))
    return okResponse(null)
  }
  const lists = mockEndpoint('get', '/api/notifications', ({ request }) => {
    const isUnread = new URL(request.url).searchParams.get('unread') === 'true'
    const items = state.rows.filter((row) => !isUnread || !row.read_at)
    return okResponse({ items, page: 1, per_page: 20, total: items.length, total_capped: false, unread_count: countUnread() })
  })
  const readCalls = mockEndpoint('get', '/api/notifications/:id/read', ({ request, params }) => markRead(request, params.id))
  const counts = mockEndpoint('get', '/api/notifications/unread-count', () => okResponse({ unread_count: countUnread() }))
  const readAllCalls = mockEndpoint('get', '/api/notifications/read-all', ({ request }) => markRead(request))
  mockEndpoint('get', '/api/notifications/switches', () => okResponse(KINDS.map((kind) => ({ kind, is_on: true }))))
  return { state, lists, counts, readCalls, readAllCalls }
}

const renderBell = () =>
  renderRoutes([
    { path: '/', element: <NotificationBell /> },
    { path: '/calendar/booking/:bookingId', element: <p>The booking</p> },
    { path: '/notification', element: <p>The page</p> },
  ])
const renderScreen = (path = '/') => renderRoutes([{ path: '/', element: <NotificationsScreen /> }], path)

beforeEach(() => mockSignedIn())

test('PLT-081 the bell shows the number, announces it, and follows at once by realtime', async () => {
  const { state } = mockNotifications(createRow('n1'), createRow('n2'))
  const subscribed: unknown[] = []
  server.use(
    mockSocket.addEventListener('connection', ({ client }) =>
      client.addEventListener('message', ({ data }) => subscribed.push(...JSON.parse(String(data)).subscribe)),
    ),
  )
  renderBell()
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toHaveTextContent('2')
  expect(screen.getByText('2 unread')).toHaveAttribute('aria-live', 'polite')
  await waitFor(() => expect(subscribed).toContain('notifications'))
  state.rows = [...state.rows, createRow('n3')]
  mockSocket.broadcast(JSON.stringify({ topic: 'notifications', id: null, version: null }))
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeInTheDocument()
  await expectNoA11yViolations()
})

test('PLT-081 more than 99 are 99+', async () => {
  mockEndpoint('get', '/api/notifications/unread-count', () => okResponse({ unread_count: 100 }))
  renderBell()
  expect(await screen.findByRole('button', { name: 'Notifications, 99+ unread' })).toBeInTheDocument()
})

test('PLT-081 the panel lists the newest ten; opening what one is about marks it as read', async () => {
  const { lists, readCalls } = mockNotifications(
    createRow('n1'),
    createRow('n2', { read_at: '2026-11-21 08:30:00', kind: 'booking_cancelled' }),
  )
  const { user } = renderBell()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  const link = await within(panel).findByRole('link', { name: /Vera Visit has booked Botox/ })
  expect(link).toHaveAttribute('href', '/calendar/booking/booking-n1')
  expect(within(panel).getByRole('link', { name: /The booking of Vera Visit is cancelled/ })).toBeInTheDocument()
  expect(lists[0]?.url.searchParams.get('per_page')).toBe('10')
  await expectNoA11yViolations()
  await user.click(link)
  expect(await screen.findByText('The booking')).toBeInTheDocument()
  await waitFor(() => expect(readCalls.at(-1)?.request.headers.get('x-csrf-token')).toBe('test-token'))
  expect(readCalls.at(-1)?.url.pathname).toBe('/api/notifications/n1/read')
})

test('PLT-081 the panel marks all as read', async () => {
  const { readAllCalls } = mockNotifications(createRow('n1'), createRow('n2'))
  const { user } = renderBell()
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument()
  expect(readAllCalls.at(-1)?.request.headers.get('x-csrf-token')).toBe('test-token')
})

test('PLT-081 the page filters by unread and kind, and marks one as read', async () => {
  const { lists } = mockNotifications(createRow('n1'), createRow('n2', { read_at: '2026-11-21 08:30:00', title: 'Peeling' }))
  const { user } = renderScreen()
  expect(await screen.findByRole('link', { name: /has booked Peeling/ })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Unread' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /has booked Peeling/ })).not.toBeInTheDocument())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Cancelled booking')
  await waitFor(() => expect(lists.at(-1)?.url.search).toContain('kind=booking_cancelled'))
  await expectNoA11yViolations()
  await user.click(await screen.findByRole('button', { name: /^Mark as read: Vera Visit has booked Botox/ }))
  expect(await screen.findByRole('heading', { name: 'No unread notifications' })).toBeInTheDocument()
})

test('PLT-034 a notification about what the reader may no longer see names nothing and leads nowhere', async () => {
  mockNotifications(createRow('n1', { subject_id: null, title: null, at: null, client: null }))
  renderScreen()
  expect(await screen.findByText('You no longer have access to what this was about')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test.each([
  ['form_answered', {}, 'Vera Visit has answered Botox', '/clients/c1/client-questionnaires/s1'],
  ['form_signed', {}, 'Vera Visit has signed Botox', '/clients/c1/client-letters-of-consents/s1'],
  ['prescription_declined', {}, 'The prescription of Botox for Vera Visit was declined', '/clients/c1/prescriptions'],
  ['export_ready', { title: null }, 'The copy of the record of Vera Visit is ready', '/clients/c1/export'],
  ['client_list_ready', { client: null, title: null, number: 230 }, 'The Excel file of 230 clients is ready', '/clients?excel=open'],
  ['message_failed', { title: null }, 'A message to Vera Visit was not delivered', '/bookings/messages?filter=undelivered'],
  ['payment_needs_staff', { title: null, number: 45000 }, /A card payment of .*450.* needs you/, '/point-of-sale/receipt/s1/detail'],
  ['stock_low', { client: null, number: 2 }, 'Botox: 2 left in stock', '/point-of-sale/products/products-library?filter=low&sort=stock'],
  [
    'maintenance_due',
    { client: null, day: '2026-12-01' },
    'Botox is due for maintenance on 2026-12-01',
    '/management-system/medical-device/s1',
  ],
  ['company_handed_over', { client: null }, 'Botox is the company’s new super user', '/settings/team'],
  ['log_review', { client: null, day: '2026-10-01' }, 'The log’s sample from 2026-10-01 waits for its review', '/settings/log-reviews/s1'],
  ['google_calendar_broken', { client: null }, 'Your Google calendar is no longer connected. Connect it once more.', '/profile'],
  [
    'schedule_expiring',
    { client: null, title: 'Anna Berg', day: '2026-12-01' },
    'The schedule of Anna Berg from 2026-12-01 is not confirmed and expires within a day',
    '/calendar/schedule',
  ],
  [
    'schedule_expired',
    { client: null, title: 'Anna Berg', day: '2026-12-01' },
    'The schedule of Anna Berg from 2026-12-01 has expired, since nobody confirmed it',
    '/calendar/schedule',
  ],
  ['user_added', { client: null }, 'Botox has been added as a user', '/settings/team'],
] as const)('PLT-081 %s says what has happened and leads there', async (kind, changes, name, href) => {
  mockNotifications(createRow('n1', { kind, at: null, subject_id: 's1', read_at: '2026-11-21 08:30:00', ...changes }))
  renderScreen()
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('PLT-081 each kind is switched off by oneself', async () => {
  mockNotifications()
  const switches = mockEndpoint('put', '/api/notifications/switches/:kind', () => okResponse({ kind: 'stock_low', is_on: false }))
  const { user } = renderScreen()
  await user.click(await screen.findByRole('button', { name: 'What to be notified of' }))
  const panel = await screen.findByRole('dialog', { name: 'What to be notified of' })
  await user.click(await within(panel).findByRole('switch', { name: 'Low stock' }))
  await waitFor(() => expect(switches).toHaveLength(1))
  expect(switches[0]?.url.pathname).toBe('/api/notifications/switches/stock_low')
  expect(switches[0]?.body).toEqual({ is_on: false })
  await expectNoA11yViolations()
})
