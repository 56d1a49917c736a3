import { accessible, answer, listed, ok, show, signedIn, snapshot } from '@clinic/kit/testing'
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
  was_with: '',
  origin: 'external',
  asked_by_name: 'Sara Åberg',
  drug: 'Botox',
  strength: '100 E',
  form: 'Powder',
  dose: '20 E',
  area: 'Glabella',
  amount: '',
  times: 2,
  uses: 1,
  valid_until: '2027-05-01',
  indication: 'Glabellar lines',
  notes: '',
  state: 'signed',
  signed_at: '2026-11-20 10:00:00',
  signed_by_name: 'Dora Läkare',
  refused_at: null,
  refusal_reason: '',
  ended_at: null,
  ended_reason: '',
  document_id: 'doc1',
  created_at: '2026-11-20 09:00:00',
  updated_at: '2026-11-20 10:00:00',
  version: 2,
}
const doctor = {
  prescriber_id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Dora Läkare',
  email: 'dora@example.se',
  origin: 'own',
  joined_at: null,
  expires_at: null,
}

beforeEach(() => {
  signedIn({ permissions: [...snapshot().permissions, 'client.prescription.read', 'client.prescription.write'] })
  answer('get', '/api/v3/prescribers', () => ok([doctor]))
})

const open = () => show(routes, '/clients/c1/prescriptions')

test('RXP-001 REC-022 the list says how each stands, and who signed what is signed', async () => {
  answer('get', '/api/clients/c1/prescriptions', () =>
    listed([row, { ...row, id: 'p2', drug: 'Xylocain', state: 'not_prescribed', refusal_reason: 'See her first' }]),
  )
  const { user } = open()
  expect(await screen.findByText('Dr. Signed')).toBeInTheDocument()
  expect(screen.getAllByText('Dora Läkare (External)')).toHaveLength(2)
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  expect(within(panel).getByText('1 of 2')).toBeInTheDocument()
  expect(within(panel).getByRole('button', { name: 'Open as PDF' })).toBeInTheDocument()
  expect(within(panel).queryByRole('button', { name: 'Change' })).not.toBeInTheDocument()
})

test('RXP-002 asking of somebody new invites them with the request', async () => {
  answer('get', '/api/clients/c1/prescriptions', () => listed([]))
  const calls = answer('post', '/api/clients/c1/prescriptions', () => ok({ ...row, state: 'needs_prescription' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Ask for a prescription' }))
  const form = await screen.findByRole('form', { name: 'Ask for a prescription' })
  const fill = async (label: RegExp, text: string) => user.type(within(form).getByLabelText(label), text)
  await fill(/^Medicine/, 'Botox')
  await fill(/^Strength/, '100 E')
  await fill(/^Form/, 'Powder')
  await fill(/^Dose/, '20 E')
  await fill(/^Indication/, 'Glabellar lines')
  await user.click(within(form).getByRole('combobox', { name: /Prescriber/ }))
  await user.click(await screen.findByRole('option', { name: 'Invite somebody by e-mail…', hidden: true }))
  await fill(/The prescriber’s e-mail/, 'new@example.se')
  await user.click(within(form).getByRole('radio', { name: 'At our clinic' }))
  await user.click(within(form).getByRole('button', { name: 'Send the request' }))
  expect(await screen.findByText('The request is sent')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({
    drug: 'Botox',
    times: 1,
    prescriber_id: null,
    invite_email: 'new@example.se',
    invite_origin: 'own',
  })
})

test('RXP-001 inactivating needs a reason and says that it is for good', async () => {
  answer('get', '/api/clients/c1/prescriptions', () => listed([row]))
  const calls = answer('post', '/api/prescriptions/p1/inactivate', () => ok({ ...row, state: 'inactivated' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  await user.click(within(panel).getByRole('button', { name: 'Inactivate' }))
  expect(within(panel).getByText(/can never be used again/)).toBeInTheDocument()
  await user.type(within(panel).getByLabelText(/Reason/), 'Allergy')
  await user.click(within(panel).getByRole('button', { name: 'Inactivate' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ reason: 'Allergy', version: 2 }))
})

test('RXP-002 a request that nobody has decided is changed, to the prescriber it was sent to', async () => {
  const pending = { ...row, state: 'pending', signed_at: null, signed_by_name: '', document_id: null, uses: 0 }
  answer('get', '/api/clients/c1/prescriptions', () => listed([pending]))
  const calls = answer('put', '/api/prescriptions/p1', () => ok(pending))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Botox, 100 E' }))
  const panel = await screen.findByRole('dialog', { name: 'Prescription' })
  await user.click(within(panel).getByRole('button', { name: 'Change' }))
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

test('RXP-005 a prescriber is parted from after a question, and what waited for them says so', async () => {
  const routes = [{ path: 'prescribers', Component: PrescribersScreen }]
  signedIn({ permissions: [...snapshot().permissions, 'client.prescription.read', 'prescriber.write'] })
  const invited = { ...doctor, prescriber_id: null, name: '', email: 'new@example.se', expires_at: '2026-11-22 09:00:00' }
  let left = [doctor, invited]
  answer('get', '/api/v3/prescribers', () => ok(left))
  const calls = answer('delete', `/api/v3/prescribers/${doctor.prescriber_id}`, () => {
    left = [invited]
    return ok(null)
  })
  const { user } = show(routes, '/prescribers')
  await user.click(await screen.findByRole('button', { name: 'Remove Dora Läkare' }))
  const sure = await screen.findByRole('dialog', { name: 'Remove Dora Läkare?' })
  expect(within(sure).getByText(/What they have signed still holds/)).toBeInTheDocument()
  expect(calls).toHaveLength(0)
  await user.click(within(sure).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Dora Läkare no longer prescribes for the clinic')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('dora@example.se')).not.toBeInTheDocument())
  expect(screen.getByText('new@example.se')).toBeInTheDocument()
  await accessible()
})

test('RXP-003 a prescriber is invited before anything is asked of them', async () => {
  const invited = { ...doctor, prescriber_id: null, name: '', email: 'new@example.se' }
  const answers = [invited, doctor]
  answer('get', '/api/v3/prescribers', () => ok(answers.length === 2 ? [doctor] : [doctor, invited]))
  const calls = answer('post', '/api/v3/prescribers/invite', () => ok(answers.shift()))
  const { user } = show([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  const invite = async (email: string) => {
    await user.click(await screen.findByRole('button', { name: 'Invite a prescriber' }))
    const panel = await screen.findByRole('dialog', { name: 'Invite a prescriber' })
    await user.type(within(panel).getByRole('textbox', { name: /e-mail/ }), email)
    await accessible()
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

test('RXP-003 who reads prescriptions only invites nobody', async () => {
  signedIn({ permissions: [...snapshot().permissions, 'client.prescription.read'] })
  show([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  expect(await screen.findByText('dora@example.se')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Invite/ })).not.toBeInTheDocument()
})

test('RXP-005 who only asks for prescriptions sees the prescribers and removes none', async () => {
  show([{ path: 'prescribers', Component: PrescribersScreen }], '/prescribers')
  expect(await screen.findByText('dora@example.se')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
})

test('RXP-002 a request that has lost its prescriber says whose it was', async () => {
  const lost = { ...row, state: 'needs_prescription', prescriber_id: null, prescriber_name: '', was_with: 'Dora Läkare', signed_at: null }
  answer('get', '/api/clients/c1/prescriptions', () => listed([lost]))
  open()
  expect(await screen.findByText(/Nobody: Dora Läkare no longer prescribes/)).toBeInTheDocument()
})
