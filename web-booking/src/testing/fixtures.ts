/** Test data of a small clinic: two practitioners, two services, one room, two bookings on a Tuesday. */
import type { Schema } from '@clinic/kit/api'
import { mockEndpoint, mockSocket, okResponse, pageResponse, server } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { mockFees } from './fee-fixtures'
import { mockBookingMessages } from './message-fixtures'

const id = (end: string) => `018f0000-0000-7000-8000-${end.padStart(12, '0')}`

export const anna: Schema['PractitionerOut'] = {
  id: id('a1'),
  user_id: id('e1'),
  name: 'Anna Berg',
  color: '#0072B2',
  is_active: true,
  aesthetic_level: 0,
}
export const omar: Schema['PractitionerOut'] = {
  id: id('a2'),
  user_id: id('e2'),
  name: 'Omar Haddad',
  color: '#009E73',
  is_active: true,
  aesthetic_level: 0,
}
export const room: Schema['RoomOut'] = { id: id('b1'), name: 'Room 1', color: '#8C8C8C', is_active: true, version: 1 }
export const laserDevice: Schema['BookableDeviceOut'] = { id: id('b2'), name: 'GentleMax Pro', is_active: true }
export const consentForm: Pick<Schema['ConsentTemplateRow'], 'id' | 'title'> = { id: id('7a'), title: 'Consent to filler' }
export const questionnaire: Pick<Schema['QuestionnaireRow'], 'id' | 'title_en' | 'title_sv'> = {
  id: id('7b'),
  title_en: 'Health',
  title_sv: 'Hälsa',
}
export const facials: Schema['CategoryOut'] = {
  id: id('c1'),
  name: 'Facials',
  name_en: '',
  name_sv: '',
  group_booking: false,
  is_active: true,
  version: 1,
}
export const lasers: Schema['CategoryOut'] = {
  id: id('c2'),
  name: 'Lasers',
  name_en: '',
  name_sv: '',
  group_booking: false,
  is_active: true,
  version: 4,
}

export const peeling: Schema['ServiceOut'] & Schema['ServiceOption'] = {
  id: id('d1'),
  category_id: facials.id,
  name: 'Peeling',
  name_en: '',
  name_sv: '',
  color: '#E69F00',
  price: 90000,
  tax: 2500,
  duration: 45,
  buffer_before: 0,
  buffer_after: 15,
  group_quantity: null,
  bookable: true,
  is_active: true,
  description_en: 'A peel',
  description_sv: 'En peeling',
  practitioner_ids: [anna.id, omar.id],
  room_ids: [room.id],
  device_ids: [],
  add_on_ids: [id('d2')],
  is_add_on_only: false,
  prerequisite_id: null,
  prerequisite_days: 90,
  prerequisite_min_days: 0,
  consent_template_ids: [],
  questionnaire_ids: [],
  aesthetic_kind: '',
  version: 2,
}
export const consultation: Schema['ServiceOut'] & Schema['ServiceOption'] = {
  ...peeling,
  id: id('d2'),
  name: 'Consultation',
  name_en: '',
  name_sv: '',
  color: '#0072B2',
  price: 50000,
  duration: 30,
  room_ids: [],
  add_on_ids: [],
  practitioner_ids: [anna.id],
  version: 1,
}

const client = {
  date_of_birth: null,
  email: 'ebba@example.se',
  phone: '+46701740601',
  is_active: true,
  created_at: '2026-01-01 08:00:00',
}
export const ebba: Schema['ClientListItem'] = { ...client, id: id('f1'), first_name: 'Ebba', last_name: 'Lund' }
export const ivar: Schema['ClientListItem'] = { ...client, id: id('f2'), first_name: 'Ivar', last_name: 'Ek' }

/** Ebba's peeling with Anna at 10:00 local time, 09:00 UTC. */
export const booking: Schema['CalendarBooking'] = {
  id: id('91'),
  start_at: '2026-11-24 09:00:00',
  end_at: '2026-11-24 09:45:00',
  state: 'booked',
  is_cancelled: false,
  practitioner_id: anna.id,
  room_id: room.id,
  add_ons: [],
  service_id: peeling.id,
  service: { name: peeling.name, color: peeling.color, price: 90000, duration: 45 },
  client: { id: ebba.id, first_name: 'Ebba', last_name: 'Lund' },
  forms_missing: 0,
  group_id: null,
  group_quantity: null,
  version: 3,
}
export const otherBooking: Schema['CalendarBooking'] = {
  ...booking,
  id: id('92'),
  start_at: '2026-11-24 12:00:00',
  end_at: '2026-11-24 12:30:00',
  practitioner_id: omar.id,
  room_id: null,
  service_id: consultation.id,
  service: { name: consultation.name, color: consultation.color, price: 90000, duration: 30 },
  client: { id: ivar.id, first_name: 'Ivar', last_name: 'Ek' },
  version: 1,
}

export const bookingDetails: Schema['BookingOut'] = {
  ...booking,
  source: 'portal',
  is_overbooked: false,
  user: { id: anna.user_id, name: anna.name },
  room_name: room.name,
  device_ids: [laserDevice.id],
  device_names: [laserDevice.name],
  clients: [{ ...booking.client, booking_id: booking.id, state: 'booked', pivot: { is_cancelled: false } }],
  company: { id: id('aa'), name: 'Test Clinic' },
  receipt: null,
  special_request: 'The quiet room, please',
  series_id: null,
  arrived_at: null,
  in_room_at: null,
  done_at: null,
  rescheduled_at: null,
  no_show_at: null,
  state_set_by_name: '',
  no_show_comment: '',
  policy_override_reason: '',
  prerequisite_override_reason: '',
  cancel_reason: '',
  allowed_states: ['arrived', 'in_room', 'done', 'no_show'],
  cancelled_at: null,
  created_at: '2026-11-01 08:00:00',
}

/** A series of Ebba's booking and two more, the last of them cancelled. */
export const bookingSeries: Schema['BookingSeriesOut'] = {
  id: id('51'),
  client: { id: ebba.id, first_name: 'Ebba', last_name: 'Lund' },
  interval: 1,
  unit: 'week',
  occurrences: [
    { booking_id: id('94'), position: 1, start_at: '2026-11-17 09:00:00', end_at: '2026-11-17 09:45:00', state: 'done' },
    { booking_id: booking.id, position: 2, start_at: booking.start_at, end_at: booking.end_at, state: 'booked' },
    { booking_id: id('95'), position: 3, start_at: '2026-12-01 09:00:00', end_at: '2026-12-01 09:45:00', state: 'booked' },
    { booking_id: id('96'), position: 4, start_at: '2026-12-08 09:00:00', end_at: '2026-12-08 09:45:00', state: 'cancelled' },
  ].map((row) => ({ ...row, state: row.state as 'booked', practitioner_name: anna.name })),
  version: 4,
}

/** Ebba with a warning and an earlier booking. */
export const clientSummary: Schema['ClientSummary'] = {
  client: {
    date_of_birth: null,
    personal_id: '',
    is_reserve_number: false,
    identity_document: '',
    identity_note: '',
    extra_fields: {},
    cpr_id: '',
    profile_photo: null,
    state: '',
    identity_checked_by: '',
    identity_checked_at: null,
    occupation: '',
    street_address: '',
    zip_code: '',
    city: '',
    country: 'SE',
    language: 'sv',
    id: ebba.id,
    first_name: 'Ebba',
    last_name: 'Lund',
    email: 'ebba@example.se',
    country_code: '+46',
    mobile_number: '701740601',
    warning: 'Allergic to latex',
    is_active: true,
    publish_permission: 'not_answered',
    created_at: '2026-01-01 08:00:00',
    updated_at: '2026-01-01 08:00:00',
    version: 1,
  },
  age: 36,
  next_booking: null,
  last_bookings: [
    { ...booking, id: id('93'), start_at: '2026-08-03 08:00:00', user: { id: anna.user_id, name: anna.name }, state: 'no_show' },
  ],
  last_procedures: [],
  counts: { bookings: 2, procedures: 0, consents: 0, consents_pending: 0, questionnaires: 0, prescriptions: 0 },
  balance: { due_fees: 0, unpaid_visits: 0, gift_cards: 0 },
}
export const bookingMessage: Schema['MessageOut'] = {
  id: id('71'),
  client_id: ebba.id,
  channel: 'sms',
  type: 'notice',
  to: '+46701740601',
  sender: 'Test Clinic',
  subject: '',
  text: 'You are booked for Peeling',
  state: 'failed',
  attempts: 1,
  segments: 1,
  error: 'messaging.not_mobile',
  error_text: 'The number is not a mobile number.',
  created_at: '2026-11-01 08:00:00',
  tried_at: null,
  version: 1,
}

export const bookingNote: Schema['BookingNoteOut'] = {
  id: id('81'),
  text: 'Comes with a guide dog',
  author_id: anna.user_id,
  author_name: 'Anna Berg',
  changed_by_name: '',
  created_at: '2026-11-02 08:00:00',
  updated_at: '2026-11-02 08:00:00',
  version: 1,
}

const weekdays = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
export const calendar: Schema['Calendar'] = {
  busy: null,
  unavailable: [],
  bookings: [booking, otherBooking],
  practitioners: [anna, omar],
  hours: weekdays,
  holidays: [],
}
export const businessHours: Schema['BusinessHoursOut'] = { hours: weekdays, version: 5 }
export const onlinePaymentSettings: Schema['OnlinePaymentSettingsOut'] = {
  mode: 'none',
  deposit_percent: 20,
  deposit_amount: 20000,
  register_id: null,
  swish_number: '',
  saves_card: false,
  version: 1,
  registers: [
    { id: '01990000-0000-7000-8000-0000000000a1', name: 'Online', blocker: '' },
    { id: '01990000-0000-7000-8000-0000000000a2', name: 'Till', blocker: 'Enrol the register with the control unit first.' },
  ],
}

export const bookingSettings: Schema['BookingSettingsOut'] = {
  slot_interval: 15,
  min_notice_minutes: 60,
  horizon_days: 90,
  hold_minutes: 10,
  waiting_list_mode: 'one',
  waiting_list_minutes: 120,
  version: 2,
  short_name: '',
  portal_url: 'http://localhost:3000/booking/k1',
  permanent_url: 'http://localhost:3000/booking/k1',
  embed_code: '<iframe src="http://localhost:3000/booking/k1"></iframe>',
}

/** Mock the realtime connection: record what pages send, and notify them of a change. */
export function mockRealtime() {
  const received: unknown[] = []
  server.use(
    mockSocket.addEventListener('connection', ({ client: page }) =>
      page.addEventListener('message', (event) => received.push(JSON.parse(String(event.data)))),
    ),
  )
  return { received, notify: (topic: string) => mockSocket.broadcast(JSON.stringify({ topic, id: booking.id, version: 4 })) }
}

/** Mock the clinic's endpoints. Return the calendar's requests, and `responses` to change its next answer. */
export const googleRating = {
  is_available: true,
  place_id: '',
  is_on_portal: false,
  has_failed: false,
  place: null,
} satisfies Schema['GoogleRatingOut']

export const treatmentNameConsent: Schema['TreatmentNameConsentOut'] = { is_agreed: false, is_on: false, source: null, created_at: null }

export const portalSettings: Schema['PortalSettingsOut'] = {
  welcome_en: '',
  welcome_sv: 'Välkommen till oss',
  details_en: '',
  details_sv: '',
  done_en: '',
  done_sv: '',
  personal_id: 'hidden',
  date_of_birth: 'hidden',
  address: 'hidden',
  special_request: 'optional',
  needs_bankid: false,
  cover_id: null,
  version: 2,
}

export function mockClinicApi(responses: { calendar: unknown } = { calendar }) {
  const realtime = mockRealtime()
  mockEndpoint('get', '/api/v2/services', () => pageResponse([peeling, consultation]))
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([peeling, consultation]))
  mockEndpoint('get', '/api/v2/categories', () => okResponse([facials, lasers]))
  mockEndpoint('get', '/api/schedules', () => okResponse({ days: [], unconfirmed_count: 0, next_expiry_at: null }))
  mockEndpoint('get', '/api/practitioners', () => okResponse([anna, omar]))
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([consentForm]))
  mockEndpoint('get', '/api/questionary', () => pageResponse([questionnaire]))
  mockEndpoint('get', '/api/google-rating', () => okResponse(googleRating))
  mockEndpoint('get', '/api/v3/point-of-sale/online-payments/settings', () => okResponse(onlinePaymentSettings))
  mockEndpoint('get', '/api/holidays/public', () => okResponse({ country: 'SE', days: [] }))
  mockEndpoint('get', '/api/rooms/options', () => okResponse([room]))
  mockEndpoint('get', '/api/bookable-devices', () => okResponse([laserDevice]))
  mockEndpoint('get', '/api/rooms', () => pageResponse([room]))
  mockEndpoint('get', '/api/clients', () => pageResponse([ebba, ivar]))
  mockEndpoint('get', `/api/clients/${ebba.id}`, () => okResponse(ebba))
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(bookingDetails))
  mockEndpoint('get', `/api/v2/bookings/${otherBooking.id}`, () => okResponse({ ...bookingDetails, id: otherBooking.id }))
  mockEndpoint('get', '/api/overview/clients/:client_id/summary', () => okResponse(clientSummary))
  mockEndpoint('get', '/api/v2/bookings/:booking_id/messages', () => pageResponse([bookingMessage]))
  mockEndpoint('get', '/api/v2/bookings/:booking_id/notes', () => pageResponse([]))
  mockFees()
  mockEndpoint('get', '/api/client/:client_id/treatment-names', () => okResponse(treatmentNameConsent))
  mockBookingMessages()
  mockEndpoint('get', '/api/booking-settings/portal', () => okResponse(portalSettings))
  mockEndpoint('get', `/api/v2/services/${consultation.id}`, () => okResponse(consultation))
  mockEndpoint('get', '/api/v2/bookings/free-slots', () =>
    okResponse({ slots: [{ start_at: '2026-11-24 13:00:00', practitioner_ids: [anna.id] }] }),
  )
  const requests = mockEndpoint('get', '/api/v2/bookings', () => okResponse(responses.calendar))
  return { realtime, requests, responses }
}

interface UserEvents {
  click: (element: Element) => Promise<void>
}

/** Select an option of an input's listbox. Without a layout the listbox counts as hidden. */
export async function selectOption(user: UserEvents, input: HTMLElement, option: string | RegExp) {
  await user.click(input)
  await user.click(await within(await getListbox(input)).findByRole('option', { name: option, hidden: true }))
}

export const getListbox = (input: HTMLElement) =>
  waitFor(() => {
    const list = screen.getAllByRole('listbox', { hidden: true }).find(({ id }) => id === input.getAttribute('aria-controls'))
    if (!list) throw new Error('the list is not open')
    return list
  })
