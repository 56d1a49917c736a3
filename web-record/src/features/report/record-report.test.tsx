import { forgetFilters } from '@clinic/kit/reports'
import { accessible, answer, inLanguage, listed, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const told = {
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
  forgetFilters()
  signedIn()
  answer('get', '/api/reports/team', () => listed([]))
  answer('get', '/api/reports/record', () => ok(told))
})
afterEach(() => inLanguage('en'))

test('RPT-005 clients, procedures, prescriptions and ages in figures', async () => {
  show(routes, '/reports/record')
  expect(await screen.findByText('1,204')).toBeVisible()
  const ages = within(screen.getByRole('region', { name: 'Clients’ ages' }))
  expect(ages.getAllByText(/20 years and under: 1 \(25 %\)/)[0]).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Anna Berg 31' })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Most notes' })).getByRole('row', { name: 'Bo Ek 12' })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Most answered questionnaires' })).getByText('No data for these days')).toBeVisible()
  await accessible()
  await inLanguage('sv')
  expect((await screen.findAllByText(/20 år och yngre/))[0]).toBeInTheDocument()
})
