import { session } from '@clinic/kit/session'
import { accessible, answer, listed, ok, refusal, show, signedIn, signedOut, snapshot } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { prescriberRoutes } from './own-root'

const doctor = (changes: Record<string, unknown> = {}) =>
  snapshot({ area: 'prescriber', company: null, permissions: ['self', 'prescription.read', 'prescription.sign'], ...changes })

const row = {
  id: 'p1',
  company_id: 'k1',
  clinic_name: 'Kliniken',
  drug: 'Botox',
  strength: '100 E',
  form: 'Powder',
  area: 'Glabella',
  state: 'pending',
  created_at: '2026-11-20 09:00:00',
  signed_at: null,
}
const request = {
  ...row,
  client_id: 'c1',
  prescriber_id: 'd1',
  prescriber_name: 'Dora Läkare',
  invited_email: '',
  origin: 'external',
  asked_by_name: 'Sara Åberg',
  dose: '20 E',
  amount: '1',
  times: 2,
  uses: 0,
  valid_until: '2027-05-01',
  indication: 'Glabellar lines',
  notes: '',
  signed_by_name: '',
  refused_at: null,
  refusal_reason: '',
  ended_at: null,
  ended_reason: '',
  document_id: null,
  updated_at: row.created_at,
  version: 1,
  patient: {
    first_name: 'Klara',
    last_name: 'Berg',
    date_of_birth: '1990-05-17',
    personal_id: '19900517-2383',
    phone: '+46701740605',
    warning: 'Allergic to lidocaine',
  },
  earlier: [],
}
const order = {
  order_ref: 'o1',
  state: 'pending',
  hint: 'outstandingTransaction',
  code: 'RFA1',
  message: 'Open the BankID app.',
  start_desktop: 'bankid:///?autostarttoken=t&redirect=null',
  start_mobile: 'https://app.bankid.com/?autostarttoken=t&redirect=null',
  outcome: {},
}

const qr = () => {
  const calls = answer('get', '/api/bankid/generate-qr', () => ok({ qr: `bankid.token.${calls.length}.proof`, seconds: calls.length }))
  return calls
}

function entered() {
  signedIn({ ...doctor() })
  answer('get', '/api/session', () => ok(doctor()))
}

beforeEach(() => signedOut())

test('PLT-010 a prescriber signs in to their own pages and sees honestly that nothing waits', async () => {
  answer('get', '/api/session', () => refusal(401, 'auth.required', 'Not authorized!'))
  const calls = answer('post', '/api/login', () => ok(doctor()))
  answer('get', '/api/v3/prescriptions', () => listed([]))
  const { user } = show(prescriberRoutes, '/prescription')
  await user.type(await screen.findByLabelText(/^E-mail/), 'doctor@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  await accessible()
  answer('get', '/api/session', () => ok(doctor()))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('No requests')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ area: 'prescriber' })
})

test('staff are asked to sign in as a prescriber', async () => {
  answer('get', '/api/session', () => ok(snapshot()))
  session.setState({ known: false, session: null })
  show(prescriberRoutes, '/prescription')
  expect(await screen.findByRole('heading', { name: 'Sign in as a prescriber' })).toBeInTheDocument()
})

test('RXP-005 the list tells no more of the client than to tell requests apart; one request has what it needs', async () => {
  entered()
  answer('get', '/api/v3/prescriptions', () => listed([row]))
  answer('get', '/api/v3/prescriptions/p1', () => ok(request))
  const { user } = show(prescriberRoutes, '/prescription')
  const link = await screen.findByRole('link', { name: 'Botox, 100 E' })
  expect(screen.queryByText(/Klara/)).not.toBeInTheDocument()
  await accessible()
  await user.click(link)
  expect(await screen.findByText('Klara Berg')).toBeInTheDocument()
  expect(screen.getByText('Allergic to lidocaine')).toBeInTheDocument()
  expect(screen.getByText('Glabellar lines')).toBeInTheDocument()
  await accessible()
})

test('RXP-006 several are signed by one signature: the code changes each second, and the end is told', async () => {
  entered()
  let left = [row, { ...row, id: 'p2', drug: 'Xylocain', strength: '' }]
  answer('get', '/api/v3/prescriptions', () => listed(left))
  const begun = answer('post', '/api/v3/prescriptions/sign', () => ok(order))
  const codes = qr()
  const collected = answer('post', '/api/bankid/collect-order', () => {
    if (collected.length < 2)
      return ok({ ...order, hint: 'userSign', code: 'RFA9', message: 'Enter your security code in the BankID app and confirm.' })
    left = []
    return ok({ ...order, state: 'complete', message: 'Done.', outcome: { signed: ['p1', 'p2'], left_out: [] } })
  })
  const { user } = show(prescriberRoutes, '/prescription')
  for (const name of [/Choose Botox/, /Choose Xylocain/]) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Sign 2 requests' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sign with BankID' })
  expect(await within(dialog).findByRole('img', { name: 'QR code for BankID' })).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'Open BankID on this device' })).toHaveAttribute('href', order.start_desktop)
  await accessible()
  const first = within(dialog).getByRole('img', { name: 'QR code for BankID' }).getAttribute('data-qr')
  await waitFor(() => expect(within(dialog).getByRole('img', { name: 'QR code for BankID' }).getAttribute('data-qr')).not.toBe(first), {
    timeout: 3000,
  })
  expect(await within(dialog).findByText(/Enter your security code/, {}, { timeout: 4000 })).toBeInTheDocument()
  expect(await screen.findByText('2 prescriptions are signed', {}, { timeout: 4000 })).toBeInTheDocument()
  expect(begun[0]?.body).toEqual({ ids: ['p1', 'p2'], same_device: false })
  expect(codes.length).toBeGreaterThan(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}, 20_000)

test('RXP-006 one signature is for one clinic: those of another wait, and the page says so', async () => {
  entered()
  answer('get', '/api/v3/prescriptions', () =>
    listed([row, { ...row, id: 'p2', drug: 'Xylocain', company_id: 'k2', clinic_name: 'Andra' }]),
  )
  const { user } = show(prescriberRoutes, '/prescription')
  const [mine, other] = [
    await screen.findByRole('checkbox', { name: /Choose Botox/ }),
    screen.getByRole('checkbox', { name: /Choose Xylocain/ }),
  ]
  expect(other).toBeEnabled()
  await user.click(mine)
  expect(other).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Each signature is for one clinic. You are choosing requests from Kliniken.')
  await accessible()
  await user.click(mine)
  expect(other).toBeEnabled()
})

test('RXP-006 a signature that was cancelled in the app says so and can be tried again; one that is left is cancelled', async () => {
  entered()
  answer('get', '/api/v3/prescriptions/p1', () => ok(request))
  const begun = answer('post', '/api/v3/prescriptions/sign', () =>
    ok(
      begun.length === 1
        ? { ...order, state: 'failed', hint: 'userCancel', code: 'RFA6', message: 'You cancelled in the BankID app.' }
        : order,
    ),
  )
  qr()
  const cancelled = answer('post', '/api/bankid/cancel-order', () => ok({ ...order, state: 'failed' }))
  const { user } = show(prescriberRoutes, '/prescription/p1')
  await user.click(await screen.findByRole('button', { name: 'Sign with BankID' }))
  expect(await screen.findByText('You cancelled in the BankID app.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Open the BankID app.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(cancelled.length).toBe(1))
})

test('RXP-006 not prescribing needs a reason', async () => {
  entered()
  answer('get', '/api/v3/prescriptions/p1', () => ok(request))
  const calls = answer('post', '/api/v3/prescriptions/p1/refuse', () => ok({ ...request, state: 'not_prescribed' }))
  const { user } = show(prescriberRoutes, '/prescription/p1')
  await user.click(await screen.findByRole('button', { name: 'Do not prescribe' }))
  const panel = await screen.findByRole('dialog')
  await user.click(within(panel).getByRole('button', { name: 'Do not prescribe' }))
  expect(await within(panel).findByText('This field is required.')).toBeInTheDocument()
  await user.type(within(panel).getByLabelText(/Reason/), 'Needs to be examined first')
  await user.click(within(panel).getByRole('button', { name: 'Do not prescribe' }))
  expect(await screen.findByText('The clinic has been told')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ reason: 'Needs to be examined first', version: 1 })
})

test('RXP-003 an invited doctor signs up, proves the address and comes to the own pages', async () => {
  session.setState({ known: true, session: null })
  answer('post', '/api/v3/prescribers/invitation', () =>
    ok({ clinic_name: 'Kliniken', theme_color: '#5551CE', email: 'dora@example.se', account: 'none', language: 'en' }),
  )
  const sent = answer('post', '/api/v3/prescribers/register', () => ok(doctor({ step: 'verify_email' })))
  answer('post', '/api/verify-email', () => ok(doctor()))
  answer('get', '/api/session', () => ok(doctor()))
  answer('get', '/api/v3/prescriptions', () => listed([row]))
  const { user, router } = show(prescriberRoutes, `/prescription/sign-up?company=k1&invitation=${'i'.repeat(40)}`)
  expect(await screen.findByText('Kliniken invites you. Create an account for dora@example.se.')).toBeInTheDocument()
  await accessible()
  await user.type(screen.getByLabelText(/First name/), 'Dora')
  await user.type(screen.getByLabelText(/Last name/), 'Doctor')
  await user.type(screen.getByLabelText(/Personal identity number/), '19820415-2394')
  await user.type(screen.getByLabelText(/^Password\b(?! again)/), 'Sommar2026')
  await user.type(screen.getByLabelText(/Password again/), 'Sommar2026')
  await user.click(screen.getByRole('button', { name: 'Create the account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/prescription/set-up'))
  await user.type(await screen.findByLabelText(/Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByRole('link', { name: 'Botox, 100 E' })).toBeInTheDocument()
  expect(sent[0]?.body).toMatchObject({ company: 'k1', invitation: 'i'.repeat(40), personal_id: '19820415-2394', language: 'en' })
})

test('RXP-003 a link that has been used says so', async () => {
  answer('post', '/api/v3/prescribers/invitation', () => refusal(409, 'auth.link_used', 'This link has been used.'))
  show(prescriberRoutes, `/prescription/sign-up?company=k1&invitation=${'i'.repeat(40)}`)
  expect(await screen.findByText('This link has been used.')).toBeInTheDocument()
})
