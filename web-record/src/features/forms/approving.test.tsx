import { accessible, answer, inLanguage, invalid, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const staff = ['client.read', 'client.card', 'form.read', 'form.write', 'document.read', 'draft.read', 'draft.write']
const version = { id: 'f1', number: 1, state: 'signed', signed_at: '2026-11-21 09:00:00', correction_reason: '', document_id: 'd1' }
const done = {
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
  is_newest: true,
  marks: [],
  versions: [version],
}
const letter = {
  ...done,
  letter_id: 'l1',
  title: 'Consent to filler',
  letter_number: 1,
  body: { type: 'doc', content: [] },
  asks_publish: false,
  publish_permission: '',
  signed_way: 'screen',
}
const record = {
  ...done,
  state: 'pending_sign',
  signed_at: null,
  questionary_id: 'q1',
  title_en: 'Health',
  title_sv: 'Hälsa',
  is_answered: true,
  answered_at: '2026-11-21 08:30:00',
  answered_by_name: 'Alva Berg',
  answered_way: 'link',
  should_regen_pdf: false,
  language: 'en',
}
const mark = { kind: 'not_approved', reason: 'The wrong clinic', by_name: 'Karin Lind', at: '2026-11-22 10:00:00' }
const LETTERS = ['/clients/c1/letters-of-consents', '/api/client/c1/letters-of-consent', letter] as const
const RECORDS = ['/clients/c1/questionnaires', '/api/client/c1/questionary', record] as const

beforeEach(() => {
  signedIn({ permissions: [...staff, 'form.approve'] })
  answer('get', '/api/overview/clients/c1/card', () => refusal(404, 'not_found', 'It could not be found.'))
})

test.each([LETTERS, RECORDS])('REC-022 at %s an administrator approves it', async (at, api, form) => {
  let shown: object = form
  answer('get', `${api}/f1`, () => ok(shown))
  const calls = answer('post', `${api}/f1/review`, () => {
    shown = { ...form, approval: 'approved', marks: [{ ...mark, kind: 'approved', reason: '' }] }
    return ok(shown)
  })
  const { user } = show(routes, `${at}/f1`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Approve', hidden: true }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ is_approved: true, reason: '' }))
  const said = within((await screen.findByRole('heading', { name: 'What was said about it' })).parentElement as HTMLElement)
  expect(said.getByText('Approved')).toBeInTheDocument()
  expect(said.getByText(/Karin Lind/)).toBeInTheDocument()
  expect(screen.getAllByText('Approved')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Don’t approve', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Approve', hidden: true })).toBeNull()
})

test.each([LETTERS, RECORDS])('REC-022 at %s it isn’t approved only with a reason, which stays to be read', async (at, api, form) => {
  let shown: object = form
  answer('get', `${api}/f1`, () => ok(shown))
  const answers = [
    () => invalid({ reason: 'This field is required' }),
    () => {
      shown = { ...form, approval: 'not_approved', marks: [mark] }
      return ok(shown)
    },
  ]
  const calls = answer('post', `${api}/f1/review`, () => (answers.shift() as () => never)())
  const { user } = show(routes, `${at}/f1`)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Don’t approve', hidden: true }))
  const asked = within(await screen.findByRole('form', { name: 'Don’t approve' }))
  await user.click(asked.getByRole('button', { name: 'Don’t approve' }))
  expect(await asked.findByText('This field is required')).toBeInTheDocument()
  await user.type(asked.getByLabelText(/Reason/), 'The wrong clinic')
  await user.click(asked.getByRole('button', { name: 'Don’t approve' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ is_approved: false, reason: 'The wrong clinic' }))
  expect(await screen.findByText('The wrong clinic')).toBeInTheDocument()
  expect(screen.getAllByText('Not approved')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Don’t approve' })).toBeNull())
  await accessible()
})

test.each([
  [...LETTERS, { state: 'pending_sign', signed_at: null }],
  [...LETTERS, { is_cancelled: true, cancelled_at: '2026-11-22 10:00:00' }],
  [...LETTERS, { is_newest: false, versions: [{ ...version, id: 'f2', number: 2 }, version] }],
  [...RECORDS, { is_answered: false, answered_at: null }],
] as const)('REC-022 at %s nothing is approved that doesn’t stand signed or answered', async (at, api, form, more) => {
  answer('get', `${api}/f1`, () => ok({ ...form, ...more }))
  answer('get', '/api/drafts/:form/f1', () => ok(null))
  show(routes, `${at}/f1`)
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test.each([LETTERS, RECORDS])(
  'REC-022 at %s what stands beside a correction that was given up is corrected and approved',
  async (at, api, form) => {
    answer('get', `${api}/f1`, () => ok({ ...form, versions: [{ ...version, id: 'f2', number: 2, state: 'not_signed' }, version] }))
    const { user } = show(routes, `${at}/f1`)
    expect(await screen.findByRole('button', { name: 'Correct' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Approve', hidden: true })).toBeInTheDocument()
  },
)

test.each([LETTERS, RECORDS])('REC-022 at %s who isn’t an administrator reads the approval and can’t give it', async (at, api, form) => {
  signedIn({ permissions: staff })
  answer('get', `${api}/f1`, () => ok({ ...form, approval: 'approved' }))
  show(routes, `${at}/f1`)
  expect(await screen.findByText('Approved')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('REC-022 a letter’s approval stands in the list, in Swedish too', async () => {
  answer('get', LETTERS[1], () => listed([{ ...letter, approval: 'not_approved' }]))
  await inLanguage('sv')
  show(routes, LETTERS[0])
  const row = within((await screen.findByText('Inte godkänt')).closest('tr') as HTMLElement)
  expect(row.getByText('Signerat')).toBeInTheDocument()
  await inLanguage('en')
})

test.each([
  ['Not signed', 'Waiting for answers', { state: 'not_signed', is_answered: false }],
  ['Pending sign', 'Sent to the client', { is_answered: false, sent_at: '2026-11-20 09:00:00' }],
  ['Pending sign', 'Answered', { sent_at: '2026-11-20 09:00:00' }],
  ['Signed', '', { state: 'signed' }],
  ['Cancelled', '', { is_cancelled: true }],
])('REC-022 a questionnaire is %s in a letter’s words, and says besides that it is: %s', async (signature, answers, more) => {
  answer('get', RECORDS[1], () => listed([{ ...record, ...more, approval: 'approved' }]))
  show(routes, RECORDS[0])
  const row = within((await screen.findByText('Health')).closest('tr') as HTMLElement)
  expect(row.getByText(signature)).toBeInTheDocument()
  const words = ['Waiting for answers', 'Sent to the client', 'Answered'].filter((one) => row.queryByText(one))
  expect(words).toEqual(answers ? [answers] : [])
  expect(row.getByText('Approved')).toBeInTheDocument()
})
