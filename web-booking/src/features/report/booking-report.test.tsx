import { resetReportFilters } from '@clinic/kit/reports'
import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const report = {
  start: '2026-11-01',
  end: '2026-11-14',
  period: 'week',
  booking_statistics: {
    total_single_bookings: 12,
    total_group_bookings: 2,
    total_group_bookings_individual: 9,
    total_bookings_revenue: 950000,
    total_cancelled_bookings: 3,
    total_bookings_no_show: 1,
  },
  bookings: [{ name: '2026-11-01', value: 12, value2: 2 }],
  cancelled_no_show: [{ name: '2026-11-01', value: 0, value2: 0 }],
  practitioners: [{ id: 'r1', name: 'Anna Berg', bookings_count: 12, bookings_sum_price: 950000 }],
  services: [],
  categories: [],
}

beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockEndpoint('get', '/api/reports/team', () => pageResponse([]))
  mockEndpoint('get', '/api/reports/booking', () => okResponse(report))
})
afterEach(() => setTestLanguage('en'))

test('RPT-003 the booking report shows bookings, cancellations and the most booked practitioners', async () => {
  renderRoutes(routes, '/reports/booking')
  expect(await screen.findByText('9 participants')).toBeVisible()
  const ranked = screen.getByRole('row', { name: /Anna Berg 12 SEK\s9,500\.00/ })
  // On a phone the row is a card, whose numbers need their columns' titles.
  expect(within(ranked).getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Bookings')
  expect(within(screen.getByRole('region', { name: 'Cancelled and no-shows' })).getByText('No data for these days')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Bookings over time' })).getByText('Figures as a table')).toBeVisible()
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByText('9 deltagare')).toBeVisible()
})

test('RPT-007 the charts are 350 and 250 pixels high', async () => {
  const lost = [{ name: '2026-11-01', value: 3, value2: 1 }]
  mockEndpoint('get', '/api/reports/booking', () => okResponse({ ...report, cancelled_no_show: lost }))
  renderRoutes(routes, '/reports/booking')
  const heights = (await screen.findAllByRole('img')).map((chart) => `${chart.getAttribute('aria-label')} ${chart.getAttribute('height')}`)
  expect(heights).toEqual(['Bookings over time 350', 'Cancelled and no-shows 250'])
})
