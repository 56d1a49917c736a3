import type { Permission } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const staff: Permission[] = ['client.read', 'form.read', 'form.write', 'document.read', 'draft.read', 'draft.write']
const version = { id: 'f1', number: 1, state: 'signed', signed_at: '2026-11-21 09:00:00', correction_reason: '', document_id: 'd1' }
const completedForm = {
  id: 'f1',
  entry_id: 'f1',
  number: 1,
  state: 'signed',
  approval: null,
  is_cancelled: false,
  signed_at: '2026-11-21 09:00:00',
  signed_by_name: 'Alva Berg',
  sent_at: null,
  created_at: '2026-11-20 08:00:00',
  document_id: 'd1',
  version: 2,
  questions: [],
  answers: {},
  files: [],
  signature: null,
  correction_reason: '',
  cancelled_at: null,
  cancelled_by_name: '',
  cancel_reason: '',
  is_current: true,
  reviews: [],
  versions: [version],
}
const consent = {
  ...completedForm,
  template_id: 'l1',
  title: 'Consent to filler',
  language: 'en',
  template_version_number: 1,
  body: { type: 'doc', content: [] },
  texts: [{ language: 'en', title: 'Consent to filler', body: { type: 'doc', content: [] } }],
  asks_agreement: true,
  asks_data_consent: false,
  asks_publish_permission: false,
  publish_permission: '',
  sign_channel: 'screen',
  signer_relation: '',
  identity_check: 'in_person',
  assigned_by_name: '',
}
const questionnaire = {
  ...completedForm,
  state: 'pending_sign',
  signed_at: null,
  questionnaire_id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  is_answered: true,
  answered_at: '2026-11-21 08:30:00',
  answered_by_name: 'Alva Berg',
  answer_channel: 'link',
  should_regen_pdf: false,
  language: 'en',
}
const review = { type: 'not_approved', reason: 'The wrong clinic', reviewer_name: 'Karin Lind', at: '2026-11-22 10:00:00' }
const CONSENTS = ['/clients/c1/client-letters-of-consents', '/api/client/c1/letters-of-consent', consent] as const
const QUESTIONNAIRES = ['/clients/c1/client-questionnaires', '/api/client/c1/questionary', questionnaire] as const

beforeEach(() => {
  mockSignedIn({ permissions: [...staff, 'form.approve'] })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([]))
})

test.each([CONSENTS, QUESTIONNAIRES])('REC-022 an administrator approves a form at %s', async (at, api, form) => {
  let shown: object = form
  mockEndpoint('get', `${api}/f1`, () => okResponse(shown))
  const calls = mockEndpoint('post', `${api}/f1/review`, () => {
    shown = { ...form, approval: 'approved', reviews: [{ ...review, type: 'approved', reason: '' }] }
    return okResponse(shown)
  })
  const { user } = renderRoutes(routes, `${at}/f1`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Approve', hidden: true }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ is_approved: true, reason: '' }))
  const history = within((await screen.findByRole('heading', { name: 'Reviews' })).parentElement as HTMLElement)
  expect(history.getByText('Approved')).toBeInTheDocument()
  expect(history.getByText(/Karin Lind/)).toBeInTheDocument()
  expect(screen.getAllByText('Approved')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Don’t approve', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Approve', hidden: true })).toBeNull()
})

test.each([CONSENTS, QUESTIONNAIRES])('REC-022 a rejection at %s requires a reason, which stays readable', async (at, api, form) => {
  let shown: object = form
  mockEndpoint('get', `${api}/f1`, () => okResponse(shown))
  const answers = [
    () => validationErrorResponse({ reason: 'This field is required' }),
    () => {
      shown = { ...form, approval: 'not_approved', reviews: [review] }
      return okResponse(shown)
    },
  ]
  const calls = mockEndpoint('post', `${api}/f1/review`, () => (answers.shift() as () => never)())
  const { user } = renderRoutes(routes, `${at}/f1`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Don’t approve', hidden: true }))
  const rejectForm = within(await screen.findByRole('form', { name: 'Don’t approve' }))
  await user.click(rejectForm.getByRole('button', { name: 'Don’t approve' }))
  expect(await rejectForm.findByText('This field is required')).toBeInTheDocument()
  await user.type(rejectForm.getByLabelText(/Reason/), 'The wrong clinic')
  await user.click(rejectForm.getByRole('button', { name: 'Don’t approve' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ is_approved: false, reason: 'The wrong clinic' }))
  expect(await screen.findByText('The wrong clinic')).toBeInTheDocument()
  expect(screen.getAllByText('Not approved')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Don’t approve' })).toBeNull())
  await expectNoA11yViolations()
})

test.each([
  [...CONSENTS, { state: 'pending_sign', signed_at: null }],
  [...CONSENTS, { is_cancelled: true, cancelled_at: '2026-11-22 10:00:00' }],
  [...CONSENTS, { is_current: false, versions: [{ ...version, id: 'f2', number: 2 }, version] }],
  [...QUESTIONNAIRES, { is_answered: false, answered_at: null }],
] as const)('REC-022 only a signed or answered current version can be approved at %s', async (at, api, form, more) => {
  mockEndpoint('get', `${api}/f1`, () => okResponse({ ...form, ...more }))
  mockEndpoint('get', '/api/drafts/:form/f1', () => okResponse(null))
  renderRoutes(routes, `${at}/f1`)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test.each([CONSENTS, QUESTIONNAIRES])(
  'REC-022 a version with an abandoned correction can be corrected and approved at %s',
  async (at, api, form) => {
    mockEndpoint('get', `${api}/f1`, () =>
      okResponse({ ...form, versions: [{ ...version, id: 'f2', number: 2, state: 'not_signed' }, version] }),
    )
    const { user } = renderRoutes(routes, `${at}/f1`)
    expect(await screen.findByRole('button', { name: 'Correct' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Approve', hidden: true })).toBeInTheDocument()
  },
)

test.each([CONSENTS, QUESTIONNAIRES])('REC-022 other staff can read an approval at %s but not approve', async (at, api, form) => {
  mockSignedIn({ permissions: staff })
  mockEndpoint('get', `${api}/f1`, () => okResponse({ ...form, approval: 'approved' }))
  renderRoutes(routes, `${at}/f1`)
  expect(await screen.findByText('Approved')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('REC-022 the list shows a consent’s approval, also in Swedish', async () => {
  mockEndpoint('get', CONSENTS[1], () => pageResponse([{ ...consent, approval: 'not_approved' }]))
  await setTestLanguage('sv')
  renderRoutes(routes, CONSENTS[0])
  const row = within((await screen.findByText('Inte godkänt')).closest('tr') as HTMLElement)
  expect(row.getByText('Signerat')).toBeInTheDocument()
  await setTestLanguage('en')
})

test.each([
  ['Not signed', 'Waiting for answers', { state: 'not_signed', is_answered: false }],
  ['Pending sign', 'Sent to the client', { is_answered: false, sent_at: '2026-11-20 09:00:00' }],
  ['Pending sign', 'Answered', { sent_at: '2026-11-20 09:00:00' }],
  ['Signed', '', { state: 'signed' }],
  ['Cancelled', '', { is_cancelled: true }],
])('REC-022 a questionnaire shows the signature state %s and the answer state: %s', async (signature, answers, more) => {
  mockEndpoint('get', QUESTIONNAIRES[1], () => pageResponse([{ ...questionnaire, ...more, approval: 'approved' }]))
  renderRoutes(routes, QUESTIONNAIRES[0])
  const row = within((await screen.findByText('Health')).closest('tr') as HTMLElement)
  expect(row.getByText(signature)).toBeInTheDocument()
  const shownStates = ['Waiting for answers', 'Sent to the client', 'Answered'].filter((state) => row.queryByText(state))
  expect(shownStates).toEqual(answers ? [answers] : [])
  expect(row.getByText('Approved')).toBeInTheDocument()
})
