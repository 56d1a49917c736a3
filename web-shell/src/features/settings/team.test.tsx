import {
  closeTopDialog,
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  server,
} from '@clinic/kit/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { privateRoutes } from '../../routes'
// Loaded before the first test, whose time would else include it.
import './team-screen'
import './user-access-screen'
import './user-details-screen'
import './user-screen'

const renderPath = (path: string) => renderRoutes([{ path: '/', children: privateRoutes }], path)
const erik = {
  id: 'u2',
  first_name: 'Erik',
  last_name: 'Blom',
  email: 'erik@example.se',
  mobile_number: '',
  country_code: '+46',
  title: '',
  street_address: 'Storgatan 1',
  zip_code: '411 01',
  city: 'Göteborg',
  state: '',
  country: '',
  personal_id: '',
  profession: 'doctor',
  licence_number: '123456',
  specialist_competence: '',
  licence_checked_on: null,
  licence_checked_by_name: '',
  booking_description: '',
  booking_description_en: '',
  booking_description_sv: '',
  profile_photo: null,
  user_role: 'user',
  is_active: true,
  deleted_at: null,
  client_access: 'full',
  is_for_booking: false,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: false,
  is_management_on: true,
  is_two_factor_required: false,
  last_login_at: '2026-11-20 23:30:00',
  password_last_change_at: '2026-10-01 08:00:00',
  invitation: 'accepted',
  version: 4,
}

const mockErik = (fields: Record<string, unknown> = {}) =>
  mockEndpoint('get', '/api/users/u2/details', () => okResponse({ ...erik, ...fields }))

beforeEach(() => {
  mockSignedIn()
  mockErik()
  mockEndpoint('get', '/api/users', () => pageResponse([erik]))
})

test('PLT-033 PLT-037 a user’s page has address, personal id, photo and licence, and the team’s list leads to it', async () => {
  const photo = '018f0000-0000-7000-8000-0000000000aa'
  const calls = mockEndpoint('put', '/api/users/u2', () => okResponse(erik))
  server.use(
    http.post('*/api/files', () =>
      okResponse({ id: photo, path: `files/${photo}`, name: '', media_type: 'image/png', size: 1, width: 1, height: 1 }),
    ),
  )
  const { user } = renderPath('/settings/team')
  await user.click(await screen.findByRole('link', { name: 'Erik Blom' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Erik Blom' })).toBeVisible()
  expect(screen.getByText('2026-10-01 10:00')).toBeInTheDocument()
  const form = within(screen.getByRole('form', { name: 'Details' }))
  await user.type(form.getByLabelText(/^Personal id/), '19811218-9876')
  await user.type(form.getByLabelText(/^Specialist competence/), 'Plastic surgery')
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'erik.png', { type: 'image/png' })] } })
  expect(await screen.findByRole('img', { name: 'erik.png' })).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({
      street_address: 'Storgatan 1',
      country: 'SE',
      personal_id: '19811218-9876',
      profile_photo: photo,
      profession: 'doctor',
      licence_number: '123456',
      specialist_competence: 'Plastic surgery',
      version: 4,
    }),
  )
  await user.click(screen.getByRole('link', { name: 'Back to the team' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
})

test('PLT-036 whoever switches a system of their own goes home; at others the page stays', async () => {
  const session = createSession()
  const sessions = mockEndpoint('get', '/api/session', () => okResponse(session))
  mockEndpoint('put', '/api/users/u2', () => okResponse({ ...erik, is_record_on: false }))
  const { user, router } = renderPath('/settings/team/u2')
  await user.click(await screen.findByRole('switch', { name: 'Record' }))
  await user.click(within(screen.getByRole('form', { name: 'Details' })).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/settings/team/u2')
  cleanup()
  mockSignedIn({ user: { ...session.user, id: 'u2' } })
  const own = renderPath('/settings/team/u2')
  await own.user.click(await screen.findByRole('switch', { name: 'Record' }))
  await own.user.click(within(screen.getByRole('form', { name: 'Details' })).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(own.router.state.location.pathname).toBe('/'))
  expect(sessions).toHaveLength(1)
})

test('LAW-020 who checked a licence and when is shown, and a check is recorded', async () => {
  const calls = mockEndpoint('post', '/api/users/u2/licence-check', () => {
    mockErik({ licence_checked_on: '2026-11-20', licence_checked_by_name: 'Maja Ek', version: 5 })
    return okResponse(erik)
  })
  const { user } = renderPath('/settings/team/u2')
  const section = within(await screen.findByRole('region', { name: 'Licence' }))
  expect(section.getByText('Not checked')).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Record the check' }))
  expect(await screen.findByText('Maja Ek')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ version: 4 })
  expect(screen.queryByText('Not checked')).toBeNull()
})

test('LAW-020 a profession without a licence has nothing to check', async () => {
  mockErik({ profession: 'skin_therapist' })
  renderPath('/settings/team/u2')
  expect(await screen.findByRole('form', { name: 'Details' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Licence' })).toBeNull()
})

test('PLT-032 a user is deleted with a reason', async () => {
  const deleted = mockEndpoint('delete', '/api/users/u2', () => okResponse(null))
  const { user } = renderPath('/settings/team/u2')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/What they have written and signed stays/)).toBeInTheDocument()
  await user.type(dialog.getByRole('textbox'), 'Has left')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The team member is deleted')).toBeInTheDocument()
  expect(deleted[0]?.body).toEqual({ reason: 'Has left', version: 4 })
})

test('PLT-032 a user is restored from the list of the deleted, whose pages are closed', async () => {
  const restored = mockEndpoint('post', '/api/users/u2/restore', () => okResponse(erik))
  const lists = mockEndpoint('get', '/api/users', () => pageResponse([{ ...erik, deleted_at: '2026-11-20 10:00:00', version: 5 }]))
  const { user } = renderPath('/settings/team?filter=deleted')
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('The team member is restored')).toBeInTheDocument()
  expect(restored[0]?.body).toEqual({ version: 5 })
  expect(lists.map(({ url }) => url.searchParams.get('filter'))).toContain('deleted')
  expect(screen.queryByRole('link', { name: 'Erik Blom' })).toBeNull()
})

test('PLT-032 who has bookings to come is not deleted, and the message leads to them', async () => {
  const message = 'This team member has bookings to come (2). Move or cancel them first.'
  mockEndpoint('delete', '/api/users/u2', () => errorResponse(409, 'team.has_bookings', message))
  const { user } = renderPath('/settings/team/u2')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Has left')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('link', { name: 'Show the bookings' })).toHaveAttribute('href', '/settings/team/u2/user-bookings')
  expect(screen.getAllByText(/bookings to come \(2\)/).length).toBeGreaterThan(0)
})

test('PLT-035 the super user hands the company over after a warning and its typed name', async () => {
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ permissions: ['team.write'] })))
  const calls = mockEndpoint('post', '/api/users/u2/make-super-admin', () => okResponse({ ...erik, user_role: 'super_admin' }))
  const { user } = renderPath('/settings/team/u2')
  await user.click(await screen.findByRole('button', { name: 'Hand over the company' }))
  await closeTopDialog(user)
  await user.click(await screen.findByRole('button', { name: 'Hand over the company' }))
  const form = within(await screen.findByRole('form', { name: 'Hand over the company' }))
  expect(form.getByText(/Erik Blom becomes the super user .* erik@example.se becomes the company’s e-mail/)).toBeVisible()
  await user.type(form.getByLabelText(/Company name/), createSession().company?.name ?? '')
  await user.click(form.getByRole('button', { name: 'Hand over now' }))
  expect(await screen.findByText('Erik Blom is now the super user')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ company_name: createSession().company?.name, version: 4 })
})

test('PLT-035 an admin, and a user who has not joined, get no hand-over', async () => {
  mockErik({ invitation: 'pending' })
  renderPath('/settings/team/u2')
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hand over the company' })).toBeNull()
})

test('PLT-032 nobody deletes themselves or the super user', async () => {
  mockErik({ user_role: 'super_admin' })
  renderPath('/settings/team/u2')
  expect(await screen.findByRole('form', { name: 'Details' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  expect(screen.queryByRole('tab', { name: 'Client access' })).toBeNull()
})

test('PLT-034 whose own access is limited changes nobody’s, also by the address', async () => {
  mockSignedIn({ user: { ...createSession().user, client_access: 'custom' } })
  renderPath('/settings/team/u2/client-access')
  expect(await screen.findByRole('form', { name: 'Details' })).toBeInTheDocument()
  expect(screen.queryByRole('tab', { name: 'Client access' })).toBeNull()
})

const alva = { id: 'c1', first_name: 'Alva', last_name: 'Berg' }
const booking = {
  id: 'b1',
  start_at: '2026-11-21 08:00:00',
  end_at: '2026-11-21 08:30:00',
  state: 'booked',
  service: { name: 'Lip filler', color: '#000000', price: 250000, duration: 30 },
  client: alva,
  user: { id: 'u2', name: 'Erik Blom' },
  version: 1,
}

test('PLT-033 the page of who has never signed in says so', async () => {
  mockEndpoint('get', '/api/users/u2/details', () => okResponse({ ...erik, last_login_at: null, password_last_change_at: null }))
  renderPath('/settings/team/u2')
  expect(await screen.findAllByText('Not yet')).toHaveLength(2)
})

test('PLT-037 a user’s bookings are filtered by their state, and lead to booking and client', async () => {
  const calls = mockEndpoint('get', '/api/users/u2/bookings', () => pageResponse([booking]))
  const { user } = renderPath('/settings/team/u2')
  await user.click(await screen.findByRole('tab', { name: 'Bookings' }))
  expect(await screen.findByRole('link', { name: '2026-11-21 09:00' })).toHaveAttribute('href', '/settings/team/u2/booking/b1')
  expect(screen.getByRole('link', { name: 'Alva Berg' })).toHaveAttribute('href', '/settings/team/u2/client/c1')
  await expectNoA11yViolations()
  await user.click(screen.getByRole('radio', { name: 'Cancelled' }))
  await waitFor(() => expect(calls.map(({ url }) => url.searchParams.get('filter'))).toEqual(['upcoming', 'cancelled']))
})

test('PLT-037 a user’s services are changed by who may change the catalogue, and read by others', async () => {
  const laser = { id: '018f0000-0000-7000-8000-0000000000b1', name: 'Laser', is_active: true }
  mockEndpoint('get', '/api/users/u2/services', () => okResponse({ is_bookable: true, service_ids: [laser.id], version: 3 }))
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([laser]))
  const calls = mockEndpoint('put', '/api/users/u2/services', () => okResponse({ is_bookable: true, service_ids: [laser.id], version: 4 }))
  const { user, unmount } = renderPath('/settings/team/u2/user-services')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ service_ids: [laser.id], version: 3 })
  unmount()
  mockSignedIn({ permissions: ['team.write', 'catalogue.read'] })
  renderPath('/settings/team/u2/user-services')
  expect(await screen.findByText('Laser')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test.each([
  ['booking/b1', '/calendar/booking/b1'],
  ['client/c1', '/clients/c1'],
  ['receipt/r1/detail', '/point-of-sale/receipt/r1/detail'],
])('PLT-037 a user’s %s opens the page of what it names', async (part, address) => {
  const { router } = renderPath(`/settings/team/u2/${part}`)
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
})

test('LAW-001 the second step of a team member who lost their phone is reset with a reason and the own password', async () => {
  const calls = mockEndpoint('post', '/api/users/u2/reset-second-factors', () => okResponse(erik))
  const { user } = renderPath('/settings/team/u2')
  await user.click(await screen.findByRole('button', { name: 'Reset second step' }))
  await screen.findByRole('dialog', { name: 'Reset the second step of sign-in' })
  await closeTopDialog(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Reset second step' }))
  const form = within(await screen.findByRole('form', { name: 'Reset the second step of sign-in' }))
  await user.type(form.getByLabelText(/^Reason/), 'Lost phone')
  await user.type(form.getByLabelText(/^Your password/), 'Sommar2026')
  await user.click(form.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText(/The second step is reset/)).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ reason: 'Lost phone', password: 'Sommar2026' })
})

test('LAW-001 PLT-034 who may not reset a second step has no button: at the super user, an invitation, or with restricted access', async () => {
  mockErik({ invitation: 'pending' })
  renderPath('/settings/team/u2')
  expect(await screen.findByRole('button', { name: 'Deactivate' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reset second step' })).toBeNull()
  cleanup()
  mockErik({ user_role: 'super_admin' })
  renderPath('/settings/team/u2')
  expect(await screen.findByRole('form', { name: 'Details' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reset second step' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Ask for a code at each sign-in' })).toBeNull()
})
