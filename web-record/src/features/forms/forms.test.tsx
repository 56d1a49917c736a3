import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  mockSocket,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const TEMPLATE_ID = '01a1ff17-14ae-740a-b882-cd2077bb8704'
const PATH = '/clients/c1/client-letters-of-consents'
const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I know the risks.' }] }] }
const question = {
  id: '01a1ff17-14ae-740a-b882-cd2077bb8703',
  type: 'yes_no_textbox',
  text_en: 'Are you pregnant?',
  text_sv: 'Är du gravid?',
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
const row = {
  id: 's1',
  entry_id: 's1',
  number: 1,
  template_id: TEMPLATE_ID,
  language: 'en',
  title: 'Consent to filler',
  state: 'pending_sign',
  approval: null,
  is_cancelled: false,
  signed_at: null,
  signed_by_name: '',
  sent_at: '2026-11-21 08:00:00',
  created_at: '2026-11-20 08:00:00',
  document_id: null,
  version: 2,
}
const detail = {
  ...row,
  template_version_number: 1,
  body: paragraph,
  texts: [{ language: 'en', title: 'Consent to filler', body: paragraph }],
  questions: [question],
  asks_agreement: true,
  asks_data_consent: false,
  asks_publish_permission: true,
  answers: {},
  publish_permission: '',
  files: [],
  signature: null,
  sign_channel: '',
  signer_relation: '',
  identity_check: '',
  assigned_by_name: '',
  correction_reason: '',
  cancelled_at: null,
  cancelled_by_name: '',
  cancel_reason: '',
  reviews: [],
  is_current: true,
  versions: [{ id: 's1', number: 1, state: 'pending_sign', signed_at: null, correction_reason: '', document_id: null }],
}
const signed = {
  ...detail,
  state: 'signed',
  signed_at: '2026-11-21 09:00:00',
  signed_by_name: 'Alva Berg',
  sign_channel: 'link',
  signer_relation: 'Mother',
  identity_check: 'code',
  assigned_by_name: 'Maja Ek',
  document_id: 'd1',
  answers: { [question.id]: { value: true, more: 'Week 9' } },
  publish_permission: 'eyes_covered',
}

beforeEach(() => {
  mockSignedIn({
    permissions: ['client.read', 'form.read', 'form.write', 'form.design', 'document.read', 'draft.read', 'draft.write'],
  })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([]))
  mockEndpoint('get', '/api/client/c1/aesthetic-information', () => pageResponse([]))
})

test('REC-031 a client’s consents show their state; one is assigned, and the link is sent', async () => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent', () => pageResponse([row]))
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([{ id: TEMPLATE_ID, title: 'Consent to filler' }]))
  const assigned = mockEndpoint('post', '/api/client/c1/letters-of-consent', () => okResponse([row]))
  const sent = mockEndpoint('post', '/api/client/c1/forms/sendMail', () =>
    okResponse({ channels: ['sms'], forms: 1, expires_at: '2026-12-05 08:00:00' }),
  )
  const { user } = renderRoutes(routes, PATH)
  expect(await screen.findByText('Pending sign')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Assign consent' }))
  await user.click(await screen.findByRole('combobox', { name: /^Forms/ }))
  await user.click(await screen.findByRole('option', { name: 'Consent to filler', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(assigned[0]?.body).toMatchObject({ template_ids: [TEMPLATE_ID] }))
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  const panel = await screen.findByRole('dialog', { name: 'Send pending forms' })
  await user.click(within(panel).getByRole('button', { name: 'Send link' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ channels: ['sms'], consent_template_ids: [] }))
})

test('USE-015 a link that is being sent shows what becomes of it by each channel, and why it failed', async () => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent', () => pageResponse([row]))
  const link = { id: 'm1', channel: 'sms', state: 'queued', error_text: '', created_at: '2026-11-21 08:00:00' }
  let isSent = false
  const calls = mockEndpoint('get', '/api/client/c1/forms/link', () => {
    if (!isSent) return okResponse(null)
    const sms = calls.length < 3 ? link : { ...link, state: 'failed', error_text: 'The number is not in use.' }
    return okResponse({ expires_at: '2026-12-05 08:00:00', messages: [sms, { ...link, id: 'm2', channel: 'mail', state: 'sent' }] })
  })
  mockEndpoint('post', '/api/client/c1/forms/sendMail', () => {
    isSent = true
    return okResponse({ channels: ['sms', 'mail'], forms: 1, expires_at: '2026-12-05 08:00:00' })
  })
  const { user } = renderRoutes(routes, PATH)
  await user.click(await screen.findByRole('button', { name: 'Send link' }))
  expect(screen.queryByRole('region', { name: 'The link to the forms' })).toBeNull()
  const panel = await screen.findByRole('dialog', { name: 'Send pending forms' })
  await user.click(within(panel).getByRole('button', { name: 'Send link' }))
  const messages = within(await screen.findByRole('region', { name: 'The link to the forms' }))
  expect(messages.getByText('Queued')).toBeVisible()
  expect(messages.getByText('Link by e-mail')).toBeVisible()
  expect(await messages.findByText('The number is not in use.', undefined, { timeout: 20_000 })).toBeVisible()
  expect(messages.getByText('Failed')).toBeVisible()
  await expectNoA11yViolations()
})

test.each([
  [PATH, '/api/client/c1/letters-of-consent', '/api/letters-of-consent', 'No consents', 'Assign consent'],
  ['/clients/c1/client-questionnaires', '/api/client/c1/questionary', '/api/questionary', 'No questionnaires', 'Assign questionnaire'],
] as const)(
  'REC-031 REC-041 the assign panel at %s stays open when a colleague assigns the first form',
  async (path, list, assignable, emptyTitle, assignLabel) => {
    const assigned: object[] = []
    mockEndpoint('get', list, () => pageResponse(assigned))
    mockEndpoint('get', assignable, () =>
      pageResponse([{ id: TEMPLATE_ID, title: 'Consent to filler', title_en: 'Health', title_sv: 'Hälsa' }]),
    )
    const { user } = renderRoutes(routes, path)
    const empty = await screen.findByText(emptyTitle)
    await user.click(screen.getAllByRole('button', { name: assignLabel }).at(-1) as HTMLElement)
    expect(await screen.findByRole('combobox', { name: /^Forms/ })).toBeInTheDocument()
    assigned.push({ ...row, title: 'Laser', title_en: 'Laser', title_sv: 'Laser' })
    mockSocket.broadcast(JSON.stringify({ topic: 'forms', id: 's1', version: 1 }))
    expect(await screen.findByText('Laser')).toBeInTheDocument()
    expect(empty).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: assignLabel })).toBeVisible()
  },
)

test.each([
  [PATH, '/api/client/c1/letters-of-consent', '/api/letters-of-consent', 'Assign consent', 'template_ids'],
  ['/clients/c1/client-questionnaires', '/api/client/c1/questionary', '/api/questionary', 'Assign questionnaire', 'questionnaire_ids'],
] as const)('PLT-006 at %s any of more than 100 forms is found by the server and assigned with others', async (...row) => {
  const [path, list, assignable, assignLabel, field] = row
  const forms = Array.from({ length: 101 }, (_, index) => {
    const title = `Form ${index}.`
    return { id: `${TEMPLATE_ID.slice(0, -3)}${String(index).padStart(3, '0')}`, title, title_en: title, title_sv: title }
  })
  mockEndpoint('get', list, () => pageResponse([]))
  const searches = mockEndpoint('get', assignable, ({ request }) => {
    const text = new URL(request.url).searchParams.get('search') ?? ''
    return pageResponse(forms.filter(({ title }) => title.includes(text)).slice(0, 20))
  })
  const assigned = mockEndpoint('post', list, () => okResponse([]))
  const { user } = renderRoutes(routes, path)
  await user.click((await screen.findAllByRole('button', { name: assignLabel })).at(-1) as HTMLElement)
  const input = await screen.findByRole('combobox', { name: /^Forms/ })
  await user.click(input)
  await user.click(await screen.findByRole('option', { name: 'Form 0.', hidden: true }))
  await user.type(input, 'Form 100')
  await user.click(await screen.findByRole('option', { name: 'Form 100.', hidden: true }))
  expect(Object.fromEntries(searches.at(-1)?.url.searchParams ?? [])).toMatchObject({ filter: 'active' })
  // Both stay chosen although neither's search is shown any more.
  for (const name of ['Form 0.', 'Form 100.']) expect(screen.getByText(name, { ignore: '[role=option] *' })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: 'Form 100.', hidden: true })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Assign' }))
  await waitFor(() => expect(assigned[0]?.body).toMatchObject({ [field]: [forms[0]?.id, forms[100]?.id] }))
})

test.each([
  [404, 'not_found', 0],
  [503, 'server.error', 1],
])('a consent that fails to load with %i offers a retry only for server errors', async (status, code, buttons) => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () => errorResponse(status, code, 'No consent.'))
  renderRoutes(routes, `${PATH}/s1`)
  expect(await screen.findByText('No consent.')).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons)
})

test('REC-031 "Sign the letter of consent or the attached file" is shown above the form; an answer’s error beside it', async () => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () => okResponse(detail))
  const calls = mockEndpoint('post', '/api/client/c1/letters-of-consent/s1/sign', () =>
    errorResponse(422, 'forms.signature_or_file_required', 'Sign the letter of consent or the attached file'),
  )
  const { user } = renderRoutes(routes, `${PATH}/s1`)
  expect(await screen.findByText('I know the risks.')).toBeInTheDocument()
  const form = screen.getByRole('form', { name: 'The client signs here' })
  await user.click(within(form).getByRole('radio', { name: 'Yes' }))
  await user.type(within(form).getByLabelText(/Tell more/), 'Week 9')
  await user.click(within(form).getByRole('radio', { name: 'With eyes covered' }))
  await user.click(within(form).getByRole('checkbox', { name: /I have read and understood/ }))
  await user.click(within(form).getByRole('button', { name: 'Sign' }))
  expect(await within(form).findByRole('alert')).toHaveTextContent('Sign the letter of consent or the attached file')
  expect(calls[0]?.body).toMatchObject({
    answers: { [question.id]: { value: true, more: 'Week 9' } },
    publish_permission: 'eyes_covered',
    agreed: true,
    version: 2,
  })
})

test.each([
  ['sv', 'Är du gravid?', 'Nej', 'Med ögonen täckta', 'Jag har läst och förstått detta och samtycker.', 'Signera'],
  ['en', 'Are you pregnant?', 'No', 'With eyes covered', 'I have read and understood this and agree.', 'Sign'],
] as const)(
  'BEY-023 a consent signed in %s is sent with that language, so that the text shown is the text frozen',
  async (language, questionText, no, eyes, agree, sign) => {
    const texts = [{ language, title: 'Consent to filler', body: paragraph }]
    mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () => okResponse({ ...detail, language, texts }))
    const calls = mockEndpoint('post', '/api/client/c1/letters-of-consent/s1/sign', () =>
      errorResponse(422, 'forms.signature_or_file_required', 'Sign.'),
    )
    await setTestLanguage(language)
    const { user } = renderRoutes(routes, `${PATH}/s1`)
    const group = await screen.findByRole('radiogroup', { name: new RegExp(`^${questionText.replace('?', '\\?')}`) })
    await user.click(within(group).getByRole('radio', { name: no }))
    await user.click(screen.getByRole('radio', { name: eyes }))
    await user.click(screen.getByRole('checkbox', { name: agree }))
    await user.click(screen.getByRole('button', { name: sign }))
    await waitFor(() => expect(calls[0]?.request.headers.get('X-Language')).toBe(language))
    expect(calls[0]?.body).toMatchObject({ language })
    await setTestLanguage('en')
  },
)

test('USE-019 a consent is shown in the client’s language, and signed in the one that it is shown in', async () => {
  const swedish = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Jag känner till riskerna.' }] }] }
  const texts = [
    { language: 'sv', title: 'Samtycke till filler', body: swedish },
    { language: 'en', title: 'Consent to filler', body: paragraph },
  ]
  const shown = {
    ...detail,
    language: 'sv',
    title: 'Samtycke till filler',
    body: swedish,
    texts,
    questions: [],
    asks_publish_permission: false,
  }
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () => okResponse(shown))
  const calls = mockEndpoint('post', '/api/client/c1/letters-of-consent/s1/sign', () => errorResponse(422, 'validation', 'Sign.'))
  const { user } = renderRoutes(routes, `${PATH}/s1`)
  const text = await screen.findByText('Jag känner till riskerna.')
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'sv')
  await user.click(screen.getByRole('checkbox', { name: 'Jag har läst och förstått detta och samtycker.' }))
  await user.click(screen.getByRole('button', { name: 'Signera' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ language: 'sv' }))
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByText('I know the risks.')).toBeVisible()
  expect(screen.queryByText('Jag känner till riskerna.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(calls[1]?.body).toMatchObject({ language: 'en', agreed: true }))
})

test('USE-019 a signed consent is shown in the language that was signed, which is named', async () => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () => okResponse({ ...signed, language: 'sv' }))
  renderRoutes(routes, `${PATH}/s1`)
  expect((await screen.findByText('I know the risks.')).closest('[lang]')).toHaveAttribute('lang', 'sv')
  expect(screen.getByText('Signed in Swedish')).toBeVisible()
})

test('REC-032 the boxes to tick before a signature follow the clinic’s settings', async () => {
  let asks = { asks_agreement: false, asks_data_consent: true }
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () =>
    okResponse({ ...detail, ...asks, questions: [], asks_publish_permission: false }),
  )
  const calls = mockEndpoint('post', '/api/client/c1/letters-of-consent/s1/sign', () => errorResponse(422, 'validation', 'Sign.'))
  const { user, unmount } = renderRoutes(routes, `${PATH}/s1`)
  await user.click(await screen.findByRole('checkbox', { name: /processing the personal data/ }))
  expect(screen.queryByRole('checkbox', { name: /I have read and understood/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ agreed: false, data_consent: true }))
  unmount()
  asks = { asks_agreement: false, asks_data_consent: false }
  renderRoutes(routes, `${PATH}/s1`)
  expect(await screen.findByRole('button', { name: 'Sign' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})

test('PLT-052 consent forms that are switched off are not given to a client, and the publish switch follows its setting', async () => {
  mockSignedIn({ settings: { SHOW_LETTER_OF_CONSENT: false, CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE: false } })
  mockEndpoint('get', '/api/client/c1/letters-of-consent', () => pageResponse([]))
  const { unmount } = renderRoutes(routes, PATH)
  expect(await screen.findByRole('heading', { level: 1, name: 'Consents' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assign consent' })).toBeNull()
  unmount()
  renderRoutes(routes, '/letters-of-consents/create')
  expect(await screen.findByRole('form')).toBeVisible()
  expect(screen.queryByRole('switch', { name: 'Ask for permission to publish pictures' })).toBeNull()
})

test('REC-031 BEY-023 a draft never restores the agreement or the signature: the client signs again', async () => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () =>
    okResponse({ ...detail, questions: [], asks_publish_permission: false }),
  )
  const body = {
    answers: {},
    publish_permission: null,
    agreed: true,
    signature: 'data:image/png;base64,iVBORw0KGgo=',
    signed_by: 'Her mother',
    signer_relation: 'Mother',
    identity_check: 'id_document',
  }
  mockEndpoint('get', '/api/drafts/client-consent/s1', () => okResponse({ body, base_version: 2, updated_at: '2026-11-19 08:30:00' }))
  const calls = mockEndpoint('post', '/api/client/c1/letters-of-consent/s1/sign', () => errorResponse(422, 'validation', 'Sign.'))
  const { user } = renderRoutes(routes, `${PATH}/s1`)
  await waitFor(() => expect(screen.getByDisplayValue('Her mother')).toBeInTheDocument())
  expect(screen.getByRole('checkbox', { name: /I have read and understood/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ agreed: false, signature: null, signed_by: 'Her mother' }))
})

test('REC-022 USE-014 a signed consent is read-only; it is corrected or cancelled with a reason', async () => {
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s1', () => okResponse(signed))
  const calls = mockEndpoint('post', '/api/client/c1/letters-of-consent/s1/correct', () => okResponse({ ...detail, id: 's2', number: 2 }))
  mockEndpoint('get', '/api/client/c1/letters-of-consent/s2', () =>
    okResponse({ ...detail, id: 's2', number: 2, correction_reason: 'Wrong answer' }),
  )
  const { user, router } = renderRoutes(routes, `${PATH}/s1`)
  expect(await screen.findByText(/Week 9/)).toBeInTheDocument()
  expect(screen.getByText(/Signed by Alva Berg/)).toHaveTextContent('by link')
  expect(screen.getByText('Relation to the client: Mother')).toBeInTheDocument()
  expect(screen.getByText(/Identity shown by a code/)).toBeInTheDocument()
  expect(screen.getByText('Handed over by Maja Ek')).toBeInTheDocument()
  expect(screen.queryByRole('form', { name: 'The client signs here' })).toBeNull()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Correct' }))
  const panel = await screen.findByRole('dialog', { name: 'Make a correction' })
  await user.type(within(panel).getByLabelText(/Reason/), 'Wrong answer')
  await user.click(within(panel).getByRole('button', { name: 'Correct' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${PATH}/s2`))
  expect(calls[0]?.body).toEqual({ reason: 'Wrong answer' })
})

test('REC-040 questions are added, moved by keyboard and saved as a whole', async () => {
  const list = { id: 'q1', title_en: 'Health', title_sv: 'Hälsa', question_count: 1, is_active: true, is_deleted: false, version: 3 }
  const form = { ...list, updated_at: '2026-11-21 08:00:00', questions: [question] }
  mockEndpoint('get', '/api/questionary/q1', () => okResponse(form))
  mockEndpoint('get', '/api/questionary', () => pageResponse([]))
  const calls = mockEndpoint('put', '/api/questionary/q1/update-new', () => okResponse(form))
  const { user } = renderRoutes(routes, '/questionnaires/q1/edit')
  expect(await screen.findByDisplayValue('Are you pregnant?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const english = await screen.findAllByLabelText('Question in English')
  await user.type(english[1] as HTMLElement, 'Do you smoke?')
  await user.click(screen.getByRole('button', { name: 'Move question 2 up' }))
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  const { questions, version } = (calls[0]?.body ?? {}) as { questions: { text_en: string }[]; version: number }
  expect([questions.map((question) => question.text_en), version]).toEqual([['Do you smoke?', 'Are you pregnant?'], 3])
})
