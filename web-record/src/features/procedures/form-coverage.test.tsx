import {
  errorResponse,
  type FormCase,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const AT = '/api/clients/c1/procedures'
const ME = '018f0000-0000-7000-8000-000000000001'
const KARIN = '018f0000-0000-7000-8000-000000000002'
const T1 = '018f0000-0000-7000-8000-0000000000b1'
const notes = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Injected 0.5 ml' }] }] }
const lips = { id: T1, name: 'Lips 0.5 ml', cost: 220000, required_drug: '', is_active: true, is_deleted: false, version: 1 }
const procedure = {
  id: 'p1',
  number: 1,
  client_id: 'c1',
  state: 'not_signed',
  correction_reason: '',
  written_by: ME,
  written_by_name: 'Sara',
  signer_id: null,
  signed_by_name: '',
  signed_at: null,
  signature: null,
  created_at: '2026-11-20 09:30:00',
  updated_at: '2026-11-20 10:00:00',
  title: 'Lips',
  date: '2026-11-20',
  treatments: [{ treatment_id: T1, name: 'Lips 0.5 ml', cost: 220000, required_drug: '', prescription_id: null }],
  cost: 220000,
  picture_ids: [],
  pictures: [],
  notes,
  nrs_rating: 3,
  approval: null,
  is_current: true,
  document_id: null,
  reviews: [],
  versions: [],
  version: 2,
}

beforeEach(() => {
  mockSignedIn({ settings: { NRS_RATING: true } })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'not here'))
  mockEndpoint('get', '/api/treatments', () => pageResponse([lips]))
  mockEndpoint('get', `${AT}/p1`, () => okResponse(procedure))
  mockEndpoint('get', '/api/users', () =>
    pageResponse([{ id: KARIN, first_name: 'Karin', last_name: 'Lind', is_active: true, is_record_on: true }]),
  )
})

// The treatments and the text have inputs without a name, and pictures are uploaded: procedures.test.tsx enters them.
const common = { without: ['treatments', 'notes', 'picture_ids'], values: { date: '2026-01-15' } } as const

test('REC-021 every field of a treatment note is sent when it is written', async () => {
  const calls = mockEndpoint('post', AT, () => okResponse(procedure))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/create')
  const form = await findForm('Treatment note')
  await user.click(within(form).getByRole('combobox', { name: 'Add a treatment' }))
  await user.click(await screen.findByRole('option', { name: /Lips 0.5 ml/, hidden: true }))
  const body = await submitEveryField(form, { schema: 'ProcedureCreate', user, calls, ...common, sent: { nrs_rating: 0 } })
  expect(body).toMatchObject({ signer_id: KARIN, treatments: [{ treatment_id: T1 }] })
})

test('REC-022 every field of a treatment note is sent when it is changed, and what is not changed stays', async () => {
  const calls = mockEndpoint('put', `${AT}/p1`, () => okResponse(procedure))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  const formCase = { schema: 'ProcedureUpdate', user, calls, ...common, sent: { nrs_rating: null } } as const
  const body = await submitEveryField(await findForm('Treatment note'), formCase)
  expect(body).toMatchObject({ notes, signer_id: KARIN, treatments: [{ treatment_id: T1, cost: 220000 }], version: 2 })
})

test('PLT-006 REC-022 any of more than 100 signers is found by the server, without the author', async () => {
  const getId = (index: number) => `018f0000-0000-7000-8000-000000001${String(index).padStart(3, '0')}`
  const members = Array.from({ length: 101 }, (_, index) => ({ id: getId(index), first_name: `Karin${index}`, last_name: 'Lind' }))
  const author = { id: ME, first_name: 'Karin', last_name: 'Author' }
  const searches = mockEndpoint('get', '/api/users', ({ request }) => {
    const text = new URL(request.url).searchParams.get('search') ?? ''
    return pageResponse([author, ...members].filter(({ first_name }) => first_name.includes(text)).slice(0, 20))
  })
  const calls = mockEndpoint('put', `${AT}/p1`, () => okResponse(procedure))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1/edit')
  const input = await screen.findByRole('combobox', { name: /To be signed by/ })
  await user.click(input)
  expect(await screen.findByRole('option', { name: 'Karin0 Lind', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Karin Author', hidden: true })).toBeNull()
  await user.type(input, 'Karin100')
  await user.click(await screen.findByRole('option', { name: 'Karin100 Lind', hidden: true }))
  expect(Object.fromEntries(searches.at(-1)?.url.searchParams ?? [])).toEqual({ search: 'Karin100', for_record: 'true' })
  await waitFor(() => expect(input).toHaveValue('Karin100 Lind'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ signer_id: getId(100) }))
})

test('REC-022 the signature of a treatment note is sent with the version that was read', async () => {
  const calls = mockEndpoint('post', `${AT}/p1/sign`, () => okResponse({ ...procedure, state: 'signed' }))
  const { user } = renderRoutes(routes, '/clients/c1/procedures/p1?sign=1')
  const sent = { signature: 'data:image/png;base64,iVBORw0KGgo=', version: 2 }
  await submitEveryField(await findForm('Sign the treatment note'), { schema: 'ProcedureSignRequest', user, calls, sent })
})

const isSigned = { state: 'signed', document_id: 'd1' }
const reasonForms: {
  action: string
  schema: FormCase['schema']
  changes: object
  button: string
  title?: string
  sent?: { version: number }
}[] = [
  { action: 'correct', schema: 'ProcedureCorrectionRequest', changes: isSigned, button: 'Correct', title: 'Correct the treatment note' },
  { action: 'cancel', schema: 'ProcedureCloseRequest', changes: isSigned, button: 'Cancel the treatment note', sent: { version: 2 } },
  { action: 'delete', schema: 'ProcedureCloseRequest', changes: {}, button: 'Delete the treatment note', sent: { version: 2 } },
]
test.each(reasonForms)(
  'REC-022 the reason to $action a treatment note is sent',
  async ({ action, schema, changes, button, title, sent = {} }) => {
    mockEndpoint('get', `${AT}/p1`, () => okResponse({ ...procedure, ...changes }))
    const calls = mockEndpoint('post', `${AT}/p1/${action}`, () => errorResponse(409, 'conflict', 'Not now'))
    const { user } = renderRoutes(routes, '/clients/c1/procedures/p1')
    if (action !== 'correct') await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole(action === 'correct' ? 'button' : 'menuitem', { name: button, hidden: true }))
    await submitEveryField(await findForm(title ?? button), { schema, user, calls, sent })
  },
)

const botox = {
  id: 'r1',
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
  valid_until: '2099-05-01',
  indication: 'Glabellar lines',
  notes: '',
  state: 'needs_prescription',
  signed_at: null,
  signed_by_name: '',
  declined_at: null,
  decline_reason: '',
  ended_at: null,
  ended_reason: '',
  document_id: null,
  created_at: '2026-11-20 09:00:00',
  updated_at: '2026-11-20 10:00:00',
  version: 2,
}
const doctor = {
  prescriber_id: botox.prescriber_id,
  name: 'Dora Läkare',
  email: 'dora@example.se',
  origin: 'own',
  joined_at: null,
  expires_at: null,
}
// Who is invited by e-mail is no prescriber yet.
const invited = { sent: { prescriber_id: null }, values: { valid_until: '2099-01-15' } } as const

test('RXP-002 every field of a request for a prescription is sent, when it is added and when it is changed', async () => {
  mockEndpoint('get', '/api/v3/prescribers', () => pageResponse([])) // so that the form invites one, which has two fields more
  mockEndpoint('get', `/api/v3/prescribers/${doctor.prescriber_id}`, () => okResponse(doctor))
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([botox]))
  const added = mockEndpoint('post', '/api/clients/c1/prescriptions', () => okResponse(botox))
  const changed = mockEndpoint('put', '/api/prescriptions/r1', () => okResponse(botox))
  const { user } = renderRoutes(routes, '/clients/c1/prescriptions')
  await user.click(await screen.findByRole('button', { name: 'Request a prescription' }))
  const form = await findForm('Request a prescription')
  const created = await submitEveryField(form, { schema: 'PrescriptionCreate', user, calls: added, ...invited })
  expect(created).toMatchObject({ invite_email: 'klara@klient.example', invite_origin: 'own' })
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Botox, 100 E' }))
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const edited = await findForm(/Edit/)
  await user.click(within(edited).getByRole('combobox', { name: /Prescriber/ }))
  await user.click(await screen.findByRole('option', { name: 'Invite by e-mail…', hidden: true }))
  const body = await submitEveryField(edited, { schema: 'PrescriptionUpdate', user, calls: changed, ...invited })
  expect(body).toMatchObject({ invite_email: 'klara@klient.example', invite_origin: 'own', version: 2 })
})

test('RXP-001 the reason of inactivating a prescription is sent', async () => {
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([{ ...botox, state: 'signed' }]))
  const calls = mockEndpoint('post', '/api/prescriptions/r1/inactivate', () => okResponse(botox))
  const { user } = renderRoutes(routes, '/clients/c1/prescriptions')
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  await user.click(await screen.findByRole('button', { name: 'Inactivate' }))
  const body = await submitEveryField(await findForm('Inactivate'), { schema: 'PrescriptionCloseRequest', user, calls })
  expect(body.version).toBe(2)
})

test('RXP-003 every field of inviting a prescriber is sent', async () => {
  mockEndpoint('get', '/api/v3/prescribers', () => pageResponse([]))
  const calls = mockEndpoint('post', '/api/v3/prescribers/invite', () => okResponse({ ...doctor, prescriber_id: null }))
  const { user } = renderRoutes(routes, '/prescribers')
  await user.click(await screen.findByRole('button', { name: 'Invite a prescriber' }))
  const form = await findForm('Invite a prescriber')
  expect(await submitEveryField(form, { schema: 'PrescriberInvitationCreate', user, calls })).toMatchObject({ origin: 'own' })
})
