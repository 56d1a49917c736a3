import { errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { RegistrationDifferences } from './registration-differences'

const registration = {
  id: 'r1',
  membership_id: null,
  proof: 'code',
  is_new_client: false,
  has_duplicate: false,
  differences: { city: 'Malmö', last_name: 'Berg' },
  outcome: '',
  resolved_at: null,
  resolved_by_name: '',
  created_at: '2026-11-21 08:00:00',
  version: 1,
}
const PATH = '/api/client/c1/registrations'
let rows: object[]
const renderDifferences = () => renderRoutes([{ path: '/', element: <RegistrationDifferences clientId="c1" /> }], '/')

beforeEach(() => {
  mockSignedIn()
  rows = [registration, { ...registration, id: 'r0', outcome: 'dismissed' }]
  mockEndpoint('get', PATH, () => okResponse(rows))
})

test.each([
  ['Save these details', 'saved', 'The details are saved'],
  ['Dismiss', 'dismissed', 'The details are dismissed'],
] as const)('PUB-007 other details at registration wait for staff: %s', async (button, outcome, message) => {
  const calls = mockEndpoint('post', `${PATH}/r1/resolve`, () => {
    rows = []
    return okResponse({ ...registration, outcome })
  })
  renderDifferences()
  expect(await screen.findByText('Malmö')).toBeVisible()
  expect(screen.getByText('Last name')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(calls[0]?.body).toEqual({ outcome, version: 1 })
  await waitFor(() => expect(screen.queryByText('Malmö')).toBeNull())
})

test('PUB-007 a possible duplicate leads to the merge, and its details are not saved over', async () => {
  rows = [{ ...registration, has_duplicate: true, differences: { personal_id: '19850709-9805' } }]
  renderDifferences()
  expect(await screen.findByRole('link', { name: 'Merge clients' })).toHaveAttribute('href', '/clients/c1/merge')
  expect(screen.queryByRole('button', { name: 'Save these details' })).toBeNull()
})

test('PUB-007 who may not change clients reads the details only, and a failed load shows nothing', async () => {
  mockSignedIn({ permissions: ['client.read'] })
  const { unmount } = renderDifferences()
  expect(await screen.findByText('Malmö')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  mockEndpoint('get', PATH, () => errorResponse(404, 'not_found', 'None.'))
  renderDifferences()
  await waitFor(() => expect(screen.queryByText('Malmö')).toBeNull())
})
