import {
  errorResponse,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const TEMPLATE_ID = '01a1ff17-14ae-740a-b882-cd2077bb8704'
const SIGNATURE = 'data:image/png;base64,iVBORw0KGgo='
const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I know the risks.' }] }] }
const question = {
  id: '01a1ff17-14ae-740a-b882-cd2077bb8703',
  type: 'short_answer',
  text_en: 'Height',
  text_sv: 'Längd',
  required: true,
  options: [],
  max_length: null,
  max_files: 3,
  max_mb: 5,
  scale_min: 1,
  scale_max: 5,
  scale_min_en: '',
  scale_min_sv: '',
  scale_max_en: '',
  scale_max_sv: '',
  body_en: null,
  body_sv: null,
}
const clientForm = {
  id: 'f1',
  entry_id: 'f1',
  number: 1,
  state: 'pending_sign',
  approval: null,
  is_cancelled: false,
  signed_at: null,
  signed_by_name: '',
  sent_at: null,
  created_at: '2026-11-20 08:00:00',
  document_id: null,
  version: 2,
  questions: [question],
  answers: {},
  files: [],
  signature: null,
  correction_reason: '',
  cancelled_at: null,
  cancelled_by_name: '',
  cancel_reason: '',
  reviews: [],
  is_current: true,
  versions: [{ id: 'f1', number: 1, state: 'pending_sign', signed_at: null, correction_reason: '', document_id: null }],
}
const consent = {
  ...clientForm,
  template_id: TEMPLATE_ID,
  language: 'en',
  title: 'Consent to filler',
  template_version_number: 1,
  body: paragraph,
  texts: [{ language: 'en', title: 'Consent to filler', body: paragraph }],
  asks_agreement: true,
  asks_data_consent: true,
  asks_publish_permission: true,
  publish_permission: '',
  sign_channel: '',
  signer_relation: '',
  identity_check: '',
  assigned_by_name: '',
}
const questionnaire = {
  ...clientForm,
  state: 'not_signed',
  questionnaire_id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  is_answered: false,
  answered_at: null,
  answered_by_name: '',
  answer_channel: '',
  should_regen_pdf: false,
  language: 'en',
}
const signed = { ...consent, state: 'signed', signed_at: '2026-11-21 09:00:00', signed_by_name: 'Alva Berg', sign_channel: 'screen' }
const CONSENTS = '/api/client/c1/letters-of-consent'
const QUESTIONNAIRES = '/api/client/c1/questionary'
const consentPage = '/clients/c1/client-letters-of-consents'
const questionnairePage = '/clients/c1/client-questionnaires'

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([]))
})

test('LAW-021 every field of the information before a treatment is sent', async () => {
  mockEndpoint('get', CONSENTS, () => pageResponse([]))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([{ id: TEMPLATE_ID, title: 'Consent to filler' }]))
  const recorded = mockEndpoint('post', '/api/client/c1/aesthetic-information', () => okResponse({ id: 'i1' }))
  const { user } = renderRoutes(routes, consentPage)
  await user.click(await screen.findByRole('button', { name: 'Record information given' }))
  const form = await findForm('Record information given')
  const body = await submitEveryField(form, {
    schema: 'InformationCreate',
    user,
    calls: recorded,
    values: { informed_at: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date()) },
  })
  expect(body).toMatchObject({ template_id: TEMPLATE_ID })
})

test('REC-031 every field of assigning consents and of sending their link is sent', async () => {
  mockEndpoint('get', CONSENTS, () => pageResponse([consent]))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([{ id: TEMPLATE_ID, title: 'Consent to filler' }]))
  const assigned = mockEndpoint('post', CONSENTS, () => okResponse([consent]))
  const sent = mockEndpoint('post', '/api/client/c1/forms/sendMail', () =>
    okResponse({ channels: ['sms', 'mail'], forms: 1, expires_at: '2026-12-05 08:00:00' }),
  )
  const { user } = renderRoutes(routes, consentPage)
  await user.click(await screen.findByRole('button', { name: 'Assign consent' }))
  const form = await findForm('Assign consent')
  expect(await submitEveryField(form, { schema: 'ConsentAssignRequest', user, calls: assigned })).toEqual({ template_ids: [TEMPLATE_ID] })
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  const body = await submitEveryField(await findForm('Send pending forms'), { schema: 'FormLinkSendRequest', user, calls: sent })
  expect(body).toEqual({ channels: ['sms', 'mail'], consent_template_ids: [TEMPLATE_ID] })
})

test('REC-041 every field of assigning questionnaires is sent', async () => {
  mockEndpoint('get', QUESTIONNAIRES, () => pageResponse([questionnaire]))
  mockEndpoint('get', '/api/questionary', () => pageResponse([{ id: TEMPLATE_ID, title_en: 'Health', title_sv: 'Hälsa' }]))
  const assigned = mockEndpoint('post', QUESTIONNAIRES, () => okResponse([questionnaire]))
  const { user } = renderRoutes(routes, questionnairePage)
  await user.click(await screen.findByRole('button', { name: 'Assign questionnaire' }))
  const form = await findForm('Assign questionnaire')
  const body = await submitEveryField(form, { schema: 'QuestionnaireAssignRequest', user, calls: assigned })
  expect(body).toEqual({ questionnaire_ids: [TEMPLATE_ID] })
})

test('REC-031 every field of signing a consent is sent', async () => {
  mockEndpoint('get', `${CONSENTS}/f1`, () => okResponse(consent))
  const calls = mockEndpoint('post', `${CONSENTS}/f1/sign`, () => okResponse(signed))
  const { user } = renderRoutes(routes, `${consentPage}/f1`)
  const formCase = { schema: 'ConsentSignRequest', user, calls, sent: { signature: SIGNATURE } } as const
  const form = await findForm('The client signs here')
  // The pictures of a paper are uploaded: form.test.tsx of the kit chooses them.
  const body = await submitEveryField(form, { ...formCase, without: ['file_ids', 'language'] })
  expect(body).toMatchObject({ agreed: true, publish_permission: 'do_not_authorize', file_ids: [], language: 'en', version: 2 })
  expect(body.answers).toHaveProperty(question.id)
})

test('REC-041 every answer of a questionnaire is sent, and then the signature', async () => {
  let shown: object = questionnaire
  mockEndpoint('get', `${QUESTIONNAIRES}/f1`, () => okResponse(shown))
  const answered = mockEndpoint('post', `${QUESTIONNAIRES}/f1/answer`, () => {
    shown = { ...questionnaire, state: 'pending_sign', is_answered: true, answered_at: '2026-11-21 08:30:00', version: 3 }
    return okResponse(shown)
  })
  const signed = mockEndpoint('put', `${QUESTIONNAIRES}/f1/sign`, () => okResponse({ ...questionnaire, state: 'signed' }))
  const { user } = renderRoutes(routes, `${questionnairePage}/f1`)
  const form = await findForm('Fill in here')
  const answer = await submitEveryField(form, { schema: 'QuestionnaireAnswerRequest', user, calls: answered, without: ['language'] })
  expect(answer.version).toBe(2)
  const formCase = { schema: 'QuestionnaireSignRequest', user, calls: signed, sent: { signature: SIGNATURE } } as const
  expect(await submitEveryField(await findForm('Sign the answers'), formCase)).toMatchObject({ version: 3 })
})

test('REC-022 the reason of a correction, of a cancellation and of a rejection is sent', async () => {
  mockEndpoint('get', `${CONSENTS}/f1`, () => okResponse(signed))
  const refused = () => errorResponse(409, 'conflict', 'Not now')
  const corrected = mockEndpoint('post', `${CONSENTS}/f1/correct`, refused)
  const cancelled = mockEndpoint('post', `${CONSENTS}/f1/cancel`, refused)
  const reviewed = mockEndpoint('post', `${CONSENTS}/f1/review`, refused)
  const { user } = renderRoutes(routes, `${consentPage}/f1`)
  await user.click(await screen.findByRole('button', { name: 'Correct' }))
  await submitEveryField(await findForm('Make a correction'), { schema: 'FormCorrectionRequest', user, calls: corrected })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Cancel the form' }))
  const cancellation = await submitEveryField(await findForm('Cancel the form'), { schema: 'FormCancelRequest', user, calls: cancelled })
  expect(cancellation.version).toBe(2)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Don’t approve', hidden: true }))
  const formCase = { schema: 'ReviewCreate', user, calls: reviewed, without: ['is_approved'] } as const
  expect(await submitEveryField(await findForm('Don’t approve'), formCase)).toMatchObject({ is_approved: false })
})

const stored = { is_active: true, is_deleted: false, updated_at: '2026-11-21 08:00:00', version: 4 }

test('REC-030 every field of a consent form is sent, when it is added and when it is changed', async () => {
  const template = {
    ...stored,
    id: 'l1',
    title: 'Fillers',
    number: 2,
    is_translated: true,
    language: 'sv',
    body: paragraph,
    translated_title: 'Fillers in English',
    translated_body: paragraph,
    questions: [question],
    asks_publish_permission: false,
  }
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([]))
  mockEndpoint('get', '/api/letters-of-consent/l1', () => okResponse(template))
  mockEndpoint('get', '/api/letters-of-consent/l1/versions', () => pageResponse([]))
  // The text is typed into an editor without a name; here a draft has it.
  mockEndpoint('get', '/api/drafts/consent-template/new', () =>
    okResponse({
      body: { title: '', body: paragraph, translated_body: paragraph, questions: [question] },
      base_version: null,
      updated_at: '2026-11-19 08:30:00',
    }),
  )
  const added = mockEndpoint('post', '/api/letters-of-consent', () => okResponse(template))
  const changed = mockEndpoint('put', '/api/letters-of-consent/l1', () => okResponse(template))
  const { user, router } = renderRoutes(routes, '/letters-of-consents/create')
  expect(await screen.findAllByText('I know the risks.')).toHaveLength(2)
  const form = await findForm('New consent form')
  const created = await submitEveryField(form, {
    schema: 'ConsentTemplateCreate',
    user,
    calls: added,
    without: ['body', 'translated_body'],
  })
  expect(created).toMatchObject({ body: paragraph, translated_body: paragraph, asks_publish_permission: true })
  await waitFor(() => expect(router.state.location.pathname).toBe('/letters-of-consents'))
  await router.navigate('/letters-of-consents/l1/edit')
  const updated = { schema: 'ConsentTemplateUpdate', user, calls: changed, without: ['body', 'translated_body'] } as const
  expect(await submitEveryField(await findForm(/Edit/), updated)).toMatchObject({ body: paragraph, translated_body: paragraph, version: 4 })
})

test('PLT-006 the versions of a consent form are paged by the server', async () => {
  const text = { language: 'sv', body: paragraph, translated_title: 'Fillers in English', translated_body: paragraph }
  const template = { ...stored, ...text, id: 'l1', title: 'Fillers', number: 21, questions: [], asks_publish_permission: false }
  const version = (number: number) => ({ ...template, id: `v${number}`, number, created_at: '2026-11-21 08:00:00' })
  mockEndpoint('get', '/api/letters-of-consent/l1', () => okResponse(template))
  const calls = mockEndpoint('get', '/api/letters-of-consent/l1/versions', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return okResponse({ items: [version(page === 1 ? 21 : 1)], page, per_page: 20, total: 21, total_capped: false })
  })
  const { user } = renderRoutes(routes, '/letters-of-consents/l1/edit')
  expect(await screen.findByText(/^Version 21/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText(/^Version 1 /)).toBeVisible()
  expect(calls.map(({ url }) => url.search)).toEqual(['?page=1', '?page=2'])
})

test('REC-040 every field of a questionnaire is sent, when it is added and when it is changed', async () => {
  const template = { ...stored, id: 'q1', title_en: 'Health', title_sv: 'Hälsa', question_count: 1, questions: [question] }
  mockEndpoint('get', '/api/questionary', () => pageResponse([]))
  mockEndpoint('get', '/api/questionary/q1', () => okResponse(template))
  const added = mockEndpoint('post', '/api/questionary', () => okResponse(template))
  const changed = mockEndpoint('put', '/api/questionary/q1/update-new', () => okResponse(template))
  const { user, router } = renderRoutes(routes, '/questionnaires/create')
  const form = await findForm('New questionnaire')
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const created = await submitEveryField(form, { schema: 'QuestionnaireCreate', user, calls: added })
  expect(created.questions).toHaveLength(1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/questionnaires'))
  await router.navigate('/questionnaires/q1/edit')
  const body = await submitEveryField(await findForm(/Edit/), { schema: 'QuestionnaireReplace', user, calls: changed })
  expect(body.version).toBe(4)
})
