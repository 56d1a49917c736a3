import { addClockSeconds } from '@clinic/kit/i18n'
import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes, validationErrorResponse } from '@clinic/kit/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anna, booking, bookingDetails, calendar, mockClinicApi, omar } from '../../testing/fixtures'
import { calendarQuery } from './calendar.api'
import { useReschedule } from './use-reschedule'

beforeEach(() => mockSignedIn())

const busyText = 'The practitioner is busy during the selected time slot. Book anyway?'

/** Do what the calendar grid does when a booking is dropped half an hour later in Omar's column. */
function Dropped() {
  const move = useReschedule()
  const { data } = useQuery(calendarQuery('2026-11-24', '2026-11-24'))
  const row = data?.bookings.find(({ id }) => id === booking.id)
  if (!row) return null
  return (
    <>
      <output>{`${row.start_at} ${row.end_at} ${row.practitioner_id === omar.id ? 'Omar' : 'Anna'}`}</output>
      <button
        type="button"
        onClick={() => void move(row, { start_at: addClockSeconds(row.start_at, 1800, 'Europe/Stockholm'), practitioner_id: omar.id })}
      >
        drop
      </button>
    </>
  )
}

const before = '2026-11-24 09:00:00 2026-11-24 09:45:00 Anna'
const after = '2026-11-24 09:30:00 2026-11-24 10:15:00 Omar'
const moved = { ...bookingDetails, start_at: '2026-11-24 09:30:00', end_at: '2026-11-24 10:15:00', practitioner_id: omar.id, version: 4 }
const calendarAfter = {
  ...calendar,
  bookings: [{ ...booking, start_at: moved.start_at, end_at: moved.end_at, practitioner_id: omar.id, version: 4 }],
}

async function drop() {
  const { user } = renderRoutes([{ path: '/', element: <Dropped /> }])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(before))
  await user.click(screen.getByRole('button', { name: 'drop' }))
  return user
}

test('BKG-020 a dragged booking moves at once and stays there after the response', async () => {
  const clinic = mockClinicApi()
  let agree = () => {}
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, async () => {
    await new Promise<void>((resolve) => {
      agree = resolve
    })
    clinic.responses.calendar = calendarAfter
    return okResponse(moved)
  })
  await drop()
  await waitFor(() => expect(screen.getByText(after)).toBeVisible())
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ start_at: '2026-11-24 09:30:00', practitioner_id: omar.id, version: 3, allow_overlap: false })
  agree()
  await screen.findByText('Rescheduled to 2026-11-24 10:30')
  expect(screen.getByText(after)).toBeVisible()
})

test('BEY-010 undo reschedules the booking to its earlier time, with the version after the drag', async () => {
  const clinic = mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () => {
    const undone = calls.length > 1
    clinic.responses.calendar = undone ? calendar : calendarAfter
    return okResponse(undone ? { ...bookingDetails, version: 5 } : moved)
  })
  const user = await drop()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Rescheduling undone')
  expect(calls[1]?.body).toEqual({
    start_at: booking.start_at,
    practitioner_id: anna.id,
    room_id: booking.room_id,
    version: 4,
    allow_overlap: false,
  })
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test.each(['booking.practitioner_busy', 'booking.room_busy'])(
  'BKG-032 a drag refused with %s is sent again with a new key only after confirmation',
  async (code) => {
    const clinic = mockClinicApi()
    const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () => {
      if (calls.length === 1) return errorResponse(409, code, busyText)
      clinic.responses.calendar = calendarAfter
      return okResponse(moved)
    })
    const user = await drop()
    await screen.findByText(busyText)
    expect(calls).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Book anyway' }))
    await screen.findByText('Rescheduled to 2026-11-24 10:30')
    expect(calls.map(({ body }) => (body as { allow_overlap: boolean }).allow_overlap)).toEqual([false, true])
    const keys = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  },
)

test('BKG-032 a drag over a busy time that is not confirmed leaves the booking at its time', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () =>
    errorResponse(409, 'booking.room_busy', 'The room is busy during the selected time slot. Book anyway?'),
  )
  const user = await drop()
  await screen.findByText(/The room is busy/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
  expect(calls).toHaveLength(1)
})

test('a drag of a booking that someone else changed shows a message and the current booking', async () => {
  const clinic = mockClinicApi()
  mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () => {
    clinic.responses.calendar = {
      ...calendar,
      bookings: [{ ...booking, start_at: '2026-11-24 14:00:00', end_at: '2026-11-24 14:45:00', version: 9 }],
    }
    return errorResponse(409, 'version.stale', 'Changed meanwhile', { current: {} })
  })
  await drop()
  await screen.findByText(/Someone else changed this booking/)
  await waitFor(() => expect(screen.getByText('2026-11-24 14:00:00 2026-11-24 14:45:00 Anna')).toBeVisible())
})

test('a refused drag shows the message of the field error', async () => {
  mockClinicApi()
  mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () =>
    validationErrorResponse({ start_at: 'The clinic is closed at that time.' }),
  )
  await drop()
  await screen.findByText('The clinic is closed at that time.')
  expect(screen.queryByText('Please check the form')).toBeNull()
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
})

const refuseByPolicy = () =>
  errorResponse(409, 'booking.policy_reason_required', 'The policy’s time has passed: Cancel a day ahead. Move the booking nevertheless?')

test('BKG-035 a move after the policy’s time asks for a reason, which is sent with it', async () => {
  const clinic = mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () => {
    if (calls.length === 1) return refuseByPolicy()
    clinic.responses.calendar = calendarAfter
    return okResponse(moved)
  })
  const user = await drop()
  await screen.findByText(/Cancel a day ahead/)
  await user.click(screen.getByRole('button', { name: 'Move the booking: the client is ill' }))
  await screen.findByText('Rescheduled to 2026-11-24 10:30')
  expect(calls[1]?.body).toMatchObject({ policy_override_reason: 'The client is ill', version: 3 })
})

test('BKG-035 without a reason the booking keeps its time', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, refuseByPolicy)
  const user = await drop()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
  expect(calls).toHaveLength(1)
})

const refuseByPrerequisite = () =>
  errorResponse(409, 'booking.prerequisite_missing', 'Consultation has to be booked first, for a day at most 90 days before this visit.')

test('BEY-009 a move without the visit that comes first asks for a reason, which is sent with it', async () => {
  const clinic = mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () => {
    if (calls.length === 1) return refuseByPrerequisite()
    clinic.responses.calendar = calendarAfter
    return okResponse(moved)
  })
  const user = await drop()
  await screen.findByText(/Consultation has to be booked first/)
  await user.click(screen.getByRole('button', { name: 'Book anyway: the client is well known to us' }))
  await screen.findByText('Rescheduled to 2026-11-24 10:30')
  expect(calls[1]?.body).toMatchObject({ prerequisite_override_reason: 'The client is well known to us', version: 3 })
})

test('BEY-009 without a reason the booking keeps its time', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, refuseByPrerequisite)
  const user = await drop()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
  expect(calls).toHaveLength(1)
})
