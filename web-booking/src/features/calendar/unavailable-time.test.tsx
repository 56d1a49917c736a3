import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, calendar, mockClinicApi } from '../../testing/fixtures'

const lunch = {
  id: 'u1',
  practitioner_id: anna.id,
  reason: 'Lunch',
  start_at: '2026-11-24 11:00:00',
  end_at: '2026-11-24 12:00:00',
  weekdays: [],
  repeats_until: null,
  version: 3,
}
const { weekdays: _, repeats_until: __, version: ___, ...shown } = lunch
const mockLunch = () => {
  mockClinicApi()
  mockEndpoint('get', '/api/v2/bookings', () => okResponse({ ...calendar, unavailable: [shown] }))
  mockEndpoint('get', '/api/unavailable-times/u1', () => okResponse(lunch))
}
beforeEach(() => mockSignedIn())

const open = (query: string) => renderRoutes(routes, `/calendar/booking?view=list&day=2026-11-24${query}`)

test('USE-020 the time that was pressed is made unavailable for its practitioner, as a break of every week too', async () => {
  mockClinicApi()
  const calls = mockEndpoint('post', '/api/unavailable-times', () => okResponse(lunch))
  const { user, router } = open(`&book=2026-11-24+10:00:00&with=${anna.id}`)
  await user.click(await screen.findByRole('button', { name: 'Make the time unavailable' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add an unavailable time' }))
  await user.type(await panel.findByRole('textbox', { name: /Reason/ }), 'Course')
  await user.click(panel.getByRole('button', { name: 'Add an unavailable time' }))
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({
      practitioner_id: anna.id,
      reason: 'Course',
      start_at: '2026-11-24 09:00:00',
      end_at: '2026-11-24 10:00:00',
      weekdays: [],
    }),
  )
  await waitFor(() => expect(router.state.location.search).not.toMatch(/unavailable|book|with/))
})

test('USE-020 the calendar has a button for an unavailable time, whose panel closes without one', async () => {
  mockClinicApi()
  const { user, router } = open('')
  await user.click(await screen.findByRole('button', { name: 'Add an unavailable time' }))
  expect(await screen.findByRole('form', { name: 'Unavailable time' })).toBeVisible()
  expect(router.state.location.search).toContain('unavailable=new')
  await user.click(within(screen.getByRole('dialog', { name: 'Add an unavailable time' })).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).not.toContain('unavailable'))
  expect(screen.queryByRole('form', { name: 'Unavailable time' })).toBeNull()
})

test('USE-020 an unavailable time is opened from the list, edited and removed', async () => {
  mockLunch()
  const saved = mockEndpoint('put', '/api/unavailable-times/u1', () => okResponse({ ...lunch, version: 4 }))
  const removed = mockEndpoint('delete', '/api/unavailable-times/u1', () => okResponse(null))
  const { user, router } = open('')
  await user.click(await screen.findByRole('link', { name: 'Lunch' }))
  let panel = within(await screen.findByRole('dialog', { name: 'Unavailable time' }))
  const reason = await panel.findByRole('textbox', { name: /Reason/ })
  await user.clear(reason)
  await user.type(reason, 'Long lunch')
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ reason: 'Long lunch', version: 3 }))
  await waitFor(() => expect(router.state.location.search).not.toContain('unavailable'))
  await user.click(await screen.findByRole('link', { name: 'Lunch' }))
  panel = within(await screen.findByRole('dialog', { name: 'Unavailable time' }))
  await user.click(await panel.findByRole('button', { name: 'Remove' }))
  await user.click(within(await screen.findByRole('dialog', { name: /Lunch/ })).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toHaveLength(1))
  await waitFor(() => expect(router.state.location.search).not.toContain('unavailable'))
})

test('USE-020 an unavailable time that did not load is asked for again', async () => {
  mockLunch()
  const calls = mockEndpoint('get', '/api/unavailable-times/u1', () =>
    calls.length > 1 ? okResponse(lunch) : errorResponse(503, 'server.unavailable', 'Try again in a moment.'),
  )
  const { user } = open('&unavailable=u1')
  const panel = within(await screen.findByRole('dialog', { name: 'Unavailable time' }))
  await user.click(await panel.findByRole('button', { name: 'Try again' }))
  expect(await panel.findByRole('textbox', { name: /Reason/ })).toHaveValue('Lunch')
  expect(calls).toHaveLength(2)
})

test('USE-020 the form of a booking says that the pressed time is unavailable, and leads to it', async () => {
  mockLunch()
  const { user, router } = open(`&book=2026-11-24+12:15:00&with=${anna.id}`)
  expect(await screen.findByText(/Lunch: the practitioner is unavailable 12:00 – 13:00/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit the unavailable time' }))
  expect(await screen.findByRole('dialog', { name: 'Unavailable time' })).toBeVisible()
  expect(router.state.location.search).toContain('unavailable=u1')
})

test('USE-020 who may not change the schedule sees an unavailable time without the way to edit it', async () => {
  mockLunch()
  mockSignedIn({ permissions: ['booking.read', 'booking.write', 'catalogue.read', 'client.read'] })
  open('')
  expect(await screen.findByText('Lunch')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lunch' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add an unavailable time' })).toBeNull()
})
