import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  permissionsExcept,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PrescribersScreen } from '../prescribers/prescribers-screen'
import { PrescriptionsScreen } from './prescriptions-screen'

const routes = [{ path: 'clients/:clientId/prescriptions', Component: PrescriptionsScreen }]
const row = {
  id: 'p1',
  client_id: 'c1',
  prescriber_id: '018f0000-0000-7000-8000-0000000000d1',
  prescriber_name: 'Dora Läkare',
  invited_email: '',
  previous_prescriber_name: '',
  origin: 'external',
  requested_by_name: 'Sara Åberg',
  drug: 'Botox',
  strength: '100 E',
  form: 'Powder',
  dose: '20 E',
  area: 'Glabella',
  amount: '',
  max_uses: 2,
  uses: 1,
  valid_until: '2027-05-01',
  indication: 'Glabellar lines',
  notes: '',
  state: 'signed',
  signed_at: '2026-11-20 10:00:00',
  signed_by_name: 'Dora Läkare',
  declined_at: null,
  decline_reason: '',
  ended_at: null,
  ended_reason: '',
  document_id: 'doc1',
  created_at: '2026-11-20 09:00:00',
  updated_at: '2026-11-20 10:00:00',
  version: 2,
}
const doctor = {
  id: 'cp1',
  prescriber_id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Dora Läkare',
  email: 'dora@example.se',
  origin: 'own',
  joined_at: null,
  expires_at: null,
}

beforeEach(() => {
  mockSignedIn({ permissions: permissionsExcept('prescriber.write') })
  mockEndpoint('get', '/api/v3/prescribers', () => pageResponse([doctor]))
  mockEndpoint('get', `/api/v3/prescribers/${doctor.prescriber_id}`, () => okResponse(doctor))
})

const open = () => renderRoutes(routes, '/clients/c1/prescriptions')

test('RXP-001 REC-022 the list shows the state of each prescription and who signed it', async () => {
  mockEndpoint('get', '/api/clients/c1/prescriptions', () =>
    pageResponse([row, { ...row, id: 'p2', drug: 'Xylocain', state: 'not_prescribed', decline_reason: 'See her first' }]),
  )
  const { user } = open()
  expect(await screen.findByText('Dr. Signed')).toBeInTheDocument()
  expect(screen.getAllByText('Dora Läkare (External)')).toHaveLength(2)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  expect(within(panel).getByText('1 of 2')).toBeInTheDocument()
  expect(within(panel).getByRole('button', { name: 'Open as PDF' })).toBeInTheDocument()
  expect(within(panel).queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

test('RXP-002 a request to a new prescriber invites them', async () => {
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/clients/c1/prescriptions', () => okResponse({ ...row, state: 'needs_prescription' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Request a prescription' }))
  const form = await screen.findByRole('form', { name: 'Request a prescription' })
  const fill = async (label: RegExp, text: string) => user.type(within(form).getByLabelText(label), text)
  await fill(/^Medicine/, 'Botox')
  await fill(/^Strength/, '100 E')
  await fill(/^Form/, 'Powder')
  await fill(/^Dose/, '20 E')
  await fill(/^Indication/, 'Glabellar lines')
  await user.click(within(form).getByRole('combobox', { name: /Prescriber/ }))
  await user.click(await screen.findByRole('option', { name: 'Invite by e-mail…', hidden: true }))
  await fill(/The prescriber’s e-mail/, 'new@example.se')
  await user.click(within(form).getByRole('radio', { name: 'At our clinic' }))
  await user.click(within(form).getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('The request is sent')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({
    drug: 'Botox',
    max_uses: 1,
    prescriber_id: null,
    invite_email: 'new@example.se',
    invite_origin: 'own',
  })
})

test('PLT-006 a prescriber is found by the server while a part of the name is typed, beyond those that are listed first', async () => {
  const other = { ...doctor, id: 'cp2', prescriber_id: '018f0000-0000-7000-8000-0000000000d9', name: 'Örjan Öberg', origin: 'external' }
  const searches = mockEndpoint('get', '/api/v3/prescribers', ({ request }) =>
    pageResponse(new URL(request.url).searchParams.get('search') ? [other] : [doctor]),
  )
  mockEndpoint('get', `/api/v3/prescribers/${other.prescriber_id}`, () => okResponse(other))
  const calls = mockEndpoint('put', '/api/prescriptions/p1', () => okResponse(row))
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([{ ...row, state: 'needs_prescription' }]))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const input = await screen.findByRole('combobox', { name: /Prescriber/ })
  await waitFor(() => expect(input).toHaveValue('Dora Läkare (Own)'))
  await user.clear(input)
  await user.type(input, 'öber')
  await user.click(await screen.findByRole('option', { name: 'Örjan Öberg (External)', hidden: true }))
  expect(searches.at(-1)?.url.search).toBe(`?search=${encodeURIComponent('öber')}&joined=true`)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ prescriber_id: other.prescriber_id, invite_email: '' }))
})

test('RXP-001 USE-014 inactivating requires a reason and warns that it is permanent', async () => {
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([row]))
  const calls = mockEndpoint('post', '/api/prescriptions/p1/inactivate', () => okResponse({ ...row, state: 'inactivated' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  await user.click(within(panel).getByRole('button', { name: 'Inactivate' }))
  expect(within(panel).getByText(/can never be used again/)).toBeInTheDocument()
  await user.type(within(panel).getByLabelText(/Reason/), 'Allergy')
  await user.click(within(panel).getByRole('button', { name: 'Inactivate' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ reason: 'Allergy', version: 2 }))
})

test('RXP-002 a pending request is edited and keeps its prescriber', async () => {
  const pending = { ...row, state: 'pending', signed_at: null, signed_by_name: '', document_id: null, uses: 0 }
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([pending]))
  const calls = mockEndpoint('put', '/api/prescriptions/p1', () => okResponse(pending))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  await user.click(within(panel).getByRole('button', { name: 'Edit' }))
  const dose = await within(panel).findByLabelText(/^Dose/)
  await user.clear(dose)
  await user.type(dose, '30 E')
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls[0]?.body).toMatchObject({
      dose: '30 E',
      prescriber_id: '018f0000-0000-7000-8000-0000000000d1',
      invite_email: '',
      version: 2,
    }),
  )
})

test('RXP-005 USE-014 a prescriber is removed after a reason and a warning about pending requests', async () => {
  const routes = [{ path: 'prescribers', Component: PrescribersScreen }]
  mockSignedIn({ permissions: permissionsExcept('client.prescription.write') })
  const invited = { ...doctor, id: 'i1', prescriber_id: null, name: '', email: 'new@example.se', expires_at: '2026-11-22 09:00:00' }
  let left = [doctor, invited]
  mockEndpoint('get', '/api/v3/prescribers', () => pageResponse(left))
  const calls = mockEndpoint('delete', `/api/v3/prescribers/${doctor.prescriber_id}`, () => {
    left = [invited]
    return okResponse(null)
  })
  const { user } = renderRoutes(routes, '/prescribers')
  await user.click(await screen.findByRole('button', { name: 'Remove Dora Läkare' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Dora Läkare?' })
  expect(within(dialog).getByText(/Signed prescriptions stay valid/)).toBeInTheDocument()
  expect(calls).toHaveLength(0)
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The agreement has ended')
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Dora Läkare no longer prescribes for the clinic')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('dora@example.se')).not.toBeInTheDocument())
  expect(calls[0]?.body).toEqual({ reason: 'The agreement has ended' })
  expect(screen.getByText('new@example.se')).toBeInTheDocument()
  await expectNoA11yViolations()
})

test('PLT-006 prescribers are searched, sorted and paged on the server', async () => {
  const searches = mockEndpoint('get', '/api/v3/prescribers', () => pageResponse([doctor], { total: 21 }))
  const { user } = renderRoutes([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  await user.click(await screen.findByRole('button', { name: 'E-mail' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search prescribers' }), 'dora')
  await waitFor(() => expect(searches.at(-1)?.url.search).toBe('?page=1&per_page=20&search=dora&sort=email&order=asc'))
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(searches.at(-1)?.url.searchParams.get('page')).toBe('2'))
})

test('RXP-003 a prescriber is invited without a request', async () => {
  const invited = { ...doctor, id: 'i1', prescriber_id: null, name: '', email: 'new@example.se' }
  const answers = [invited, doctor]
  mockEndpoint('get', '/api/v3/prescribers', () => pageResponse(answers.length === 2 ? [doctor] : [doctor, invited]))
  const calls = mockEndpoint('post', '/api/v3/prescribers/invite', () => okResponse(answers.shift()))
  const { user } = renderRoutes([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  const invite = async (email: string) => {
    await user.click(await screen.findByRole('button', { name: 'Invite a prescriber' }))
    const panel = await screen.findByRole('dialog', { name: 'Invite a prescriber' })
    await user.type(within(panel).getByRole('textbox', { name: /e-mail/ }), email)
    await expectNoA11yViolations()
    await user.click(within(panel).getByRole('button', { name: 'Invite a prescriber' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await invite('new@example.se')
  expect(await screen.findByText('An invitation is sent to new@example.se')).toBeInTheDocument()
  expect(screen.getByRole('cell', { name: 'new@example.se' })).toBeInTheDocument()
  await invite(doctor.email)
  expect(await screen.findByText('Dora Läkare already prescribes for the clinic')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'new@example.se', origin: 'external' },
    { email: doctor.email, origin: 'external' },
  ])
})

test('RXP-003 a member with only read permission can’t invite', async () => {
  mockSignedIn({ permissions: permissionsExcept('client.prescription.write', 'prescriber.write') })
  renderRoutes([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  expect(await screen.findByText('dora@example.se')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Invite/ })).not.toBeInTheDocument()
})

test('RXP-005 a member without prescriber permission sees the prescribers but can’t remove them', async () => {
  renderRoutes([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  expect(await screen.findByText('dora@example.se')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
})

test('REC-022 the events of a prescription are listed in order: requested, signed, ended with its reason', async () => {
  const ended = { ...row, state: 'inactivated', ended_at: '2026-11-22 08:30:00', ended_reason: 'Wrong dose' }
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([ended]))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  const events = await screen.findByRole('region', { name: 'Events' })
  expect(events).toHaveTextContent(
    /Requested.*Sara Åberg · 2026-11-20 10:00.*Signed.*Dora Läkare · 2026-11-20 11:00.*Ended.*Wrong dose.*2026-11-22 09:30/,
  )
  expect(within(events).queryByText('Declined')).toBeNull()
})

test('RXP-002 a request whose prescriber was removed names the previous one', async () => {
  const lost = {
    ...row,
    state: 'needs_prescription',
    prescriber_id: null,
    prescriber_name: '',
    previous_prescriber_name: 'Dora Läkare',
    signed_at: null,
  }
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([lost]))
  open()
  expect(await screen.findByText(/No prescriber: Dora Läkare no longer prescribes/)).toBeInTheDocument()
})

test('RXP-002 USE-014 a pending request is withdrawn with a reason, and the list is fetched again', async () => {
  const pending = { ...row, state: 'pending', signed_at: null, signed_by_name: '', document_id: null, uses: 0 }
  const lists = mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([pending]))
  const calls = mockEndpoint('delete', '/api/prescriptions/p1', () => okResponse(null))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  await user.click(within(panel).getByRole('button', { name: 'Withdraw' }))
  const question = await screen.findByRole('dialog', { name: 'Withdraw the request?' })
  expect(calls).toHaveLength(0)
  await user.type(within(question).getByRole('textbox', { name: 'Reason' }), 'Changed her mind')
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The request is withdrawn')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ reason: 'Changed her mind', version: 2 })
  await waitFor(() => expect(lists).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Prescription' })).toBeNull())
})

test('PLT-006 prescriptions are searched and sorted on the server', async () => {
  const calls = mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([row]))
  const { user } = open()
  await screen.findByText(/Botox|Azz/)
  const getParam = (name: string) => calls.at(-1)?.url.searchParams.get(name)
  for (const [heading, sort] of [
    ['Medicine', 'drug'],
    ['Valid until', 'valid_until'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: heading }))
    await waitFor(() => expect(getParam('sort')).toBe(sort))
  }
  await user.type(screen.getByRole('searchbox', { name: 'Search by medicine or prescriber' }), 'azz')
  await waitFor(() => expect(getParam('search')).toBe('azz'))
})
