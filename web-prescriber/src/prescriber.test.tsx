import { useSessionStore } from '@clinic/kit/session'
import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  mockSignedOut,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { prescriberRoutes } from './standalone-routes'

const createPrescriberSession = (changes: Record<string, unknown> = {}) =>
  createSession({ area: 'prescriber', company: null, permissions: ['self', 'prescription.read', 'prescription.sign'], ...changes })

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
  requested_by_name: 'Sara Åberg',
  dose: '20 E',
  amount: '1',
  max_uses: 2,
  uses: 0,
  valid_until: '2027-05-01',
  indication: 'Glabellar lines',
  notes: '',
  signed_by_name: '',
  declined_at: null,
  decline_reason: '',
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
  previous: [],
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

const mockQrCodes = () => {
  const calls = mockEndpoint('get', '/api/bankid/generate-qr', () =>
    okResponse({ qr: `bankid.token.${calls.length}.proof`, seconds: calls.length }),
  )
  return calls
}

function mockPrescriberSession() {
  mockSignedIn({ ...createPrescriberSession() })
  mockEndpoint('get', '/api/session', () => okResponse(createPrescriberSession()))
}

beforeEach(() => mockSignedOut())

test('PLT-010 a prescriber signs in and sees an empty request list', async () => {
  mockEndpoint('get', '/api/session', () => errorResponse(401, 'auth.required', 'Not authorized!'))
  const calls = mockEndpoint('post', '/api/login', () => okResponse(createPrescriberSession()))
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([]))
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  await user.type(await screen.findByLabelText(/^E-mail/), 'doctor@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  await expectNoA11yViolations()
  mockEndpoint('get', '/api/session', () => okResponse(createPrescriberSession()))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('No requests')).toBeInTheDocument()
  expect(calls[0]?.body).toMatchObject({ area: 'prescriber' })
})

test('PLT-011 a prescriber whose second factor is asked for goes on at the page of the sign-in step', async () => {
  mockEndpoint('get', '/api/session', () => errorResponse(401, 'auth.required', 'Not authorized!'))
  mockEndpoint('post', '/api/login', () => okResponse({ next: 'second_factor', area: 'prescriber', recipients: [], sent: null }))
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  await user.type(await screen.findByLabelText(/^E-mail/), 'doctor@example.se')
  await user.type(screen.getByLabelText(/^Password/), 'Sommar2026')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(open).toHaveBeenCalledWith('/login/step?area=prescriber', '_self'))
  open.mockRestore()
})

test('LAW-043 every screen of the prescribers names the test systems', async () => {
  const session = createPrescriberSession({ settings: { TEST_SYSTEMS: 'BankID' } })
  mockSignedIn({ ...session })
  mockEndpoint('get', '/api/session', () => okResponse(session))
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([]))
  renderRoutes(prescriberRoutes, '/prescription')
  expect(await screen.findByRole('note')).toHaveTextContent('Test systems: BankID.')
})

test('a staff session is sent to the prescriber sign-in', async () => {
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  useSessionStore.setState({ isLoaded: false, session: null })
  renderRoutes(prescriberRoutes, '/prescription')
  expect(await screen.findByRole('heading', { name: 'Sign in as a prescriber' })).toBeInTheDocument()
})

test('RXP-005 the list has no patient data; the request page has the patient and the indication', async () => {
  mockPrescriberSession()
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([row]))
  mockEndpoint('get', '/api/v3/prescriptions/p1', () => okResponse(request))
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  const link = await screen.findByRole('link', { name: 'Botox, 100 E' })
  expect(screen.queryByText(/Klara/)).not.toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(link)
  expect(await screen.findByText('Klara Berg')).toBeInTheDocument()
  expect(screen.getByText('Allergic to lidocaine')).toBeInTheDocument()
  expect(screen.getByText('Glabellar lines')).toBeInTheDocument()
  await expectNoA11yViolations()
})

test('RXP-006 one signature signs several requests: the QR code changes each second and the result is shown', async () => {
  mockPrescriberSession()
  let pending = [row, { ...row, id: 'p2', drug: 'Xylocain', strength: '' }]
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse(pending))
  const signCalls = mockEndpoint('post', '/api/v3/prescriptions/sign', () => okResponse(order))
  const qrCalls = mockQrCodes()
  const collectCalls = mockEndpoint('post', '/api/bankid/collect-order', () => {
    if (collectCalls.length < 2)
      return okResponse({ ...order, hint: 'userSign', code: 'RFA9', message: 'Enter your security code in the BankID app and confirm.' })
    pending = []
    return okResponse({ ...order, state: 'complete', message: 'Done.', outcome: { signed: ['p1', 'p2'], skipped: [] } })
  })
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  for (const name of [/Choose Botox/, /Choose Xylocain/]) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Sign 2 requests' }))
  const dialog = await screen.findByRole('dialog', { name: 'Sign with BankID' })
  expect(await within(dialog).findByRole('img', { name: 'QR code for BankID' })).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'Open BankID on this device' })).toHaveAttribute('href', order.start_desktop)
  await expectNoA11yViolations()
  const firstCode = within(dialog).getByRole('img', { name: 'QR code for BankID' }).getAttribute('data-qr')
  await waitFor(() => expect(within(dialog).getByRole('img', { name: 'QR code for BankID' }).getAttribute('data-qr')).not.toBe(firstCode), {
    timeout: 3000,
  })
  expect(await within(dialog).findByText(/Enter your security code/, {}, { timeout: 4000 })).toBeInTheDocument()
  expect(await screen.findByText('2 prescriptions are signed', {}, { timeout: 4000 })).toBeInTheDocument()
  expect(signCalls[0]?.body).toEqual({ ids: ['p1', 'p2'], same_device: false })
  expect(qrCalls.length).toBeGreaterThan(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}, 20_000)

test('RXP-006 a signature covers one clinic: requests of other clinics are disabled with a notice', async () => {
  mockPrescriberSession()
  mockEndpoint('get', '/api/v3/prescriptions', () =>
    pageResponse([row, { ...row, id: 'p2', drug: 'Xylocain', company_id: 'k2', clinic_name: 'Andra' }]),
  )
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  const [mine, other] = [
    await screen.findByRole('checkbox', { name: /Choose Botox/ }),
    screen.getByRole('checkbox', { name: /Choose Xylocain/ }),
  ]
  expect(other).toBeEnabled()
  await user.click(mine)
  expect(other).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Each signature is for one clinic. You are choosing requests from Kliniken.')
  await expectNoA11yViolations()
  await user.click(mine)
  expect(other).toBeEnabled()
})

test('RXP-006 all requests on the page are selected at once only where one signature covers them', async () => {
  mockPrescriberSession()
  const others = [
    { ...row, id: 'p2', drug: 'Xylocain' },
    { ...row, id: 'p3', drug: 'Azzalure', company_id: 'k2', clinic_name: 'Andra' },
  ]
  let rows = [row, ...others]
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse(rows))
  const { user, unmount } = renderRoutes(prescriberRoutes, '/prescription')
  await screen.findByRole('checkbox', { name: /Choose Azzalure/ })
  expect(screen.queryByRole('checkbox', { name: 'Select all on the page' })).toBeNull()
  unmount()
  rows = rows.slice(0, 2)
  mockPrescriberSession()
  renderRoutes(prescriberRoutes, '/prescription')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on the page' }))
  expect(screen.getByRole('button', { name: 'Sign 2 requests' })).toBeInTheDocument()
})

test('RXP-006 a signature cancelled in the app can be retried; closing the dialog cancels the order', async () => {
  mockPrescriberSession()
  mockEndpoint('get', '/api/v3/prescriptions/p1', () => okResponse(request))
  const signCalls = mockEndpoint('post', '/api/v3/prescriptions/sign', () =>
    okResponse(
      signCalls.length === 1
        ? { ...order, state: 'failed', hint: 'userCancel', code: 'RFA6', message: 'You cancelled in the BankID app.' }
        : order,
    ),
  )
  mockQrCodes()
  const cancelCalls = mockEndpoint('post', '/api/bankid/cancel-order', () => okResponse({ ...order, state: 'failed' }))
  const { user } = renderRoutes(prescriberRoutes, '/prescription/p1')
  await user.click(await screen.findByRole('button', { name: 'Sign with BankID' }))
  expect(await screen.findByText('You cancelled in the BankID app.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Open the BankID app.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(cancelCalls.length).toBe(1))
})

test('RXP-006 USE-014 declining a request requires a reason', async () => {
  mockPrescriberSession()
  mockEndpoint('get', '/api/v3/prescriptions/p1', () => okResponse(request))
  const calls = mockEndpoint('post', '/api/v3/prescriptions/p1/decline', () => okResponse({ ...request, state: 'not_prescribed' }))
  const { user } = renderRoutes(prescriberRoutes, '/prescription/p1')
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const panel = await screen.findByRole('dialog')
  await user.click(within(panel).getByRole('button', { name: 'Decline' }))
  expect(await within(panel).findByText('This field is required.')).toBeInTheDocument()
  await user.type(within(panel).getByLabelText(/Reason/), 'Needs to be examined first')
  await user.click(within(panel).getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('The request is declined')).toBeInTheDocument()
  expect(calls[0]?.body).toEqual({ reason: 'Needs to be examined first', version: 1 })
})

test('RXP-003 an invited doctor signs up, verifies the address and reaches the requests', async () => {
  useSessionStore.setState({ isLoaded: true, session: null })
  mockEndpoint('post', '/api/v3/prescribers/invitation', () =>
    okResponse({ clinic_name: 'Kliniken', theme_color: '#5551CE', email: 'dora@example.se', account: 'none', language: 'en' }),
  )
  const registerCalls = mockEndpoint('post', '/api/v3/prescribers/register', () => okResponse({ email: 'dora@example.se' }))
  mockEndpoint('get', '/api/v2/register', () => okResponse({ email: 'dora@example.se' }))
  mockEndpoint('post', '/api/verify-email', () => okResponse(createPrescriberSession()))
  mockEndpoint('get', '/api/session', () => okResponse(createPrescriberSession()))
  mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([row]))
  const { user, router } = renderRoutes(prescriberRoutes, `/prescription/sign-up?company=k1&invitation=${'i'.repeat(40)}`)
  expect(await screen.findByText('Kliniken invites you. Create an account for dora@example.se.')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.type(screen.getByLabelText(/First name/), 'Dora')
  await user.type(screen.getByLabelText(/Last name/), 'Doctor')
  await user.type(screen.getByLabelText(/Personal identity number/), '19820415-2394')
  await user.type(screen.getByLabelText(/^Password\b(?! again)/), 'Sommar2026')
  await user.type(screen.getByLabelText(/Password again/), 'Sommar2026')
  await user.click(screen.getByRole('button', { name: 'Create the account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/prescription/sign-up/set-up'))
  expect(await screen.findByText('We have sent a code to dora@example.se.')).toBeInTheDocument()
  expect(screen.getByText(/If the address has an account already, the e-mail says so/)).toBeInTheDocument()
  await user.type(await screen.findByLabelText(/Code/), '123456')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByRole('link', { name: 'Botox, 100 E' })).toBeInTheDocument()
  expect(registerCalls[0]?.body).toMatchObject({ company: 'k1', invitation: 'i'.repeat(40), personal_id: '19820415-2394', language: 'en' })
})

test('RXP-003 without a sign-up in this browser the page of the code leads to the sign-in', async () => {
  useSessionStore.setState({ isLoaded: true, session: null })
  mockEndpoint('get', '/api/v2/register', () => okResponse(null))
  const { router } = renderRoutes(prescriberRoutes, '/prescription/sign-up/set-up')
  await waitFor(() => expect(router.state.location.pathname).toBe('/prescription/login'))
})

test('RXP-003 a used invitation link shows an error', async () => {
  mockEndpoint('post', '/api/v3/prescribers/invitation', () => errorResponse(409, 'auth.link_invalid', 'This link has been used.'))
  renderRoutes(prescriberRoutes, `/prescription/sign-up?company=k1&invitation=${'i'.repeat(40)}`)
  expect(await screen.findByText('This link has been used.')).toBeInTheDocument()
})

test('USE-014 a visitor without an invitation link is told where it is, and nothing is asked of the server', async () => {
  const calls = mockEndpoint('post', '/api/v3/prescribers/invitation', () => errorResponse(422, 'validation', 'Correct the marked fields.'))
  renderRoutes(prescriberRoutes, '/prescription/sign-up')
  expect(await screen.findByText(/Open the link in your invitation/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/prescription/login')
  expect(calls).toEqual([])
  await expectNoA11yViolations()
})

test('PLT-006 requests are searched and sorted on the server', async () => {
  mockPrescriberSession()
  const calls = mockEndpoint('get', '/api/v3/prescriptions', () => pageResponse([row]))
  const { user } = renderRoutes(prescriberRoutes, '/prescription')
  await screen.findByRole('link', { name: 'Botox, 100 E' })
  for (const [heading, sort] of [
    ['Medicine', 'drug'],
    ['Clinic', 'clinic_name'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: heading }))
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('sort')).toBe(sort))
  }
  await user.type(screen.getByRole('searchbox', { name: 'Search by medicine or clinic' }), 'azz')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('azz'))
})
