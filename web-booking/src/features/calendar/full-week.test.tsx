import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import { anna, booking, calendar, mockClinicApi, omar } from '../../testing/fixtures'

const MONDAY = '2026-12-07'
const BOOKINGS = 150
/** The columns on the screen: Anna's and Omar's Monday, and Anna's Tuesday. */
const ON_SCREEN = ['1', '2', '3']
const idle = new Map<number, () => void>()

const bookings = Array.from({ length: BOOKINGS }, (_, number) => {
  const day = `2026-12-${String(7 + (number % 5)).padStart(2, '0')}`
  const time = `${String(8 + (Math.floor(number / 10) % 9)).padStart(2, '0')}:${String((number % 4) * 15).padStart(2, '0')}:00`
  return {
    ...booking,
    practitioner_id: (Math.floor(number / 5) % 2 ? omar : anna).id,
    id: `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    client: { ...booking.client, first_name: `Client${number}` },
    start_at: `${day} ${time}`,
    end_at: `${day} ${time.slice(0, 2)}:${String((number % 4) * 15 + 10)}:00`,
  }
})
const week = { ...calendar, bookings }

beforeEach(() => {
  mockSignedIn()
  let handle = 0
  vi.stubGlobal('innerWidth', 190) // room for a day of two practitioners
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.set(++handle, run) && handle)
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => idle.delete(cancelled))
})
afterEach(() => {
  cleanup()
  idle.clear()
  vi.unstubAllGlobals()
})

async function findGrid() {
  const grid = await screen.findByRole('region', { name: /Calendar, one column/ })
  const getColumns = (selector: string) => {
    const styles = [...grid.querySelectorAll(selector)].map((event) => event.getAttribute('style') ?? '')
    return [...new Set(styles.map((style) => /grid-column: (\d+)/.exec(style)?.[1]))].sort()
  }
  return { grid, count: () => grid.querySelectorAll('.booking-event').length, getColumns }
}

/** Waits for the frames that are painted before anything waits for an idle moment. */
const paint = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Runs what waits for an idle moment, and what that makes wait, until nothing does. */
const runIdle = async () => {
  await paint()
  for (const [handle, run] of idle) {
    idle.delete(handle)
    run()
  }
}

test('BKG-022 of a full week the bookings on the screen come first, and all of them when the browser is idle', async () => {
  mockClinicApi({ calendar: week })
  renderRoutes(routes, `/calendar/booking?day=${MONDAY}&view=week`)
  const { grid, count, getColumns } = await findGrid()
  await waitFor(() => expect(count()).toBe((BOOKINGS / 10) * 3))
  expect(getColumns('.booking-event')).toEqual(ON_SCREEN)
  expect(getColumns('.booking-closed')).toEqual([...ON_SCREEN, '4']) // Both practitioners are closed at the same hours.
  const first = within(grid).getByRole('button', { name: /Client0 / })
  expect(within(grid).queryByRole('button', { name: /Client4 / })).toBeNull()
  first.focus()
  await paint()
  expect(count(), 'until the browser is idle').toBe((BOOKINGS / 10) * 3)
  await runIdle()
  await waitFor(() => expect(count()).toBe(BOOKINGS))
  expect(within(grid).getByRole('button', { name: /Client4 / })).toBeInTheDocument()
  expect(getColumns('.booking-closed')).toHaveLength(14)
  expect(within(grid).getByRole('button', { name: /Client0 / })).toBe(first)
  expect(first).toHaveFocus()
})

test('BKG-022 BKG-020 a change made elsewhere while the rest of a full week waits leaves nothing out and shows nothing twice', async () => {
  const { realtime, responses } = mockClinicApi({ calendar: week })
  renderRoutes(routes, `/calendar/booking?day=${MONDAY}&view=week`)
  const { grid, count } = await findGrid()
  await waitFor(() => expect(count()).toBe((BOOKINGS / 10) * 3))
  await waitFor(() => expect(realtime.received).toEqual([{ subscribe: ['bookings'] }]))
  responses.calendar = {
    ...week,
    bookings: bookings.slice(1).map((row, number) => (number === 0 ? { ...row, state: 'arrived' as const } : row)),
  }
  realtime.notify('bookings')
  expect(await within(grid).findByRole('button', { name: /Client1 .*arrived/i })).toBeInTheDocument()
  await runIdle()
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

test('BKG-022 the next week is fetched when the browser is idle, and shown at once when it is chosen', async () => {
  const { requests } = mockClinicApi({ calendar: week })
  const { user } = renderRoutes(routes, `/calendar/booking?day=${MONDAY}&view=week`)
  const { grid } = await findGrid()
  const getFetched = () => requests.map(({ url }) => url.searchParams.get('from'))
  await within(grid).findByRole('button', { name: /Client0 / })
  expect(getFetched()).toEqual([MONDAY])
  await runIdle()
  await waitFor(() => expect(getFetched()).toEqual([MONDAY, '2026-12-14']))
  const answer = Promise.withResolvers<Response>()
  mockEndpoint('get', '/api/v2/bookings', () => answer.promise)
  mockEndpoint('get', '/api/schedules', () => answer.promise)
  await user.click(screen.getByRole('button', { name: 'Next week' }))
  expect(await within(grid).findByLabelText('Monday, December 14, 2026')).toBeInTheDocument()
  expect(grid.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
})

test('BKG-022 of a single day no other is fetched', async () => {
  const { requests } = mockClinicApi({ calendar: week })
  renderRoutes(routes, `/calendar/booking?day=${MONDAY}`)
  const { grid } = await findGrid()
  await within(grid).findByRole('button', { name: /Client0 / })
  await runIdle()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(requests).toHaveLength(1)
})
