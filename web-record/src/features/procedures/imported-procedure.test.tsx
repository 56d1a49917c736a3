import type { Schema } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { note } from '../../testing/fixtures'

const AT = '/api/clients/c1/procedures'
const imported: Schema['ProcedureOut'] = {
  ...note,
  state: 'imported',
  treatments: [],
  cost: 0,
  picture_ids: [],
  pictures: [],
  written_by: null,
  written_by_name: 'Dr. Gone',
  done_at: '2019-03-04 09:30:00',
  imported_at: '2026-11-27 08:00:00',
  imported_by_name: 'Sara Åberg, Nurse',
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'not here'))
  mockEndpoint('get', '/api/treatments', () => pageResponse([]))
  mockEndpoint('get', '/api/users', () => pageResponse([]))
})

test('REC-070 REC-022 an imported treatment note says who imported it and when, and is corrected but not signed or edited', async () => {
  mockEndpoint('get', `${AT}/p1`, () => okResponse(imported))
  const corrections = mockEndpoint('post', `${AT}/p1/correct`, () => okResponse({ ...note, id: 'p2', number: 2 }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
  const details = within(await screen.findByRole('region', { name: 'Details' }))
  expect(details.getByText('This treatment note was imported from another system. Nobody has signed it here.')).toBeVisible()
  expect(details.getByText('Dr. Gone')).toBeVisible()
  expect(details.getByText(/^Sara Åberg, Nurse ·/)).toBeVisible()
  expect(details.getByText('Time')).toBeVisible()
  expect(screen.getByText('Imported')).toBeVisible()
  expect(screen.queryByText('Signed')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Correct' }))
  await user.type(await screen.findByLabelText(/Reason for the correction/), 'Wrong side')
  await user.click(screen.getByRole('button', { name: 'Start correction' }))
  await waitFor(() => expect(corrections.map(({ body }) => body)).toEqual([{ reason: 'Wrong side' }]))
})

test('REC-070 an imported treatment note is cancelled, for instance of a wrong client, but not deleted', async () => {
  mockEndpoint('get', `${AT}/p1`, () => okResponse(imported))
  const cancels = mockEndpoint('post', `${AT}/p1/cancel`, () => okResponse({ ...imported, state: 'cancelled' }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(screen.queryByRole('menuitem', { name: 'Delete the treatment note', hidden: true })).toBeNull()
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the treatment note', hidden: true }))
  await user.type(await screen.findByLabelText(/Reason/), 'Wrong client')
  await user.click(screen.getByRole('button', { name: 'Cancel the treatment note' }))
  await waitFor(() => expect(cancels.map(({ body }) => body)).toEqual([{ reason: 'Wrong client', version: 2 }]))
})

test('REC-070 an imported treatment note whose file states no author says so, in Swedish too', async () => {
  mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...imported, written_by_name: '', done_at: null }))
  await setTestLanguage('sv')
  renderRoutes(routes, '/clients/c1/procedures/p1')
  expect(await screen.findByText('Anges inte i filen')).toBeVisible()
  expect(screen.getByText('Behandlingen är importerad från ett annat system. Ingen har signerat den här.')).toBeVisible()
  expect(screen.getByText('Importerad')).toBeVisible()
  expect(screen.queryByText('Tid')).toBeNull()
  await setTestLanguage('en')
})
