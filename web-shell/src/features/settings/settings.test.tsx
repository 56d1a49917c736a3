import { region } from '@clinic/kit/i18n'
import { accessible, answer, invalid, listed, ok, server, show, signedIn, snapshot } from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { insideRoutes } from '../../routes'

const open = (at: string) => show([{ path: '/', children: insideRoutes }], at)
const company = { ...snapshot().company, is_booking_on: true, is_record_on: true, is_pos_on: true }
const erik = {
  id: 'u2',
  first_name: 'Erik',
  last_name: 'Blom',
  email: 'erik@example.se',
  mobile_number: '',
  country_code: '+46',
  title: '',
  user_role: 'user',
  is_active: true,
  client_access: 'full',
  is_for_booking: true,
  is_booking_on: true,
  is_record_on: true,
  is_pos_on: false,
  last_login_at: '2026-11-20 23:30:00',
  version: 4,
}

beforeEach(() => {
  signedIn()
  answer('get', '/api/company', () => ok(company))
  answer('get', '/api/time-zones', () => ok(['Europe/Stockholm', 'Europe/London']))
})

test('the company’s ways of writing are saved, and hold on the screen at once', async () => {
  const calls = answer('put', '/api/company', () => ok({ ...company, is_twelve_hours: true, version: 2 }))
  answer('get', '/api/session', () => ok(snapshot({ company: { ...company, is_twelve_hours: true } })))
  const { user } = open('/settings/company-information')
  await user.click(await screen.findByLabelText('12-hour clock'))
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The company information is saved')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ is_twelve_hours: true, version: 1, name: 'Kliniken' })
  await waitFor(() => expect(region.getState().twelveHours).toBe(true))
})

test('PLT-050 PLT-110 the logo is uploaded as it is chosen, one at a time, and can be taken away', async () => {
  const logo = '018f0000-0000-7000-8000-0000000000aa'
  const calls = answer('put', '/api/company', () => ok({ ...company, logo_id: logo, version: 2 }))
  answer('get', '/api/session', () => ok(snapshot({ company })))
  server.use(
    http.post('*/api/files', () => ok({ id: logo, path: `files/${logo}`, name: '', kind: 'image/png', size: 1, width: 1, height: 1 })),
  )
  const { user } = open('/settings/company-information')
  expect(await screen.findByText('Logo')).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } })
  expect(await screen.findByRole('img', { name: 'logo.png' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The company information is saved')
  expect(calls[0]?.body).toMatchObject({ logo_id: logo })
  await user.click(screen.getByRole('button', { name: 'Remove logo.png' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.body).toMatchObject({ logo_id: null })
})

test('PLT-001 the server’s word on one field of the company stands beside it', async () => {
  answer('put', '/api/company', () => invalid({ name: 'Too long for a sign' }))
  const { user } = open('/settings/company-information')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too long for a sign')).toBeInTheDocument()
  expect(screen.getByLabelText(/Company name/)).toHaveFocus()
})

test('a page that is not for this person is not opened', async () => {
  signedIn({ permissions: ['dashboard.read', 'company.read'] })
  open('/settings/company-information')
  expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument()
})

test('a colleague is added from the list', async () => {
  answer('get', '/api/users', () => listed([erik]))
  const calls = answer('post', '/api/users', () => ok(erik))
  const { user } = open('/settings/team')
  expect(await screen.findByText('2026-11-21 00:30')).toBeInTheDocument()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Add a colleague' }))
  const form = await screen.findByRole('form', { name: 'Details' })
  await user.type(within(form).getByLabelText(/First name/), 'Ida')
  await user.type(within(form).getByLabelText(/Last name/), 'Dahl')
  await user.type(within(form).getByLabelText(/E-mail/), 'ida@example.se')
  await user.click(within(form).getByLabelText('Admin'))
  await user.click(within(form).getByRole('button', { name: 'Add a colleague' }))
  expect(await screen.findByText('The colleague is added')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ first_name: 'Ida', last_name: 'Dahl', email: 'ida@example.se', user_role: 'admin' })
})

test('PLT-034 an administrator who meets only some clients is offered nothing that would widen a reach', async () => {
  signedIn({ user: { ...snapshot().user, client_access: 'custom' } })
  answer('get', '/api/users', () => listed([erik]))
  const calls = answer('put', '/api/users/u2', () => ok(erik))
  const { user } = open('/settings/team')
  await user.click(await screen.findByText('Erik Blom'))
  const form = await screen.findByRole('form', { name: 'Details' })
  expect(screen.queryByRole('button', { name: 'Add a colleague' })).toBeNull()
  expect(within(form).queryByRole('radio', { name: 'Admin' })).toBeNull()
  await user.type(within(form).getByRole('textbox', { name: /^Title/ }), 'Nurse')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ title: 'Nurse', user_role: 'user' }))
  expect(screen.queryByRole('radio', { name: 'Named clients only' })).toBeNull()
})

test('PLT-034 a colleague’s reach is narrowed to named clients, found in the whole register', async () => {
  const alva = { id: '018f0000-0000-7000-8000-0000000000a1', first_name: 'Alva', last_name: 'Berg', phone: '+46701740601' }
  const ylva = { ...alva, id: '018f0000-0000-7000-8000-0000000000a2', first_name: 'Ylva', last_name: 'Öst' }
  const sixty = '018f0000-0000-7000-8000-0000000000a3'
  answer('get', '/api/users', () => listed([erik]))
  answer('get', '/api/users/u2/client-access', () =>
    ok({ client_access: 'custom', client_ids: [sixty], names: { [sixty]: 'Örjan Sextioett' } }),
  )
  const asked = answer('get', '/api/clients', ({ request }) => listed(request.url.includes('search=ylv') ? [ylva] : [alva]))
  const calls = answer('put', '/api/users/u2/client-access', () => ok({ client_access: 'custom', client_ids: [] }))
  const { user } = open('/settings/team')
  await user.click(await screen.findByRole('button', { name: 'Erik Blom' }))
  expect(await screen.findByText('Örjan Sextioett')).toBeInTheDocument()
  const box = (await screen.findAllByLabelText('Clients'))[0] as HTMLElement
  await user.click(box)
  await screen.findByRole('option', { name: /Alva Berg/, hidden: true })
  await user.type(box, 'ylv')
  await user.click(await screen.findByRole('option', { name: 'Ylva Öst · +46701740601', hidden: true }))
  expect(await screen.findByText('Ylva Öst')).toBeInTheDocument()
  expect(asked.map(({ url }) => url.searchParams.get('search'))).toEqual(['', 'ylv'])
  await user.click(screen.getByRole('button', { name: 'Save what is seen' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ client_access: 'custom', client_ids: [sixty, ylva.id] }))
})

test('an account is closed only after one has said so', async () => {
  answer('get', '/api/users', () => listed([erik]))
  answer('get', '/api/users/u2/client-access', () => ok({ client_access: 'full', client_ids: [] }))
  const calls = answer('post', '/api/users/u2/change-status', () => ok({ ...erik, is_active: false }))
  const { user } = open('/settings/team')
  await user.click(await screen.findByRole('button', { name: 'Erik Blom' }))
  await user.click(await screen.findByRole('button', { name: 'Make inactive' }))
  const question = await screen.findByText(/is signed out and can no longer sign in/)
  expect(calls).toEqual([])
  const dialog = question.closest('[role=dialog]') as HTMLElement
  await user.click(within(dialog).getByRole('button', { name: 'Make inactive' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ is_active: false, version: 4 }))
})

test('a dead delivery is sent again', async () => {
  const dead = {
    id: 'd1',
    event: 'booking.made',
    listener: 'messaging',
    state: 'dead',
    attempts: 10,
    occurred_at: '2026-11-20 10:00:00',
    next_at: '2026-11-20 10:00:00',
    done_at: null,
    last_error: 'time-out',
    version: 3,
  }
  const asked = answer('get', '/api/deliveries', () => listed([dead]))
  const calls = answer('post', '/api/deliveries/d1/resend', () => ok(dead))
  const { user } = open('/settings/deliveries')
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('It is being sent again')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ version: 3 })
  expect(asked[0]?.url.searchParams.get('state')).toBe('dead')
})
