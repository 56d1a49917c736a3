import { accessible, answer, inLanguage, listed, live, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const LETTER = '01a1ff17-14ae-740a-b882-cd2077bb8704'
const AT = '/clients/c1/letters-of-consents'
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
  letter_id: LETTER,
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
const whole = {
  ...row,
  letter_number: 1,
  body: paragraph,
  questions: [question],
  asks_publish: true,
  answers: {},
  publish_permission: '',
  files: [],
  signature: null,
  signed_way: '',
  correction_reason: '',
  cancelled_at: null,
  cancelled_by_name: '',
  cancel_reason: '',
  marks: [],
  is_newest: true,
  versions: [{ id: 's1', number: 1, state: 'pending_sign', signed_at: null, correction_reason: '', document_id: null }],
}
const signed = {
  ...whole,
  state: 'signed',
  signed_at: '2026-11-21 09:00:00',
  signed_by_name: 'Alva Berg',
  signed_way: 'link',
  document_id: 'd1',
  answers: { [question.id]: { value: true, more: 'Week 9' } },
  publish_permission: 'eyes_covered',
}

beforeEach(() => {
  signedIn({
    permissions: ['client.read', 'client.card', 'form.read', 'form.write', 'form.design', 'document.read', 'draft.read', 'draft.write'],
  })
  answer('get', '/api/overview/clients/c1/card', () => refusal(404, 'not_found', 'It could not be found.'))
})

test('REC-031 a client’s letters show their state; one is given, and the link is sent', async () => {
  answer('get', '/api/client/c1/letters-of-consent', () => listed([row]))
  answer('get', '/api/letters-of-consent', () => listed([{ id: LETTER, title: 'Consent to filler' }]))
  const given = answer('post', '/api/client/c1/letters-of-consent', () => ok([row]))
  const sent = answer('post', '/api/client/c1/forms/sendMail', () => ok({ channels: ['sms'], forms: 1, expires_at: '2026-12-05 08:00:00' }))
  const { user } = show(routes, AT)
  expect(await screen.findByText('Pending sign')).toBeInTheDocument()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Give a letter of consent' }))
  await user.click(await screen.findByRole('combobox', { name: /Which/ }))
  await user.click(await screen.findByRole('option', { name: 'Consent to filler', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Give to the client' }))
  await waitFor(() => expect(given[0]?.body).toMatchObject({ letter_ids: [LETTER] }))
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  const panel = await screen.findByRole('dialog', { name: 'Send everything that waits' })
  await user.click(within(panel).getByRole('button', { name: 'Send the link' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ channels: ['sms'] }))
})

test.each([
  [AT, '/api/client/c1/letters-of-consent', '/api/letters-of-consent', 'No letters of consent', 'Give a letter of consent'],
  ['/clients/c1/questionnaires', '/api/client/c1/questionary', '/api/questionary', 'No questionnaires', 'Give a questionnaire'],
] as const)(
  'REC-031 REC-041 what is being chosen at %s stays when a colleague gives the first one meanwhile',
  async (at, list, choosable, none, give) => {
    const given: object[] = []
    answer('get', list, () => listed(given))
    answer('get', choosable, () => listed([{ id: LETTER, title: 'Consent to filler', title_en: 'Health', title_sv: 'Hälsa' }]))
    const { user } = show(routes, at)
    const empty = await screen.findByText(none)
    await user.click(screen.getAllByRole('button', { name: give }).at(-1) as HTMLElement)
    expect(await screen.findByRole('combobox', { name: /Which/ })).toBeInTheDocument()
    given.push({ ...row, title: 'Laser', title_en: 'Laser', title_sv: 'Laser' })
    live.broadcast(JSON.stringify({ topic: 'forms', id: 's1', version: 1 }))
    expect(await screen.findByText('Laser')).toBeInTheDocument()
    expect(empty).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: give })).toBeVisible()
  },
)

test.each([
  [404, 'not_found', 0],
  [503, 'server.error', 1],
])('a letter that is answered with %i can be tried again only if that may help', async (status, code, buttons) => {
  answer('get', '/api/client/c1/letters-of-consent/s1', () => refusal(status, code, 'No letter.'))
  show(routes, `${AT}/s1`)
  expect(await screen.findByText('No letter.')).toBeInTheDocument()
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons)
})

test('REC-031 "Sign the letter of consent or the attached file" is told above the form; an answer’s error beside it', async () => {
  answer('get', '/api/client/c1/letters-of-consent/s1', () => ok(whole))
  const calls = answer('post', '/api/client/c1/letters-of-consent/s1/sign', () =>
    refusal(422, 'forms.sign_or_file', 'Sign the letter of consent or the attached file'),
  )
  const { user } = show(routes, `${AT}/s1`)
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
  'BEY-023 what is signed in %s says so, since what was shown is what is frozen',
  async (language, asked, no, eyes, agree, sign) => {
    answer('get', '/api/client/c1/letters-of-consent/s1', () => ok(whole))
    const calls = answer('post', '/api/client/c1/letters-of-consent/s1/sign', () => refusal(422, 'forms.sign_or_file', 'Sign.'))
    await inLanguage(language)
    const { user } = show(routes, `${AT}/s1`)
    const group = await screen.findByRole('radiogroup', { name: new RegExp(`^${asked.replace('?', '\\?')}`) })
    await user.click(within(group).getByRole('radio', { name: no }))
    await user.click(screen.getByRole('radio', { name: eyes }))
    await user.click(screen.getByRole('checkbox', { name: agree }))
    await user.click(screen.getByRole('button', { name: sign }))
    await waitFor(() => expect(calls[0]?.request.headers.get('X-Language')).toBe(language))
    await inLanguage('en')
  },
)

test('REC-031 BEY-023 an agreement and a signature that were never sent don’t come back: the client signs anew', async () => {
  answer('get', '/api/client/c1/letters-of-consent/s1', () => ok({ ...whole, questions: [], asks_publish: false }))
  const body = {
    answers: {},
    publish_permission: null,
    agreed: true,
    signature: 'data:image/png;base64,iVBORw0KGgo=',
    signed_by: 'Her mother',
  }
  answer('get', '/api/drafts/client-consent/s1', () => ok({ body, base_version: 2, updated_at: '2026-11-19 08:30:00' }))
  const calls = answer('post', '/api/client/c1/letters-of-consent/s1/sign', () => refusal(422, 'validation', 'Sign.'))
  const { user } = show(routes, `${AT}/s1`)
  await waitFor(() => expect(screen.getByDisplayValue('Her mother')).toBeInTheDocument())
  expect(screen.getByRole('checkbox', { name: /I have read and understood/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ agreed: false, signature: null, signed_by: 'Her mother' }))
})

test('REC-022 a signed letter is read, not changed: it is corrected or cancelled with a reason', async () => {
  answer('get', '/api/client/c1/letters-of-consent/s1', () => ok(signed))
  const calls = answer('post', '/api/client/c1/letters-of-consent/s1/correct', () => ok({ ...whole, id: 's2', number: 2 }))
  answer('get', '/api/client/c1/letters-of-consent/s2', () => ok({ ...whole, id: 's2', number: 2, correction_reason: 'Wrong answer' }))
  const { user, router } = show(routes, `${AT}/s1`)
  expect(await screen.findByText(/Week 9/)).toBeInTheDocument()
  expect(screen.getByText(/Signed by Alva Berg/)).toHaveTextContent('by the link')
  expect(screen.queryByRole('form', { name: 'The client signs here' })).toBeNull()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Correct' }))
  const panel = await screen.findByRole('dialog', { name: 'Make a correction' })
  await user.type(within(panel).getByLabelText(/Reason/), 'Wrong answer')
  await user.click(within(panel).getByRole('button', { name: 'Correct' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${AT}/s2`))
  expect(calls[0]?.body).toEqual({ reason: 'Wrong answer' })
})

test('REC-040 questions are added, moved by keyboard and saved as a whole', async () => {
  const list = { id: 'q1', title_en: 'Health', title_sv: 'Hälsa', question_count: 1, is_active: true, is_deleted: false, version: 3 }
  const form = { ...list, updated_at: '2026-11-21 08:00:00', questions: [question] }
  answer('get', '/api/questionary/q1', () => ok(form))
  answer('get', '/api/questionary', () => listed([]))
  const calls = answer('put', '/api/questionary/q1/update-new', () => ok(form))
  const { user } = show(routes, '/questionnaires/q1/edit')
  expect(await screen.findByDisplayValue('Are you pregnant?')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const english = await screen.findAllByLabelText('Question in English')
  await user.type(english[1] as HTMLElement, 'Do you smoke?')
  await user.click(screen.getByRole('button', { name: 'Move question 2 up' }))
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  const { questions, version } = (calls[0]?.body ?? {}) as { questions: { text_en: string }[]; version: number }
  expect([questions.map((one) => one.text_en), version]).toEqual([['Do you smoke?', 'Are you pregnant?'], 3])
})
