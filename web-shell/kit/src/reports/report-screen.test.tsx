import type { Schema } from '@clinic/kit/api'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorResponse, expectRetry, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '../testing'
import { ReportScreen, resetReportFilters } from '.'

const routes = [{ path: '/', element: <ReportScreen section="booking">{() => <p>The figures</p>}</ReportScreen> }]
const erik: Schema['ReportTeamMember'] = { id: 'u2', name: 'Erik Blom', is_active: true }

const MINUTE_MS = 60_000

afterEach(() => vi.useRealTimers())
beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockEndpoint('get', '/api/reports/team', () => pageResponse([erik]))
})

test('RPT-001 a report that could not be read is read by Try again', async () => {
  await expectRetry(routes, { path: '/', endpoint: '/api/reports/booking', answer: () => okResponse({}), shown: 'The figures' })
})

test('RPT-001 a report that could not be read anew is read by Try again', async () => {
  let isBroken = false
  const reports = mockEndpoint('get', '/api/reports/booking', () =>
    isBroken ? errorResponse(409, 'report.busy', 'The report is being made.') : okResponse({}),
  )
  const { user } = renderRoutes(routes)
  expect(await screen.findByText('The figures')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Month' }))
  await waitFor(() => expect(reports.at(-1)?.url.searchParams.get('period')).toBe('month'))
  // What was read before is read anew when it is older.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS })
  isBroken = true
  await user.click(screen.getByRole('radio', { name: 'Week' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The report is being made.')
  isBroken = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText('The figures')).toBeVisible()
})

test('RPT-001 a report of one member is made that of everybody', async () => {
  const reports = mockEndpoint('get', '/api/reports/booking', () => okResponse({}))
  const { user } = renderRoutes(routes)
  const getLastMembers = () => reports.at(-1)?.url.searchParams.getAll('practitioner_ids')
  await user.click(await screen.findByRole('button', { name: 'Team members: Everybody' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Erik Blom', hidden: true }))
  await waitFor(() => expect(getLastMembers()).toEqual(['u2']))
  await user.click(screen.getByRole('button', { name: 'Choose everybody', hidden: true }))
  expect(await screen.findByRole('button', { name: 'Team members: Everybody', hidden: true })).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Erik Blom', hidden: true })).not.toBeChecked()
})
