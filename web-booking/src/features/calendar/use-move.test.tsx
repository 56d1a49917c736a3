import { answer, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anna, booking, calendar, omar, openClinic, visit } from '../../testing/clinic'
import { calendarQuery } from './calendar.api'
import { useMove } from './use-move'
import { dragged } from './wall'

beforeEach(() => signedIn())

const busyText = 'The practitioner is busy during the selected time slot. Book anyway?'

/** What the board does when a visit is dropped half an hour later in Omar's column. */
function Dropped() {
  const move = useMove()
  const { data } = useQuery(calendarQuery('2026-11-24', '2026-11-24'))
  const now = data?.bookings.find(({ id }) => id === visit.id)
  if (!now) return null
  return (
    <>
      <output>{`${now.start_at} ${now.end_at} ${now.practitioner_id === omar.id ? 'Omar' : 'Anna'}`}</output>
      <button
        type="button"
        onClick={() => void move(now, { start_at: dragged(now.start_at, 1800, 'Europe/Stockholm'), practitioner_id: omar.id })}
      >
        drop
      </button>
    </>
  )
}

const before = '2026-11-24 09:00:00 2026-11-24 09:45:00 Anna'
const after = '2026-11-24 09:30:00 2026-11-24 10:15:00 Omar'
const moved = { ...booking, start_at: '2026-11-24 09:30:00', end_at: '2026-11-24 10:15:00', practitioner_id: omar.id, version: 4 }
const calendarAfter = {
  ...calendar,
  bookings: [{ ...visit, start_at: moved.start_at, end_at: moved.end_at, practitioner_id: omar.id, version: 4 }],
}

async function drop() {
  const { user } = show([{ path: '/', element: <Dropped /> }])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(before))
  await user.click(screen.getByRole('button', { name: 'drop' }))
  return user
}

test('BKG-020 a dragged visit is at its new place at once, and stays there when the server agrees', async () => {
  const clinic = openClinic()
  let agree = () => {}
  const calls = answer('post', `/api/bookings/${visit.id}/reschedule`, async () => {
    await new Promise<void>((resolve) => {
      agree = resolve
    })
    clinic.now.calendar = calendarAfter
    return ok(moved)
  })
  await drop()
  await waitFor(() => expect(screen.getByText(after)).toBeVisible())
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ start_at: '2026-11-24 09:30:00', practitioner_id: omar.id, version: 3, book_anyway: false })
  agree()
  await screen.findByText('Moved to 2026-11-24 10:30')
  expect(screen.getByText(after)).toBeVisible()
})

test('BEY-010 undoing moves the visit back to where it was, by the version that the move made', async () => {
  const clinic = openClinic()
  const calls = answer('post', `/api/bookings/${visit.id}/reschedule`, () => {
    const undone = calls.length > 1
    clinic.now.calendar = undone ? calendar : calendarAfter
    return ok(undone ? { ...booking, version: 5 } : moved)
  })
  const user = await drop()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('The move is undone')
  expect(calls[1]?.body).toEqual({
    start_at: visit.start_at,
    practitioner_id: anna.id,
    room_id: visit.room_id,
    version: 4,
    book_anyway: false,
  })
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
})

test.each(['booking.practitioner_busy', 'booking.room_busy'])(
  'BKG-032 %s is booked over only after the question, as a call of its own',
  async (code) => {
    const clinic = openClinic()
    const calls = answer('post', `/api/bookings/${visit.id}/reschedule`, () => {
      if (calls.length === 1) return refusal(409, code, busyText)
      clinic.now.calendar = calendarAfter
      return ok(moved)
    })
    const user = await drop()
    await screen.findByText(busyText)
    expect(calls).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Book anyway' }))
    await screen.findByText('Moved to 2026-11-24 10:30')
    expect(calls.map(({ body }) => (body as { book_anyway: boolean }).book_anyway)).toEqual([false, true])
    const keys = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  },
)

test('BKG-032 who says no leaves the visit where it was', async () => {
  openClinic()
  const calls = answer('post', `/api/bookings/${visit.id}/reschedule`, () =>
    refusal(409, 'booking.room_busy', 'The room is busy during the selected time slot. Book anyway?'),
  )
  const user = await drop()
  await screen.findByText(/The room is busy/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.getByText(before)).toBeVisible())
  expect(calls).toHaveLength(1)
})

test('a visit that somebody else has changed goes back to how it is now, and that is said', async () => {
  const clinic = openClinic()
  answer('post', `/api/bookings/${visit.id}/reschedule`, () => {
    clinic.now.calendar = {
      ...calendar,
      bookings: [{ ...visit, start_at: '2026-11-24 14:00:00', end_at: '2026-11-24 14:45:00', version: 9 }],
    }
    return refusal(409, 'version.stale', 'Changed meanwhile', { current: {} })
  })
  await drop()
  await screen.findByText(/Somebody else has just changed this booking/)
  await waitFor(() => expect(screen.getByText('2026-11-24 14:00:00 2026-11-24 14:45:00 Anna')).toBeVisible())
})
