import { findForm, mockEndpoint, mockSignedIn, okResponse, renderRoutes, submitEveryField } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import { bookingSettings, businessHours, facials, mockClinicApi, room } from './testing/fixtures'

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/holidays', () => okResponse([]))
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
})

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('every field of a room is sent, when it is added and when it is changed', async () => {
  const added = mockEndpoint('post', '/api/rooms', () => okResponse(room))
  const changed = mockEndpoint('put', `/api/rooms/${room.id}`, () => okResponse(room))
  const { user } = renderRoutes(routes, '/booking-settings?part=rooms')
  const values = { color: '#0F8A6D' }
  await user.click(await screen.findByRole('button', { name: 'Add a room' }))
  await submitEveryField(await findForm('Room'), { schema: 'RoomCreate', user, calls: added, values })
  await waitUntilClosed()
  await user.click(screen.getByRole('button', { name: 'Room 1' }))
  const body = await submitEveryField(await findForm('Room'), { schema: 'RoomUpdate', user, calls: changed, values })
  expect(body).toMatchObject({ is_active: false, version: room.version })
})

test('BKG-001 every field of a category is sent, when it is added and when it is changed', async () => {
  const added = mockEndpoint('post', '/api/v2/categories', () => okResponse({ ...facials, id: 'new' }))
  const changed = mockEndpoint('put', `/api/v2/categories/${facials.id}`, () => okResponse(facials))
  const { user } = renderRoutes(routes, '/bookings/category')
  await user.click(await screen.findByRole('button', { name: 'Add a category' }))
  await submitEveryField(await findForm('Category'), { schema: 'CategoryCreate', user, calls: added })
  await waitUntilClosed()
  await user.click(screen.getByRole('button', { name: 'Edit Facials' }))
  const body = await submitEveryField(await findForm('Category'), { schema: 'CategoryUpdate', user, calls: changed })
  expect(body).toMatchObject({ group_booking: true, is_active: false })
})

test('BKG-010 every field of days off is sent', async () => {
  const added = mockEndpoint('post', '/api/holidays', () => okResponse({ id: 'h2' }))
  const { user } = renderRoutes(routes, '/booking-settings?part=holidays')
  await user.click((await screen.findAllByRole('button', { name: 'Add days off' }))[0] as HTMLElement)
  const values = { starts_on: '2027-06-25', ends_on: '2027-06-26' }
  const body = await submitEveryField(await findForm('Add days off'), { schema: 'HolidayCreate', user, calls: added, values })
  expect(body).toMatchObject(values)
})

test('BKG-040 every booking rule is sent', async () => {
  const changed = mockEndpoint('put', '/api/booking-settings', () => okResponse(bookingSettings))
  const { user } = renderRoutes(routes, '/booking-settings?part=rules')
  const form = (await screen.findByRole('textbox', { name: /Start-time interval/ })).closest('form') as HTMLElement
  const values = { slot_interval: '20', min_notice_minutes: '45', horizon_days: '80', hold_minutes: '7' }
  await submitEveryField(form, { schema: 'BookingSettingsUpdate', user, calls: changed, values })
})
