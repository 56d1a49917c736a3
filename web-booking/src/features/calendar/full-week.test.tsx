import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import { booking, calendar, mockClinicApi } from '../../testing/fixtures'

const MONDAY = '2026-12-07'
const BOOKINGS = 150
const idle: (() => void)[] = []

const bookings = Array.from({ length: BOOKINGS }, (_, number) => {
  const day = `2026-12-${String(7 + (number % 5)).padStart(2, '0')}`
  const time = `${String(8 + (number % 9)).padStart(2, '0')}:${String((number % 4) * 15).padStart(2, '0')}:00`
  return {
    ...booking,
    id: `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    client: { ...booking.client, first_name: `Client${number}` },
    start_at: `${day} ${time}`,
    end_at: `${day} ${time.slice(0, 2)}:${String((number % 4) * 15 + 10)}:00`,
  }
})
const week = { ...calendar, bookings }

beforeEach(() => {
  mockSignedIn()
  vi.stubGlobal('innerWidth', 200) // room for a day of two practitioners
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1))
})
afterEach(() => {
  idle.length = 0
  vi.unstubAllGlobals()
})

async function findGrid() {
  const grid = await screen.findByRole('region', { name: /Calendar, one column/ })
  return { grid, count: () => grid.querySelectorAll('.booking-event').length }
}

/** Runs what waits for an idle moment, and what that makes wait, until nothing does. */
const runIdle = () => {
  for (let run = idle.shift(); run; run = idle.shift()) run()
}

test('BKG-022 of a full week the bookings on the screen come first, and all of them when the browser is idle', async () => {
  mockClinicApi({ calendar: week })
  renderRoutes(routes, `/calendar/booking?day=${MONDAY}&view=week`)
  const { grid, count } = await findGrid()
  await waitFor(() => expect(count()).toBe((BOOKINGS / 5) * 3))
  const first = within(grid).getByRole('button', { name: /Client0 / })
  expect(within(grid).queryByRole('button', { name: /Client4 / })).toBeNull()
  first.focus()
  runIdle()
  await waitFor(() => expect(count()).toBe(BOOKINGS))
  expect(within(grid).getByRole('button', { name: /Client4 / })).toBeInTheDocument()
  expect(within(grid).getByRole('button', { name: /Client0 / })).toBe(first)
  expect(first).toHaveFocus()
})

test('BKG-022 BKG-020 a change made elsewhere while the rest of a full week waits leaves nothing out and shows nothing twice', async () => {
  const { realtime, responses } = mockClinicApi({ calendar: week })
  renderRoutes(routes, `/calendar/booking?day=${MONDAY}&view=week`)
  const { grid, count } = await findGrid()
  await waitFor(() => expect(count()).toBe((BOOKINGS / 5) * 3))
  await waitFor(() => expect(realtime.received).toEqual([{ subscribe: ['bookings'] }]))
  responses.calendar = {
    ...week,
    bookings: bookings.slice(1).map((row, number) => (number === 0 ? { ...row, state: 'arrived' as const } : row)),
  }
  realtime.notify('bookings')
  expect(await within(grid).findByRole('button', { name: /Client1 .*arrived/i })).toBeInTheDocument()
  runIdle()
  await waitFor(() => expect(count()).toBe(BOOKINGS - 1))
  expect(within(grid).queryByRole('button', { name: /Client0 / })).toBeNull()
})

test('BKG-022 the grid stays, marked as busy, until the bookings and the schedules of other days are there', async () => {
  mockClinicApi({ calendar: { ...calendar, bookings: bookings.slice(0, 1) } })
  const { user } = renderRoutes(routes, `/calendar/booking?day=${MONDAY}&view=week`)
  const { grid } = await findGrid()
  const shown = await within(grid).findByRole('button', { name: /Client0 / })
  const board = grid.closest('[aria-busy]')
  expect(board).toHaveAttribute('aria-busy', 'false')
  const schedules = Promise.withResolvers<Response>()
  mockEndpoint('get', '/api/schedules', () => schedules.promise)
  const next = { ...bookings[1], start_at: '2026-12-14 09:00:00', end_at: '2026-12-14 09:30:00' }
  mockEndpoint('get', '/api/v2/bookings', () => okResponse({ ...calendar, bookings: [next] }))
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  await waitFor(() => expect(board).toHaveAttribute('aria-busy', 'true'))
  expect(shown).toBeInTheDocument()
  schedules.resolve(okResponse({ days: [], unconfirmed_count: 0, next_expiry_at: null }))
  expect(await within(grid).findByRole('button', { name: /Client1 / })).toBeInTheDocument()
  expect(board).toHaveAttribute('aria-busy', 'false')
  expect(within(grid).queryByRole('button', { name: /Client0 / })).toBeNull()

  mockEndpoint('get', '/api/v2/bookings', () => errorResponse(500, 'server.error', 'server error, contact server'))
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(grid).not.toBeInTheDocument()
})
