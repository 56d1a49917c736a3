import { accessible, answer, inLanguage, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { SearchBox } from '../search/search-box'
import { DashboardScreen } from './dashboard-screen'

const visit = {
  id: 'b1',
  start_at: '2026-11-21 08:00:00',
  end_at: '2026-11-21 08:30:00',
  state: 'booked',
  client_id: 'c1',
  client_name: 'Alva Berg',
  service_name: 'Lip filler',
  color: '#000',
  practitioner_name: 'Erik Blom',
}
const day = {
  today: [visit],
  next_day: '2026-11-23',
  waiting: { portal_bookings: 1, failed_messages: 2, dead_deliveries: 0, stuck_returns: 1, sales_in_doubt: 2 },
}

beforeEach(() => signedIn())

test('home shows the day and what waits, in the clinic’s hours', async () => {
  answer('get', '/api/overview/dashboard', () => ok(day))
  show([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toHaveAttribute('href', '/clients/c1')
  expect(screen.getByText('09:00')).toBeInTheDocument()
  expect(screen.getByText('new booking by a client since yesterday')).toBeInTheDocument()
  const failed = screen.getByRole('link', { name: 'messages that did not reach their clients' })
  expect(failed).toHaveAttribute('href', '/bookings/messages?filter=troubled')
  const stuck = screen.getByRole('link', { name: 'card payment that could not be given back' })
  expect(stuck).toHaveAttribute('href', '/receipt?filter=in_progress')
  const doubted = screen.getByRole('link', { name: 'card payments that the terminal cannot tell of yet' })
  expect(doubted).toHaveAttribute('href', '/receipt?filter=in_progress')
  await accessible()
  await inLanguage('sv')
  expect(await screen.findByText('ny bokning av en klient sedan i går')).toBeInTheDocument()
  await inLanguage('en')
})

test('PLT-005 a day that can’t be read is told in the server’s words and asked for again', async () => {
  answer('get', '/api/overview/dashboard', () => refusal(500, 'server.error', 'server error, contact server'))
  const { user } = show([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByRole('alert')).toHaveTextContent('server error, contact server')
  answer('get', '/api/overview/dashboard', () => ok({ ...day, today: [] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No bookings today')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Next visits: 2026-11-23' })).toHaveAttribute('href', '/calendar/booking?day=2026-11-23')
  await accessible()
})

test('a clinic that nobody comes to says no next day', async () => {
  answer('get', '/api/overview/dashboard', () => ok({ ...day, today: [], next_day: null }))
  show([{ path: '/', element: <DashboardScreen /> }])
  expect(await screen.findByText('No bookings today')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Next visits/ })).not.toBeInTheDocument()
})

test('PLT-006 the palette opens by key and finds pages at once and clients after 300 ms', async () => {
  const calls = answer('get', '/api/overview/search', () =>
    ok({ clients: [{ id: 'c1', name: 'Alva Berg', email: '', phone: '+46 70' }], bookings: [visit], products: [] }),
  )
  answer('get', '/api/clients', () => listed([]))
  const { user, router } = show([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Clients, bookings and pages'), 'alv')
  await user.click(await screen.findByRole('button', { name: /Alva Berg\+46 70/ }))
  expect(router.state.location.pathname).toBe('/clients/c1')
  expect(calls.map((call) => call.url.searchParams.get('q'))).toEqual(['alv'])
})

test('PLT-006 Enter takes the first that was found, also when no page is among it', async () => {
  answer('get', '/api/overview/search', () =>
    ok({ clients: [{ id: 'c1', name: 'Alva Berg', email: '', phone: '+46 70' }], bookings: [], products: [] }),
  )
  const { user, router } = show([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Clients, bookings and pages'), 'alv')
  await screen.findByRole('button', { name: /Alva Berg/ })
  await user.keyboard('{Enter}')
  expect(router.state.location.pathname).toBe('/clients/c1')
})

test('PLT-006 who was found for less than is typed by now is not taken by a quick Enter', async () => {
  let found = () => {}
  const known = new Promise<void>((resolve) => {
    found = resolve
  })
  const person = (id: string, name: string) => ({ id, name, email: '', phone: '' })
  answer('get', '/api/overview/search', async ({ request }) => {
    if (!request.url.includes('alvin')) return ok({ clients: [person('c1', 'Alva Berg')], bookings: [], products: [] })
    await known
    return ok({ clients: [person('c2', 'Alvin Ek')], bookings: [], products: [] })
  })
  const { user, router } = show([{ path: '/', element: <SearchBox /> }])
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByPlaceholderText('Clients, bookings and pages')
  await user.type(box, 'alv')
  await screen.findByRole('button', { name: /Alva Berg/ })
  await user.type(box, 'in{Enter}')
  expect(screen.queryByRole('button', { name: /Alva Berg/ })).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  found()
  await user.click(await screen.findByRole('button', { name: /Alvin Ek/ }))
  expect(router.state.location.pathname).toBe('/clients/c2')
})
