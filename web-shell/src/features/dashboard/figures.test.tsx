import type { Schema } from '@clinic/kit/api'
import { resetReportFilters } from '@clinic/kit/reports'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DashboardScreen } from './dashboard-screen'
import { Figures } from './figures'

const days = { start: '2026-10-23', end: '2026-11-21' }
const boxes = {
  bookings: 120,
  bookings_revenue: 15000000,
  sales_revenue: 9000000,
  new_clients: 7,
  cancelled_bookings: 4,
  no_shows: 2,
}
const boxData: Schema['BoxDataOut'] = { ...days, boxes, boxes_before: { ...boxes, bookings: 90 } }
const graphData: Schema['GraphDataOut'] = {
  ...days,
  bookings: [{ name: '2026-10-26', value: 31 }],
  sales_revenue: [{ name: '2026-10-26', value: 250000 }],
  new_clients: null,
}
const analytics: Schema['AnalyticsOut'] = {
  ...days,
  clients: { new: 11, returning: 64 },
  services: [{ id: 's1', name: 'Lip filler', bookings_count: 40, bookings_sum_price: 10000000 }],
}

const mockFigures = (box: () => Response = () => okResponse(boxData)) => ({
  boxes: mockEndpoint('get', '/api/dashboard/box-data', box),
  graphs: mockEndpoint('get', '/api/dashboard/graph-data', () => okResponse(graphData)),
  analytics: mockEndpoint('get', '/api/dashboard/analytics', () => okResponse(analytics)),
})

const renderFigures = () => renderRoutes([{ path: '/', element: <Figures /> }])

beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockEndpoint('get', '/api/reports/team', () => pageResponse([{ id: 'm1', name: 'Erik Blom', is_active: true }]))
})
afterEach(() => vi.unstubAllGlobals())

test('PLT-080 boxes, graphs and analytics have the figures of the chosen days', async () => {
  mockFigures()
  renderFigures()
  const section = within(await screen.findByRole('region', { name: 'Figures' }))
  expect(await section.findByText('120')).toBeVisible()
  expect(section.getByText('90 in the same number of days before')).toBeVisible()
  expect(section.getByRole('img', { name: 'Bookings' })).toBeVisible()
  expect(section.getByRole('img', { name: 'Sales' })).toBeVisible()
  expect(section.queryByRole('img', { name: 'New clients' })).toBeNull()
  expect(section.getByText('64')).toBeVisible()
  expect(within(section.getByRole('table', { name: 'Services most booked' })).getByText('Lip filler')).toBeVisible()
  await expectNoA11yViolations()
})

test('PLT-080 the figures follow the team members, the days and the grouping that are chosen', async () => {
  const calls = mockFigures()
  const { user } = renderFigures()
  await user.click(await screen.findByRole('button', { name: 'Team members: Everybody' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Erik Blom' }))
  await waitFor(() => expect(new URL(calls.boxes.at(-1)?.url ?? '').searchParams.getAll('user_ids')).toEqual(['m1']))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('radio', { name: 'Month' }))
  for (const name of ['boxes', 'graphs', 'analytics'] as const)
    await waitFor(() => {
      const query = new URL(calls[name].at(-1)?.url ?? '').searchParams
      expect([query.get('filter'), query.getAll('user_ids')]).toEqual(['month', ['m1']])
      expect(query.get('start_date')).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(query.get('end_date')).toMatch(/^\d{4}-\d\d-\d\d$/)
    })
})

test('PLT-080 boxes of systems that the user lacks are left out', async () => {
  const none = { ...boxes, sales_revenue: null, new_clients: null }
  mockFigures(() => okResponse({ ...boxData, boxes: none, boxes_before: none }))
  renderFigures()
  const terms = await screen.findAllByRole('term')
  expect(terms.map((term) => term.textContent)).not.toContain('New clients')
  expect(terms[0]).toHaveTextContent('Bookings')
})

test('PLT-080 figures that could not be loaded are loaded again', async () => {
  let isBroken = true
  mockFigures(() => (isBroken ? errorResponse(503, 'server.unavailable', 'The server is busy.') : okResponse(boxData)))
  const { user } = renderFigures()
  expect(await screen.findByText('The server is busy.')).toBeVisible()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('120')).toBeVisible()
})

const renderHome = () => {
  mockEndpoint('get', '/api/overview/checklist', () => okResponse({ steps: [], can_dismiss: true, is_verified: true }))
  mockEndpoint('get', '/api/overview/dashboard', () =>
    okResponse({ today: [], next_day: null, free_gaps: [], comparison: null, pending_work: {} }),
  )
  return renderRoutes([{ path: '/', element: <DashboardScreen /> }])
}

test('PLT-080 the home page loads its figures when they come into sight', async () => {
  let notify: (isIntersecting: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        notify = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const calls = mockFigures()
  renderHome()
  await screen.findByText('No bookings today')
  notify(false)
  expect(calls.boxes).toHaveLength(0)
  notify(true)
  expect(await screen.findByText('120')).toBeVisible()
})

test('PLT-080 who may read no report has no figures on the home page', async () => {
  mockSignedIn({ permissions: ['dashboard.read'] })
  vi.stubGlobal('IntersectionObserver', undefined)
  const calls = mockFigures()
  renderHome()
  await screen.findByText('No bookings today')
  expect(screen.queryByRole('region', { name: 'Figures' })).toBeNull()
  expect(calls.boxes).toHaveLength(0)
})
