import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'
// Loaded before the first test, whose time would else include it.
import './team-screen'
import './user-details-screen'

const erik = {
  id: 'u2',
  first_name: 'Erik',
  last_name: 'Blom',
  email: 'erik@example.se',
  country_code: '+46',
  mobile_number: '',
  user_role: 'user',
  is_active: true,
  is_for_booking: true,
  booking_description: 'Laser specialist',
  booking_description_en: '',
  booking_description_sv: '',
  invitation: 'accepted',
  country: 'SE',
  version: 4,
}

beforeEach(() => {
  mockEndpoint('get', '/api/users/u2/details', () => okResponse(erik))
  mockEndpoint('get', '/api/users/u2/client-access', () => okResponse({ client_access: 'full', client_ids: [] }))
})

const render = (path: string) => renderRoutes([{ path: '/', children: privateRoutes }], path)

test('USE-019 PLT-033 a clinic that speaks English to clients describes a team member in Swedish too', async () => {
  mockSignedIn({ settings: { CUSTOMER_LANGUAGE: 'en' } })
  const calls = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  const { user } = render('/settings/team/u2')
  const form = within(await screen.findByRole('form', { name: 'Details' }))
  expect(form.queryByLabelText(/^English description/)).toBeNull()
  await user.type(form.getByLabelText(/^Swedish description/), 'Specialist på laser')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({
      booking_description: 'Laser specialist',
      booking_description_en: '',
      booking_description_sv: 'Specialist på laser',
    }),
  )
})

test('USE-019 PLT-032 the list reminds of bookable team members described in one language, and shows them', async () => {
  mockSignedIn()
  const lists = mockEndpoint('get', '/api/users', () => pageResponse([erik], { total: 1 }))
  const { user } = render('/settings/team')
  expect(await screen.findByText('1 bookable team member is described in one language only.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show them' }))
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('filter')).toBe('untranslated'))
  expect(screen.getByRole('radio', { name: 'Not translated' })).toBeChecked()
  expect(screen.queryByText('1 bookable team member is described in one language only.')).toBeNull()
})
