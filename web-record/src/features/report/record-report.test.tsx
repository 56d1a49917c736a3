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
  record_statistics: { total_clients: 1204, total_procedures: 31, prescriptions_signed: 7, sms_sent: 88 },
  new_registrations: [{ name: '2026-11-01', value: 4 }],
  procedures: [{ name: '2026-11-01', value: 31 }],
  prescriptions: [{ name: '2026-11-01', prescriptions_by_mal: 5, prescriptions_by_own: 2 }],
  questionnaires: [],
  most_procedures: [{ id: 'm1', name: 'Anna Berg', treatments_count: 31 }],
  most_notes: [{ id: 'm2', name: 'Bo Ek', general_notes_count: 12 }],
  client_ages: [
    { name: '<20', value: 1 },
    { name: '21-30', value: 3 },
    { name: '31-40', value: 0 },
  ],
}

beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockEndpoint('get', '/api/reports/team', () => pageResponse([]))
  mockEndpoint('get', '/api/reports/record', () => okResponse(report))
})
afterEach(() => setTestLanguage('en'))

test('RPT-005 new clients and treatment notes are line charts, with a point for a single period', async () => {
  renderRoutes(routes, '/reports/record')
  const registrations = within(await screen.findByRole('img', { name: 'New clients' }))
  expect(registrations.getByText('2026-11-01 Clients: 4')).toBeInTheDocument()
  expect(within(screen.getByRole('img', { name: 'Treatment notes' })).getByText('2026-11-01 Treatment notes: 31')).toBeInTheDocument()
})

test('RPT-005 the record report shows clients, treatment notes, prescriptions and ages', async () => {
  renderRoutes(routes, '/reports/record')
  expect(await screen.findByText('1,204')).toBeVisible()
  const ages = within(screen.getByRole('region', { name: 'Clients’ ages' }))
  expect(ages.getAllByText(/20 years and under: 1 \(25 %\)/)[0]).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Anna Berg 31' })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Most notes' })).getByRole('row', { name: 'Bo Ek 12' })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Most answered questionnaires' })).getByText('No data for these days')).toBeVisible()
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect((await screen.findAllByText(/20 år och yngre/))[0]).toBeInTheDocument()
})

test('RPT-007 the charts are 350 and 250 pixels high', async () => {
  renderRoutes(routes, '/reports/record')
  const heights = (await screen.findAllByRole('img')).map((chart) => `${chart.getAttribute('aria-label')} ${chart.getAttribute('height')}`)
  expect(heights).toEqual(['New clients 350', 'Treatment notes 250', 'Prescriptions by prescriber 250', 'Clients’ ages 250'])
})
