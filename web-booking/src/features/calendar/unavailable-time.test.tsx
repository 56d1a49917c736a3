import { createSession, errorResponse, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, calendar, mockClinicApi, omar } from '../../testing/fixtures'

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

const ownPermissions = [
  'booking.read',
  'booking.write',
  'catalogue.read',
  'client.read',
  'schedule.own.write',
  'draft.read',
  'draft.write',
] as const
const signInAs = (practitioner: typeof anna) => {
  mockSignedIn({ permissions: ownPermissions, user: { ...createSession().user, id: practitioner.user_id, user_role: 'user' } })
}
const omarsMeeting = { ...lunch, id: 'u2', practitioner_id: omar.id, reason: 'Meeting' }
const { weekdays: _w, repeats_until: _r, version: _v, ...shownMeeting } = omarsMeeting
const mockBoth = () => {
  mockLunch()
  mockEndpoint('get', '/api/v2/bookings', () => okResponse({ ...calendar, unavailable: [shown, shownMeeting] }))
  mockEndpoint('get', '/api/unavailable-times/u2', () => okResponse(omarsMeeting))
  mockEndpoint('get', '/api/unavailable-times', () => pageResponse([lunch, omarsMeeting]))
}

test('USE-020 the calendar’s button adds a practitioner’s own time, without a choice of the practitioner', async () => {
  mockBoth()
  signInAs(anna)
  const { user } = open('')
  await user.click(await screen.findByRole('button', { name: 'Add an unavailable time' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add an unavailable time' }))
  expect(await panel.findByText(/^You make your own time unavailable\./)).toBeVisible()
  expect(panel.getByRole('textbox', { name: /Reason/ })).toBeVisible()
  expect(panel.queryByText('Practitioner')).toBeNull()
})

test('USE-020 a practitioner makes a pressed time of their own unavailable, and isn’t offered that for another’s', async () => {
  mockBoth()
  signInAs(anna)
  const calls = mockEndpoint('post', '/api/unavailable-times', () => okResponse(lunch))
  const { user } = open(`&book=2026-11-24+15:00:00&with=${anna.id}`)
  await user.click(await screen.findByRole('button', { name: 'Make the time unavailable' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add an unavailable time' }))
  await user.type(await panel.findByRole('textbox', { name: /Reason/ }), 'Course')
  await user.click(panel.getByRole('button', { name: 'Add an unavailable time' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ practitioner_id: anna.id, reason: 'Course', start_at: '2026-11-24 14:00:00' }))
  cleanup()
  open(`&book=2026-11-24+12:15:00&with=${omar.id}`)
  expect(await screen.findByText(/^Meeting: the practitioner is unavailable/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Make the time unavailable' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit the unavailable time' })).toBeNull()
})

test('USE-020 a practitioner opens their own unavailable time from the list, and reads that of another', async () => {
  mockBoth()
  signInAs(anna)
  const saved = mockEndpoint('put', '/api/unavailable-times/u1', () => okResponse({ ...lunch, version: 4 }))
  const { user } = open('')
  expect(await screen.findByText('Meeting')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Lunch' }))
  expect(screen.queryByRole('link', { name: 'Meeting' })).toBeNull()
  const panel = within(await screen.findByRole('dialog', { name: 'Unavailable time' }))
  await user.type(await panel.findByRole('textbox', { name: /Reason/ }), ' at home')
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ practitioner_id: anna.id, reason: 'Lunch at home', version: 3 }))
})

test('USE-020 the address of another’s unavailable time says that only one’s own can be edited', async () => {
  mockBoth()
  signInAs(anna)
  open('&unavailable=u2')
  const panel = within(await screen.findByRole('dialog', { name: 'Unavailable time' }))
  expect(await panel.findByText(/^You can edit only your own unavailable times\./)).toBeVisible()
  expect(panel.queryByRole('button')).toHaveAccessibleName('Close')
})

test('USE-020 the list of unavailable times has buttons for one’s own only', async () => {
  mockBoth()
  signInAs(anna)
  renderRoutes(routes, '/booking-settings?part=unavailable')
  expect(await screen.findByRole('button', { name: 'Remove Lunch' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Lunch' })).toBeVisible()
  expect(screen.getByText('Meeting')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Meeting/ })).toBeNull()
})

test('USE-020 staff without a column of their own have no button for unavailable times', async () => {
  mockBoth()
  mockSignedIn({ permissions: ownPermissions })
  open('')
  expect(await screen.findByText('Lunch')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Lunch' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add an unavailable time' })).toBeNull()
})
