import { errorResponse, mockEndpoint, mockSignedIn, okResponse, permissionsExcept, renderRoutes } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ClaimedPersonalId } from './claimed-personal-id'

const claim = { personal_id: '19811228-9874', clients: [{ id: 'c2', first_name: 'Karin', last_name: 'Lund' }] }
const PATH = '/api/clients/c1/claimed-personal-id'
const renderNotice = () => renderRoutes([{ path: '/', element: <ClaimedPersonalId clientId="c1" claim={claim} /> }], '/')

beforeEach(() => mockSignedIn())

test('LAW-011 a personal id of another client leads to the merge of the two', async () => {
  renderNotice()
  expect(await screen.findByText(/The number 19811228-9874 is not saved here/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Merge with Karin Lund' })).toHaveAttribute('href', '/clients/c2/merge?source=c1')
})

test('LAW-011 the number is dismissed, also after a failure', async () => {
  let calls = mockEndpoint('delete', PATH, () => errorResponse(500, 'internal_error', 'server error, contact server'))
  renderNotice()
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('server error, contact server')).toBeVisible()
  expect(calls).toHaveLength(1)
  calls = mockEndpoint('delete', PATH, () => okResponse(null))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('The personal id is dismissed')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('LAW-011 who may neither merge nor change clients reads whose the number is', async () => {
  mockSignedIn({ permissions: permissionsExcept('client.merge', 'client.write') })
  renderNotice()
  expect(await screen.findByRole('link', { name: 'Karin Lund' })).toHaveAttribute('href', '/clients/c2')
  expect(screen.queryByRole('button')).toBeNull()
})
