import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { anna, mockClinicApi, omar, peeling, selectOption } from '../../testing/fixtures'

const filler = { ...peeling, name: 'Filler', aesthetic_kind: 'filler', practitioner_ids: [anna.id] }

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
  mockEndpoint('get', '/api/practitioners', () => okResponse([anna, { ...omar, aesthetic_level: 1 }]))
})

test('LAW-020 the list marks a service under the act that nobody licensed performs', async () => {
  const licensed = { ...filler, id: 'd9', name: 'Lips', practitioner_ids: [anna.id, omar.id] }
  const surgery = { ...licensed, id: 'd8', name: 'Eyelid', aesthetic_kind: 'surgery' }
  mockEndpoint('get', '/api/v2/services', () => pageResponse([filler, licensed, surgery]))
  renderRoutes(routes, '/bookings/services')
  const table = within(await screen.findByRole('table', { name: 'Services' }))
  await waitFor(() => expect(table.getByRole('row', { name: /Filler/ })).toHaveTextContent('Anna Berg No licensed performer'))
  expect(table.getByRole('row', { name: /Lips/ })).not.toHaveTextContent('No licensed performer')
  expect(table.getByRole('row', { name: /Eyelid/ })).toHaveTextContent('No licensed performer')
})

test('LAW-020 the form of a service warns until somebody licensed performs it', async () => {
  mockEndpoint('get', `/api/v2/services/${peeling.id}`, () => okResponse(filler))
  const { user } = renderRoutes(routes, `/bookings/services/${peeling.id}/edit`)
  expect(await screen.findByText(/only a licensed doctor, dentist or nurse/)).toBeVisible()
  await selectOption(user, screen.getByRole('combobox', { name: /^Performed by/ }), 'Omar Haddad')
  await waitFor(() => expect(screen.queryByText('No licensed performer')).toBeNull())
  await selectOption(user, screen.getByRole('combobox', { name: /^Act on aesthetic treatments/ }), /[Ss]urg/)
  expect(await screen.findByText(/specialist competence/)).toBeVisible()
})
