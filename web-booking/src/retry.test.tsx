import {
  errorResponse,
  expectRetry,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  type RetryCase,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import { cardOnFile, dueFee, feeSettings, noFees, serviceFees } from './testing/fee-fixtures'
import {
  bookingDetails,
  bookingSettings,
  businessHours,
  facials,
  mockClinicApi,
  onlinePaymentSettings,
  peeling,
  portalSettings,
} from './testing/fixtures'
import { messageSettings } from './testing/message-fixtures'

const bookingPath = `/calendar/booking/${bookingDetails.id}?date=2026-11-24`

const cases: Record<string, RetryCase> = {
  'a booking': { path: bookingPath, endpoint: `/api/v2/bookings/${bookingDetails.id}` },
  'the messages of a booking': {
    path: bookingPath,
    endpoint: `/api/v2/bookings/${bookingDetails.id}/messages`,
    answer: () => pageResponse([]),
    shown: 'No messages yet',
  },
  'the notes of a booking': {
    path: bookingPath,
    endpoint: `/api/v2/bookings/${bookingDetails.id}/notes`,
    answer: () => pageResponse([]),
    shown: 'No notes yet',
  },
  'the opening hours': {
    path: '/booking-settings',
    endpoint: '/api/business-hours',
    answer: () => okResponse(businessHours),
    shown: 'Monday',
  },
  'the booking rules': {
    path: '/booking-settings?part=rules',
    endpoint: '/api/booking-settings',
    answer: () => okResponse(bookingSettings),
    shown: /Start-time interval/,
  },
  'the reminders': { path: '/booking-settings?part=messages', endpoint: '/api/booking-messages' },
  'the portal’s settings': {
    path: '/booking-settings?part=portal',
    endpoint: '/api/booking-settings/portal',
    answer: () => okResponse(portalSettings),
    shown: 'Your own texts',
  },
  'the texts of confirmations': {
    path: '/booking-settings?part=messages',
    endpoint: '/api/booking-messages/confirmation',
    answer: () => okResponse(messageSettings),
    shown: /Arrive early/,
  },
  'the portal': { path: '/booking-portal', endpoint: '/api/booking-settings' },
  'the payment in the portal': {
    path: '/booking-portal',
    endpoint: '/api/v3/point-of-sale/online-payments/settings',
    answer: () => okResponse(onlinePaymentSettings),
    shown: 'What visitors pay when they book',
  },
  'the services': {
    path: '/bookings/services',
    endpoint: '/api/v2/services',
    answer: () => pageResponse([peeling]),
    shown: peeling.name,
  },
  'the categories of services': {
    path: '/bookings/category',
    endpoint: '/api/v2/categories',
    answer: () => okResponse([facials]),
    shown: facials.name,
  },
  'the schedules': { path: '/calendar/schedule', endpoint: '/api/schedules' },
  'the templates of schedules': {
    path: '/calendar/schedule',
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Templates' })),
    endpoint: '/api/schedule-templates',
    answer: () => pageResponse([]),
    shown: 'No templates yet.',
  },
  'the fees of the clinic': {
    path: '/booking-settings?part=cancellation',
    endpoint: '/api/booking-settings/fees',
    answer: () => okResponse(feeSettings),
    shown: 'Fee for a no-show',
  },
  'the fees of a service': {
    path: `/bookings/services/${peeling.id}/edit`,
    endpoint: `/api/v2/services/${peeling.id}/fees`,
    answer: () => okResponse(serviceFees),
    shown: 'Deposit on the booking portal',
  },
  'the card on file': {
    path: bookingPath,
    open: async () => {
      mockEndpoint('get', `/api/v2/bookings/${bookingDetails.id}/fees`, () => okResponse({ ...noFees, fee: dueFee }))
    },
    endpoint: `/api/v2/bookings/${bookingDetails.id}/card-on-file`,
    answer: () => okResponse(cardOnFile),
    shown: /^Card on file/,
  },
  'the cancellation policy': { path: '/booking-settings?part=cancellation', endpoint: '/api/booking-settings/cancellation-policy' },
  'a service': { path: '/bookings/services/s1/edit', endpoint: '/api/v2/services/s1' },
  'what a service can have': {
    path: '/bookings/services/add',
    endpoint: '/api/rooms/options',
    answer: () => okResponse([]),
    shown: /Price/,
  },
}

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/business-hours', () => okResponse(businessHours))
  mockEndpoint('get', '/api/schedules', () => okResponse({ days: [], unconfirmed_count: 0, next_expiry_at: null }))
  mockEndpoint('get', '/api/holidays', () => pageResponse([]))
  mockEndpoint('get', '/api/booking-settings', () => okResponse(bookingSettings))
  mockEndpoint('get', `/api/v2/bookings/${bookingDetails.id}`, () => okResponse(bookingDetails))
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(peeling))
  mockEndpoint('get', '/api/booking-settings/cancellation-policy', () => okResponse({ hours: 24, text_en: '', text_sv: '', version: 1 }))
})

test.each(Object.entries(cases))('%s is asked for a second time when that failed', async (_, retryCase) => {
  await expectRetry(routes, retryCase)
})

test('USE-002 the starter lists are asked for a second time when that failed', async () => {
  mockEndpoint('get', '/api/v2/services', () => pageResponse([]))
  await expectRetry(routes, {
    path: '/bookings/services',
    open: async (user) => user.click(await screen.findByRole('button', { name: 'Start with a list' })),
    endpoint: '/api/v2/services/starter-lists',
    answer: () => okResponse({ lists: [{ kind: 'injections', services: [] }] }),
    shown: 'Injections',
  })
})

test('all that a screen failed to load is asked for by the same press', async () => {
  const answer = () => errorResponse(503, 'server.unavailable', 'The server is busy.')
  const calls = ['/api/rooms/options', '/api/v2/categories', '/api/practitioners'].map((path) => mockEndpoint('get', path, answer))
  const { user } = renderRoutes(routes, '/bookings/services/add')
  await waitFor(() => expect(calls.map(({ length }) => length)).toEqual([1, 1, 1]))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(calls.map(({ length }) => length)).toEqual([2, 2, 2]))
})
