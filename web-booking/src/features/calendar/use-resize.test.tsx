import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { booking, bookingDetails, calendar, mockClinicApi } from '../../testing/fixtures'
import { calendarQuery } from './calendar.api'
import { useResize } from './use-resize'

beforeEach(() => mockSignedIn())

const path = `/api/v2/bookings/${booking.id}`

/** Do what the calendar grid does when a booking's lower edge is dragged fifteen minutes down. */
function Dragged() {
  const resize = useResize()
  const { data } = useQuery(calendarQuery('2026-11-24', '2026-11-24'))
  const row = data?.bookings.find(({ id }) => id === booking.id)
  if (!row) return null
  return (
    <>
      <output>{row.end_at}</output>
      <button type="button" onClick={() => void resize(row, 60)}>
        drag
      </button>
    </>
  )
}

const longer = { ...bookingDetails, end_at: '2026-11-24 10:00:00', version: 4 }

async function drag() {
  const { user } = renderRoutes([{ path: '/', element: <Dragged /> }])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(booking.end_at))
  await user.click(screen.getByRole('button', { name: 'drag' }))
  return user
}

test('BKG-020 a resized booking changes its length, and Undo changes it back with the newer version', async () => {
  const clinic = mockClinicApi()
  const calls = mockEndpoint('put', path, () => {
    const isUndone = calls.length > 1
    clinic.responses.calendar = isUndone ? calendar : { ...calendar, bookings: [{ ...booking, end_at: longer.end_at, version: 4 }] }
    return okResponse(isUndone ? { ...bookingDetails, version: 5 } : longer)
  })
  const user = await drag()
  await screen.findByText('Now 10:00 – 11:00')
  await waitFor(() => expect(screen.getByText(longer.end_at)).toBeVisible())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('The change is undone')
  expect(calls.map(({ body }) => body)).toEqual([
    { duration: 60, version: 3, allow_overlap: false },
    { duration: 45, version: 4, allow_overlap: false },
  ])
  await waitFor(() => expect(screen.getByText(booking.end_at)).toBeVisible())
})

test.each([
  ['version.stale', 'Someone else changed this booking. The calendar is updated.'],
  ['booking.not_active', 'It is cancelled.'],
])('BKG-020 a length refused with %s returns to what is saved', async (code, shown) => {
  mockClinicApi()
  mockEndpoint('put', path, () => errorResponse(409, code, 'It is cancelled.'))
  await drag()
  expect(await screen.findByText(shown)).toBeVisible()
  await waitFor(() => expect(screen.getByText(booking.end_at)).toBeVisible())
})

test('BKG-032 a length over another booking is left when the question is answered no', async () => {
  mockClinicApi()
  const calls = mockEndpoint('put', path, () => errorResponse(409, 'booking.practitioner_busy', 'Busy. Book anyway?', { conflicts: [] }))
  const user = await drag()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByText(booking.end_at)).toBeVisible())
  expect(calls).toHaveLength(1)
})
