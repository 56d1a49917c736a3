import type { Schema } from '@clinic/kit/api'
import { mockEndpoint, mockSignedIn, okResponse, permissionsExcept, renderRoutes } from '@clinic/kit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { client } from '../../testing/fixtures'
import { ClientLayout } from './client-layout'
import { RecentProcedures } from './recent-procedures'

const summary: Schema['ClientSummary'] = {
  client: { ...client, first_name: 'Maja', last_name: 'Nilsson' },
  age: 30,
  next_booking: null,
  last_bookings: [],
  last_procedures: [],
  counts: { bookings: 0, procedures: 0, consents: 0, consents_pending: 0, questionnaires: 0, prescriptions: 0 },
  balance: null,
}

test('withdrawn permissions remove the client’s menu items and actions at once', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => okResponse(summary))
  const page = { index: true, element: <RecentProcedures summary={summary} /> }
  renderRoutes([{ path: '/clients/:clientId', element: <ClientLayout />, children: [page] }], '/clients/c1')
  expect(await screen.findByRole('link', { name: /Merge/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New treatment note' })).toBeInTheDocument()
  act(() => mockSignedIn({ permissions: permissionsExcept('client.merge', 'journal.write') }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Merge/ })).toBeNull())
  expect(screen.queryByRole('link', { name: 'New treatment note' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Latest treatment notes' })).toBeInTheDocument()
  act(() => mockSignedIn({ permissions: permissionsExcept('journal.read') }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Latest treatment notes' })).toBeNull())
})
