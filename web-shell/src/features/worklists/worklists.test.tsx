import type { Schema } from '@clinic/kit/api'
import { expectNoA11yViolations, mockEndpoint, mockSignedIn, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AnsweredPrescriptionsScreen, PendingFormsScreen, UnsignedProceduresScreen } from './worklist-screen'

const createRow = (type: Schema['WorklistRow']['type'], title: string): Schema['WorklistRow'] => ({
  type,
  id: `${type}1`,
  title,
  client: { id: 'c1', first_name: 'Alva', last_name: type },
  at: '2026-11-21 08:00:00',
  by_name: 'Erik Blom',
})

beforeEach(() => mockSignedIn())

test('USE-003 a worklist leads from each row to the entry that waits', async () => {
  const calls = mockEndpoint('get', '/api/overview/worklists/pending-forms', () =>
    pageResponse([createRow('consent', 'Botox'), createRow('questionnaire', 'Health')]),
  )
  renderRoutes([{ path: '/', element: <PendingFormsScreen /> }])
  expect(await screen.findByRole('link', { name: 'Alva consent' })).toHaveAttribute(
    'href',
    '/clients/c1/client-letters-of-consents/consent1',
  )
  expect(screen.getByRole('link', { name: 'Alva questionnaire' })).toHaveAttribute(
    'href',
    '/clients/c1/client-questionnaires/questionnaire1',
  )
  expect(calls[0]?.url.searchParams.get('order')).toBe('desc')
  await expectNoA11yViolations()
})

test.each([
  ['unsigned-procedures', UnsignedProceduresScreen, 'procedure', '/clients/c1/procedures/procedure1'],
  ['answered-prescriptions', AnsweredPrescriptionsScreen, 'prescription', '/clients/c1/prescriptions'],
] as const)('USE-003 %s shows who wrote or answered', async (kind, Screen, type, href) => {
  mockEndpoint('get', `/api/overview/worklists/${kind}`, () => pageResponse([createRow(type, 'Botox')]))
  renderRoutes([{ path: '/', element: <Screen /> }])
  expect(await screen.findByRole('link', { name: `Alva ${type}` })).toHaveAttribute('href', href)
  expect(screen.getByText('Erik Blom')).toBeInTheDocument()
})

test('USE-003 an empty worklist says that all is done', async () => {
  mockEndpoint('get', '/api/overview/worklists/pending-forms', () => pageResponse([]))
  renderRoutes([{ path: '/', element: <PendingFormsScreen /> }])
  expect(await screen.findByRole('heading', { name: 'All done' })).toBeInTheDocument()
})
