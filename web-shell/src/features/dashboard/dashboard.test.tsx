import type { Permission, Schema } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  permissionsExcept,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
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
  client: { id: 'c1', first_name: 'Alva', last_name: 'Berg' },
  version: 1,
} satisfies Schema['BookingListItem']
const dashboard = {
  today: [booking],
  next_day: '2026-11-23',
  pending_work: { portal_bookings: 1, failed_messages: 2, failed_deliveries: 0, failed_reversals: 1, uncertain_sales: 2 },
}

beforeEach(() => mockSignedIn())

test('the home page shows today’s bookings in the clinic’s time zone and what needs attention', async () => {
  mockEndpoint('get', '/api/overview/dashboard', () => okResponse(dashboard))
  renderRoutes([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toHaveAttribute('href', '/clients/c1')
  for (const text of ['09:00', 'Lip filler', 'Erik Blom']) expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('new booking by a client since yesterday')).toBeInTheDocument()
  const failedMessagesLink = screen.getByRole('link', { name: 'undelivered messages' })
  expect(failedMessagesLink).toHaveAttribute('href', '/bookings/messages?filter=undelivered')
  const failedReversalsLink = screen.getByRole('link', { name: 'failed card refund' })
  expect(failedReversalsLink).toHaveAttribute('href', '/point-of-sale/receipt?filter=in_progress')
  const uncertainSalesLink = screen.getByRole('link', { name: 'card payments awaiting confirmation' })
  expect(uncertainSalesLink).toHaveAttribute('href', '/point-of-sale/receipt?filter=in_progress')
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByText('ny bokning av en klient sedan i går')).toBeInTheDocument()
  await setTestLanguage('en')
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
  expect(screen.queryByRole('link', { name })).toBeNull()
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

test('PLT-006 the command palette opens by shortcut and finds clients after 300 ms', async () => {
  const calls = mockEndpoint('get', '/api/overview/search', () =>
    okResponse({ clients: [{ id: 'c1', name: 'Alva Berg', email: '', phone: '+46 70' }], bookings: [booking], products: [] }),
  )
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  const { user, router } = renderRoutes([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Clients, bookings and pages'), 'alv')
  await user.click(await screen.findByRole('button', { name: /Alva Berg\+46 70/ }))
  expect(router.state.location.pathname).toBe('/clients/c1')
  expect(calls.map((call) => call.url.searchParams.get('q'))).toEqual(['alv'])
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
