import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { slots } from '../../remote'
import { mockFees } from '../../testing/fee-fixtures'
import { anna, booking, ebba, mockRealtime } from '../../testing/fixtures'
import type { CalendarBooking } from '../calendar/calendar.api'
import { splitUpcoming } from './client-bookings'

beforeEach(() => {
  mockSignedIn()
  mockFees()
  mockEndpoint('get', '/api/practitioners', () => okResponse([anna]))
})

const Slot = slots?.['client.bookings']
const card = [{ path: '/', element: Slot ? <Slot clientId={ebba.id} /> : null }]
const path = `/api/clients/${ebba.id}/bookings`
const at = (id: string, start_at: string, state: CalendarBooking['state'] = 'booked'): CalendarBooking => ({
  ...booking,
  id,
  start_at,
  end_at: start_at.replace(':00:00', ':45:00'),
  state,
  is_cancelled: state === 'cancelled',
})

test('upcoming bookings are listed earliest first, past ones latest first, and cancelled ones of the time to come apart', () => {
  const bookings = [
    at('far', '2026-12-24 09:00:00'),
    at('off', '2026-12-01 09:00:00', 'cancelled'),
    at('near', '2026-11-25 09:00:00'),
    at('now', '2026-11-24 10:00:00'),
    at('old', '2026-01-01 09:00:00'),
  ]
  const { upcoming, cancelled, past } = splitUpcoming(bookings, new Date('2026-11-24T10:30:00Z'))
  expect(upcoming.map(({ id }) => id)).toEqual(['now', 'near', 'far'])
  expect(cancelled.map(({ id }) => id)).toEqual(['off'])
  expect(past.map(({ id }) => id)).toEqual(['old'])
})

test('the slot lists the client’s bookings page by page and links to a new booking', async () => {
  mockRealtime()
  const calls = mockEndpoint('get', path, ({ request }) =>
    new URL(request.url).searchParams.get('page') === '2'
      ? okResponse({ items: [at('v2', '2020-01-01 09:00:00')], page: 2, per_page: 20, total: 21 })
      : pageResponse([at('v1', '2099-11-24 09:00:00'), at('v3', '2099-11-25 09:00:00', 'cancelled')], { total: 21 }),
  )
  const { user } = renderRoutes(card)
  expect(await screen.findByRole('link', { name: /2099-11-24 10:00/ })).toHaveAttribute('href', '/calendar/booking/v1')
  expect(await screen.findByRole('link', { name: /2099-11-24.*Peeling Anna Berg$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /2099-11-25/ })).toHaveTextContent(/Peeling.*Cancelled/)
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', `/calendar/booking?book=new&client=${ebba.id}`)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('list', { name: 'Past' })).toBeVisible()
  expect(calls).toHaveLength(2)
  await expectNoA11yViolations()
})

test('the slot shows an error with a retry, and a text when the client has no bookings', async () => {
  mockRealtime()
  const calls = mockEndpoint('get', path, () =>
    calls.length === 1 ? errorResponse(503, 'server.error', 'Page Not Found.') : pageResponse([]),
  )
  const { user } = renderRoutes(card)
  expect(await screen.findByRole('alert')).toHaveTextContent('Page Not Found.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No bookings yet')).toBeVisible()
})
