import {
  createSession,
  errorResponse,
  expectRetry,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  pressButtons,
  type RetryCase,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { NotificationBell } from './features/notifications/notification-bell'
import { createGoogleCalendar } from './features/profile/google-calendar-fixtures'
import { privateRoutes } from './routes'

const bookingPrice = { booking_free_until: '2024-12-31', booking_paid_from: '2025-01-01' }
const company = { ...createSession().company, ...bookingPrice, is_booking_on: true, is_record_on: true, is_pos_on: true }
const erik = {
  id: 'u2',
  first_name: 'Erik',
  last_name: 'Blom',
  email: 'erik@example.se',
  mobile_number: '',
  country_code: '+46',
  title: '',
  user_role: 'user',
  is_active: true,
  client_access: 'full',
  is_for_booking: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: false,
  last_login_at: '2026-11-20 23:30:00',
  version: 4,
}

const cases: Record<string, RetryCase> = {
  'the company': {
    path: '/settings/company-information',
    endpoint: '/api/company',
    answer: () => okResponse(company),
    shown: 'Logo',
  },
  'the list of time zones': {
    path: '/settings/company-information',
    endpoint: '/api/time-zones',
    answer: () => okResponse(['Europe/Stockholm']),
    shown: 'Logo',
  },
  'the home page': { path: '/', endpoint: '/api/overview/dashboard' },
  'the second factor of the profile': { path: '/profile', endpoint: '/api/profile/two-factor' },
  'the settings of the company': { path: '/settings/system-settings', endpoint: '/api/company/settings' },
  'the kinds of notifications': {
    path: '/notification',
    open: pressButtons('What to be notified of'),
    endpoint: '/api/notifications/switches',
    answer: () => okResponse([{ kind: 'stock_low', is_on: true }]),
    shown: 'Low stock',
  },
  'a user of the team': {
    path: '/settings/team/u2',
    endpoint: '/api/users/u2/details',
    answer: () => okResponse(erik),
    shown: 'Back to the team',
  },
  'a user’s services': {
    path: '/settings/team/u2/user-services',
    endpoint: '/api/users/u2/services',
    answer: () => okResponse({ is_bookable: false, service_ids: [], version: 1 }),
    shown: 'This team member cannot be booked. Switch on “Can be booked” in the details first.',
  },
  'a colleague’s client access': {
    path: '/settings/team/u2/client-access',
    endpoint: '/api/users/u2/client-access',
    answer: () => okResponse({ client_access: 'full', client_ids: [], names: {} }),
    shown: 'Save access',
  },
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/company', () => okResponse(company))
  mockEndpoint('get', '/api/time-zones', () => okResponse(['Europe/Stockholm']))
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: false, is_verified: true }))
  mockEndpoint('get', '/api/notifications', () => pageResponse([], { unread_count: 0 }))
  mockEndpoint('get', '/api/profile', () => okResponse(createSession().user))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse([]))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse({ confirmed_at: null, recovery_codes_left: 0 }))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([]))
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([]))
})

test.each(Object.entries(cases))('%s is asked for a second time when that failed', async (_, retryCase) => {
  await expectRetry([{ path: '/', children: privateRoutes }], retryCase)
})

test.each(['Details', 'Ways to sign in'])('the own profile is asked for a second time under “%s” when that failed', async (name) => {
  let isBroken = true
  mockEndpoint('get', '/api/profile', () =>
    isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(createSession().user),
  )
  const { user } = renderRoutes([{ path: '/', children: privateRoutes }], '/profile')
  const retry = await within(await screen.findByRole('region', { name })).findByRole('button', { name: 'Try again' })
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('button', { name: 'Connect BankID' })).toBeVisible()
  expect(screen.queryByText('The server is busy.')).toBeNull()
})

test('the newest notifications are asked for a second time when that failed', async () => {
  await expectRetry([{ path: '/', element: <NotificationBell /> }], {
    path: '/',
    open: pressButtons('Notifications'),
    endpoint: '/api/notifications',
    answer: () => pageResponse([], { unread_count: 0 }),
    shown: 'No notifications',
  })
})
