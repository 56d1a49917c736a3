import { findForm, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes, submitEveryField } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import {
  anna,
  booking,
  bookingDetails,
  bookingNote,
  bookingSeries,
  bookingSettings,
  businessHours,
  ebba,
  facials,
  googleRating,
  mockClinicApi,
  omar,
  onlinePaymentSettings,
  peeling,
  portalSettings,
  room,
} from './testing/fixtures'
import { messageSettings } from './testing/message-fixtures'

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/holidays', () => pageResponse([]))
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
})

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The name in the clinic's own language to clients has no second field (USE-019): catalogue.test.tsx. */
const OWN_LANGUAGE = ['name_sv']

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
  await submitEveryField(await findForm('Category'), { schema: 'CategoryCreate', user, calls: added, without: OWN_LANGUAGE })
  await waitUntilClosed()
  await user.click(screen.getByRole('button', { name: 'Edit Facials' }))
  const body = await submitEveryField(await findForm('Category'), { schema: 'CategoryUpdate', user, calls: changed, without: OWN_LANGUAGE })
  expect(body).toMatchObject({ group_booking: true, is_active: false })
})

test('USE-002 the kind of clinic is sent when its starter list is added', async () => {
  mockEndpoint('get', '/api/v2/services', () => pageResponse([]))
  const kinds = ['injections', 'skin_laser', 'medical'] as const
  mockEndpoint('get', '/api/v2/services/starter-lists', () => okResponse({ lists: kinds.map((kind) => ({ kind, services: [] })) }))
  const added = mockEndpoint('post', '/api/v2/services/starter-lists', () => okResponse({ added: 1 }))
  const { user } = renderRoutes(routes, '/bookings/services')
  await user.click(await screen.findByRole('button', { name: 'Start with a list' }))
  await submitEveryField(await findForm('Start with a list'), { schema: 'StarterListAdd', user, calls: added })
})

test('BKG-010 every field of days off is sent', async () => {
  const added = mockEndpoint('post', '/api/holidays', () => okResponse({ id: 'h2' }))
  const { user } = renderRoutes(routes, '/booking-settings?part=holidays')
  await user.click((await screen.findAllByRole('button', { name: 'Add days off' }))[0] as HTMLElement)
  const values = { starts_on: '2027-06-25', ends_on: '2027-06-26' }
  const body = await submitEveryField(await findForm('Add days off'), { schema: 'HolidayCreate', user, calls: added, values })
  expect(body).toMatchObject(values)
})

test('BKG-010 every field of an unavailable time is sent, when it is added and when it is changed', async () => {
  const saved = {
    id: 'u1',
    practitioner_id: omar.id,
    reason: 'Lunch',
    start_at: '2026-11-30 11:00:00',
    end_at: '2026-11-30 12:00:00',
    weekdays: [2],
    repeats_until: '2027-06-30',
    version: 3,
  }
  mockEndpoint('get', '/api/unavailable-times', () => pageResponse([saved]))
  const added = mockEndpoint('post', '/api/unavailable-times', () => okResponse(saved))
  const changed = mockEndpoint('put', '/api/unavailable-times/u1', () => okResponse(saved))
  const { user } = renderRoutes(routes, '/booking-settings?part=unavailable')
  await user.click(await screen.findByRole('button', { name: 'Add an unavailable time' }))
  const label = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date())
  const formCase = { user, values: { start_at: label, end_at: label, repeats_until: '2027-05-31' } }
  await submitEveryField(await findForm('Unavailable time'), {
    ...formCase,
    schema: 'UnavailableTimeCreate',
    calls: added,
    sent: { weekdays: [0] },
  })
  await waitUntilClosed()
  await user.click(screen.getByRole('button', { name: 'Lunch' }))
  const values = { start_at: '25 November 2026', end_at: '26 November 2026', repeats_until: '2027-05-31' }
  const body = await submitEveryField(await findForm('Unavailable time'), {
    user,
    values,
    schema: 'UnavailableTimeUpdate',
    calls: changed,
    sent: { weekdays: [0, 2] },
  })
  expect(body).toMatchObject({ start_at: '2026-11-25 11:00:00', end_at: '2026-11-26 12:00:00', version: saved.version })
})

test('BKG-011 every field of a day’s time slots, of a template and of its use is sent', async () => {
  const slots = [{ opens: '08:00', closes: '12:00', is_private: false, is_active: true }]
  const day = { practitioner_id: anna.id, day: '2026-11-24', state: 'confirmed', expires_at: null, slots, version: 2 }
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/schedules', () => okResponse({ days: [day], unconfirmed_count: 0, next_expiry_at: null }))
  mockEndpoint('get', '/api/schedule-templates', () => pageResponse([{ id: 't1', name: 'Spring', slots: [], version: 1 }]))
  const saved = mockEndpoint('put', '/api/schedules', () => okResponse({ days: 1 }))
  const stored = mockEndpoint('post', '/api/schedule-templates', () => okResponse({ id: 't2', name: 'X', slots: [], version: 1 }))
  const applied = mockEndpoint('post', '/api/schedule-templates/t1/apply', () => okResponse({ days: 2 }))
  const { user } = renderRoutes(routes, '/calendar/schedule?day=2026-11-24')
  const row = await screen.findByRole('row', { name: /Anna/ })
  await user.dblClick(within(row).getByRole('button', { name: /24 November/ }))
  const hours = { 'days.0.slots.0.opens': '08:15', 'days.0.slots.0.closes': '11:45' }
  const body = await submitEveryField(await findForm('Time slots'), { schema: 'ScheduleUpdate', user, calls: saved, values: hours })
  const changed = { opens: '08:15', closes: '11:45', is_private: true, is_active: false }
  expect(body).toEqual({ days: [{ practitioner_id: anna.id, day: '2026-11-24', slots: [changed], version: 2 }] })
  await waitUntilClosed()
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  const template = { schema: 'ScheduleTemplateCreate', user, calls: stored, without: ['slots'] } as const
  await submitEveryField(await findForm('Save as a template'), template)
  await user.click(await screen.findByRole('button', { name: 'Apply Spring' }))
  const values = { starts_on: '2027-01-01', ends_on: '2027-05-31' }
  await submitEveryField(await findForm('Apply Spring'), { schema: 'ScheduleSpan', user, calls: applied, values })
})

test('BKG-040 every booking rule is sent', async () => {
  const changed = mockEndpoint('put', '/api/booking-settings', () => okResponse(bookingSettings))
  const { user } = renderRoutes(routes, '/booking-settings?part=rules')
  const form = (await screen.findByRole('textbox', { name: /Start-time interval/ })).closest('form') as HTMLElement
  const values = { slot_interval: '20', min_notice_minutes: '45', horizon_days: '80', hold_minutes: '7', waiting_list_minutes: '45' }
  await submitEveryField(form, { schema: 'BookingSettingsUpdate', user, calls: changed, values })
})

test('BKG-002 every field of a service is sent, when it is added and when it is changed', async () => {
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse({ ...peeling, group_quantity: 4 }))
  mockEndpoint('get', '/api/v2/categories', () => okResponse([{ ...facials, group_booking: true }]))
  const added = mockEndpoint('post', '/api/v2/services', () => okResponse({ ...peeling, id: 'new' }))
  const changed = mockEndpoint('put', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  const { user, router } = renderRoutes(routes, '/bookings/services/add')
  const values = { color: '#0F8A6D', price: '350' }
  await submitEveryField(await findForm('Service'), {
    schema: 'ServiceCreate',
    user,
    calls: added,
    values,
    // A service of group bookings has no add-ons.
    without: [...OWN_LANGUAGE, 'group_quantity', 'add_on_ids'],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/services'))
  await waitFor(() => expect(screen.queryByRole('form'), 'the form left').toBeNull())
  await router.navigate(`/bookings/services/${peeling.id}/edit`)
  const body = await submitEveryField(await findForm('Service'), {
    schema: 'ServiceUpdate',
    user,
    calls: changed,
    values,
    // The only add-on is taken away, and with it the field.
    sent: { add_on_ids: [] },
    without: OWN_LANGUAGE,
  })
  expect(body).toMatchObject({ price: 35000, bookable: false, is_active: false, version: peeling.version })
})

test('BKG-010 all opening hours are sent', async () => {
  const week = { hours: [{ weekday: 0, opens: '09:00', closes: '17:00' }], version: 5 }
  mockEndpoint('get', '/api/business-hours', () => okResponse(week))
  const changed = mockEndpoint('put', '/api/business-hours', () => okResponse(week))
  const { user } = renderRoutes(routes, '/booking-settings')
  const values = { 'hours.0.opens': '08:15', 'hours.0.closes': '16:45' }
  const form = await findForm('Opening hours')
  const body = await submitEveryField(form, { schema: 'BusinessHoursUpdate', user, calls: changed, values })
  expect(body).toEqual({ hours: [{ weekday: 0, opens: '08:15', closes: '16:45' }], version: 5 })
})

test('MSG-001 every field of a reminder is sent', async () => {
  const reminder = { type: 'reminder', is_on: true, hours: 24, by_sms: true, by_mail: true, text_en: 'Hi', text_sv: 'Hej', version: 3 }
  mockEndpoint('get', '/api/booking-messages', () => okResponse([reminder]))
  mockEndpoint('post', '/api/booking-messages/preview', () =>
    okResponse({ subject: 'Your booking', text: 'Hi', encoding: 'gsm', units: 2, segments: 1, remaining: 158 }),
  )
  const changed = mockEndpoint('put', '/api/booking-messages', () => okResponse(reminder))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const form = await findForm('Reminder before the booking')
  const body = await submitEveryField(form, {
    schema: 'ReminderSettingsUpdate',
    user,
    calls: changed,
    without: ['type'],
    sent: { hours: 48 },
  })
  expect(body).toMatchObject({ type: 'reminder', is_on: false, by_sms: false, by_mail: false, version: 3 })
})

test('PLT-050 the portal’s short name is sent', async () => {
  const changed = mockEndpoint('put', '/api/booking-settings/short-name', () => okResponse(bookingSettings))
  const { user } = renderRoutes(routes, '/booking-portal')
  const values = { short_name: 'hud-och-har' }
  await submitEveryField(await findForm('Short name'), { schema: 'ShortNameUpdate', user, calls: changed, values })
})

test('PLT-060 the place on Google and its switch are sent', async () => {
  const changed = mockEndpoint('put', '/api/google-rating', () => okResponse(googleRating))
  const { user } = renderRoutes(routes, '/booking-portal')
  const values = { place_id: 'ChIJ-aster-clinic' }
  await submitEveryField(await findForm('Rating on Google'), { schema: 'GoogleRatingUpdate', user, calls: changed, values })
})

test('BKG-040 every field of the payment when booking is sent', async () => {
  const changed = mockEndpoint('put', '/api/v3/point-of-sale/online-payments/settings', () => okResponse(onlinePaymentSettings))
  const { user } = renderRoutes(routes, '/booking-portal')
  const form = await findForm('Payment when booking')
  const formCase = { schema: 'OnlinePaymentSettingsUpdate' as const, user, calls: changed, values: { swish_number: '1231181189' } }
  const body = await submitEveryField(form, { ...formCase, without: ['deposit_amount'] })
  expect(body).toMatchObject({
    mode: 'percent',
    register_id: '01990000-0000-7000-8000-0000000000a1',
    swish_number: '1231181189',
    version: 1,
  })
})

const day = { start_at: '25 November 2026' }

test('BKG-030 every field of a booking is sent', async () => {
  const added = mockEndpoint('post', '/api/v2/bookings', () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, '/calendar/booking?view=list&day=2026-11-24&book=2026-11-24+10:00:00')
  const without = ['allow_overlap', 'prerequisite_override_reason']
  const formCase = { schema: 'BookingCreate', user, calls: added, values: day, without } as const
  const body = await submitEveryField(await findForm('New booking'), { ...formCase, sent: { start_at: '2026-11-25 09:00:00' } })
  expect(body).toMatchObject({ client_id: ebba.id, service_id: peeling.id, room_id: room.id, allow_overlap: false })
})

test('BKG-020 every field of another time is sent', async () => {
  const moved = mockEndpoint('post', `/api/v2/bookings/${booking.id}/reschedule`, () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const formCase = {
    schema: 'BookingReschedule',
    user,
    calls: moved,
    values: day,
    without: ['allow_overlap', 'policy_override_reason', 'prerequisite_override_reason'],
  } as const
  // The form shows the room that the booking has; with it kept, any room will do at the new time.
  const sent = { start_at: '2026-11-25 09:00:00', practitioner_id: omar.id, room_id: null }
  await submitEveryField(await findForm('Reschedule'), { ...formCase, sent })
})

test('BKG-031 every field of a changed booking is sent', async () => {
  const changed = mockEndpoint('put', `/api/v2/bookings/${booking.id}`, () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const formCase = { schema: 'BookingUpdate', user, calls: changed, values: { price: '350', duration: '50' } } as const
  const body = await submitEveryField(await findForm('Edit the booking'), {
    ...formCase,
    // The other service needs no room.
    without: ['allow_overlap', 'prerequisite_override_reason', 'room_id'],
  })
  expect(body).toMatchObject({ price: 35000, duration: 50, version: bookingDetails.version })
})

test('BKG-031 every field of a service that is added to a visit is sent', async () => {
  const added = mockEndpoint('post', `/api/v2/bookings/${booking.id}/create-on-existing`, () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Add a service' }))
  const body = await submitEveryField(await findForm('Add a service'), {
    schema: 'BookingAddition',
    user,
    calls: added,
    without: ['client_id', 'allow_overlap', 'prerequisite_override_reason'],
  })
  expect(body).toMatchObject({ client_id: null })
})

test('BKG-021 every field of a no-show is sent', async () => {
  const marked = mockEndpoint('post', `/api/v2/bookings/${booking.id}/state`, () => okResponse(bookingDetails))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'No-show' }))
  const form = await findForm('Mark as no-show')
  const body = await submitEveryField(form, { schema: 'BookingStateChange', user, calls: marked, without: ['state', 'fee_waiver_reason'] })
  expect(body).toMatchObject({ state: 'no_show', version: bookingDetails.version })
})

test('BKG-021 the text of a note is sent, when it is written and when it is changed', async () => {
  const notes = `/api/v2/bookings/${booking.id}/notes`
  mockEndpoint('get', notes, () => pageResponse([bookingNote]))
  const added = mockEndpoint('post', notes, () => okResponse(bookingNote))
  const changed = mockEndpoint('put', `${notes}/${bookingNote.id}`, () => okResponse(bookingNote))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Write a note' }))
  await submitEveryField(await findForm('Write a note'), { schema: 'BookingNoteCreate', user, calls: added })
  await user.click(await screen.findByRole('button', { name: 'Edit the note of Anna Berg' }))
  const body = await submitEveryField(await findForm('Edit the note'), { schema: 'BookingNoteUpdate', user, calls: changed })
  expect(body).toMatchObject({ version: bookingNote.version })
})

test('BKG-035 every field of the cancellation policy is sent', async () => {
  const policy = { hours: 0, text_en: '', text_sv: '', version: 4 }
  mockEndpoint('get', '/api/booking-settings/cancellation-policy', () => okResponse(policy))
  const saved = mockEndpoint('put', '/api/booking-settings/cancellation-policy', () => okResponse({ ...policy, version: 5 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=cancellation')
  const form = await findForm('Cancellation')
  const body = await submitEveryField(form, { schema: 'CancellationPolicyUpdate', user, calls: saved, values: { hours: '24' } })
  expect(body).toMatchObject({ hours: 24, version: 4 })
  await screen.findByText('The cancellation policy is saved')
})

test('BKG-036 every field of a series is sent', async () => {
  const created = mockEndpoint('post', '/api/v2/bookings/series', () => okResponse(bookingSeries))
  const { user } = renderRoutes(routes, '/calendar/booking?view=list&day=2026-11-24&book=2026-11-24+10:00:00')
  await user.click(await screen.findByRole('button', { name: 'Repeat…' }))
  const values = { ...day, repeats_until: '2027-05-31' }
  await submitEveryField(await findForm('Repeat'), {
    schema: 'BookingSeriesCreate',
    user,
    calls: created,
    values,
    without: ['changes', 'prerequisite_override_reason'],
  })
})

test('BKG-036 every field of a moved series is sent', async () => {
  const moved = mockEndpoint('post', `/api/v2/bookings/series/${bookingSeries.id}/reschedule`, () => okResponse(bookingSeries))
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse({ ...bookingDetails, series_id: bookingSeries.id }))
  mockEndpoint('get', `/api/v2/bookings/series/${bookingSeries.id}`, () => okResponse(bookingSeries))
  const { user } = renderRoutes(routes, `/calendar/booking/${booking.id}?view=list&day=2026-11-24`)
  await user.click(await screen.findByRole('button', { name: 'Move this and all that follow' }))
  const body = await submitEveryField(await findForm('Move this and all that follow'), {
    schema: 'BookingSeriesReschedule',
    user,
    calls: moved,
    values: day,
    // The reason is asked for when the policy's time has passed, and the number is that of the open booking.
    without: ['changes', 'policy_override_reason', 'prerequisite_override_reason', 'position'],
  })
  expect(body).toMatchObject({ position: 2, version: bookingSeries.version })
})

test('BEY-004 every field of an entry of the waiting list is sent', async () => {
  mockEndpoint('get', '/api/waiting-list', () => pageResponse([]))
  mockEndpoint('get', '/api/v2/services', () => pageResponse([peeling]))
  const added = mockEndpoint('post', '/api/waiting-list', () => okResponse({ client_name: 'Ebba Lund' }))
  const { user } = renderRoutes(routes, '/calendar/waiting-list?add=1')
  const values = { from_time: '08:15', to_time: '16:45', from_day: '2026-12-01', to_day: '2026-12-31' }
  const formCase = { schema: 'WaitingListEntryCreate', user, calls: added, values, sent: { weekdays: [1, 2, 3, 4, 5, 6] } } as const
  await submitEveryField(await findForm('Add to the waiting list'), formCase)
})

test('BKG-040 every field of the portal’s settings is sent', async () => {
  const saved = mockEndpoint('put', '/api/booking-settings/portal', () => okResponse({ ...portalSettings, version: 3 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=portal')
  const body = await submitEveryField(await findForm('Portal'), {
    schema: 'PortalSettingsUpdate',
    user,
    calls: saved,
    without: ['cover_id'],
  })
  expect(body).toMatchObject({ version: portalSettings.version })
  await screen.findByText('The portal is saved')
})

test('BKG-040 every field of the texts of confirmations is sent', async () => {
  mockEndpoint('get', '/api/booking-messages', () => okResponse([]))
  const saved = mockEndpoint('put', '/api/booking-messages/confirmation', () => okResponse({ ...messageSettings, version: 4 }))
  const { user } = renderRoutes(routes, '/booking-settings?part=messages')
  const values = { arrive_early_minutes: '10' }
  await submitEveryField(await findForm('Confirmation of a booking'), { schema: 'MessageSettingsUpdate', user, calls: saved, values })
  await screen.findByText('The confirmation is saved')
})
