import {
  errorResponse,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const makeQuestion = (place: number, type: string, text_en: string, options: object[] = []) => ({
  id: `01a1ff17-14ae-740a-b882-cd2077bb870${place}`,
  type,
  text_en,
  text_sv: `${text_en} (sv)`,
  required: false,
  options,
  max_length: null,
  max_answer_length: 2000,
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
})
const medicines = makeQuestion(1, 'short_answer', 'Which medicines do you take?')
const health = {
  builtin_type: 'health',
  questionnaire_id: 'q1',
  title_en: 'Health questionnaire',
  title_sv: 'Hälsodeklaration',
  questions: [medicines],
}
const interest = {
  ...health,
  builtin_type: 'aesthetic_interest',
  title_en: 'Aesthetic interest',
  questions: [
    makeQuestion(2, 'checkboxes', 'What are you interested in?', [{ id: 'lips', en: 'Lips', sv: 'Läppar' }]),
    makeQuestion(3, 'short_answer', 'Something else'),
    makeQuestion(4, 'textbox', 'Describe what you would like to achieve'),
    makeQuestion(5, 'file_upload', 'Pictures of the area'),
  ],
}
const covid = { ...health, builtin_type: 'covid_19', title_en: 'Covid-19' }
const PAGE = '/clients/c1/client-questionnaires'
const settings = { SHOW_HEALTH_QUESTIONNAIRE: true, SHOW_AESTHETIC_INTEREST: true, SHOW_COVID_19: true }

beforeEach(() => {
  mockSignedIn({ settings })
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'It could not be found.'))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/client/c1/questionary', () => pageResponse([]))
  mockEndpoint('get', '/api/builtin-questionnaires', () => okResponse([health, interest, covid]))
})

async function openForm(name: string) {
  const { user } = renderRoutes(routes, PAGE)
  await user.click(await screen.findByRole('button', { name: 'Fill in now' }))
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }))
  return { user, form: await findForm(name) }
}

test.each([
  ['Health questionnaire', 'health-questionnaire'],
  ['Covid-19', 'covid-19'],
] as const)('REC-043 the %s is filled in at the clinic and stored by its call', async (name, path) => {
  const stored = mockEndpoint('post', `/api/client/c1/${path}`, () => okResponse({ id: 'cq1' }))
  const { user, form } = await openForm(name)
  expect(await submitEveryField(form, { schema: 'BuiltinAnswersStore', user, calls: stored, without: ['language'] })).toHaveProperty(
    `answers.${medicines.id}`,
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
})

test('REC-043 an aesthetic interest is stored with its chosen areas, other, notes and pictures', async () => {
  const stored = mockEndpoint('post', '/api/client/c1/aesthetic-interest', () => okResponse({ id: 'cq1' }))
  const { user, form } = await openForm('Aesthetic interest')
  // The pictures are uploaded: form.test.tsx of the kit chooses them.
  await user.click(within(form).getByRole('checkbox', { name: 'Lips' }))
  const without = ['language', 'image', 'answer_checkbox']
  const body = await submitEveryField(form, { schema: 'AestheticInterestStore', user, calls: stored, without })
  expect(body).toMatchObject({ answer_checkbox: ['lips'], image: [] })
})

test('REC-043 a refused answer stands beside its question, and what is filled in stays', async () => {
  mockEndpoint('post', '/api/client/c1/aesthetic-interest', () => validationErrorResponse({ other: 'At most 200 characters' }))
  const { user, form } = await openForm('Aesthetic interest')
  await user.type(within(form).getByLabelText('Something else'), 'Ears')
  await user.click(within(form).getByRole('button', { name: 'Save answers' }))
  expect(await within(form).findByText('At most 200 characters')).toBeVisible()
  expect(within(form).getByLabelText('Something else')).toHaveValue('Ears')
})

test('REC-043 PLT-052 a questionnaire that is switched off is not offered', async () => {
  mockSignedIn({ settings: { ...settings, SHOW_COVID_19: false } })
  const { user } = renderRoutes(routes, PAGE)
  await user.click(await screen.findByRole('button', { name: 'Fill in now' }))
  expect(await screen.findByRole('menuitem', { name: 'Health questionnaire', hidden: true })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Covid-19', hidden: true })).toBeNull()
})

test('REC-043 a questionnaire that a colleague has switched off meanwhile says so, and its panel closes', async () => {
  mockEndpoint('get', '/api/builtin-questionnaires', () => okResponse([health]))
  const { user } = renderRoutes(routes, PAGE)
  await user.click(await screen.findByRole('button', { name: 'Fill in now' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Covid-19', hidden: true }))
  expect(await screen.findByText('This questionnaire is switched off in the settings.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('This questionnaire is switched off in the settings.')).toBeNull())
})

test('REC-043 the questions are loaded by a retry', async () => {
  let isDown = true
  mockEndpoint('get', '/api/builtin-questionnaires', () => (isDown ? errorResponse(503, 'server.error', 'Down.') : okResponse([health])))
  const { user } = renderRoutes(routes, PAGE)
  await user.click(await screen.findByRole('button', { name: 'Fill in now' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Health questionnaire', hidden: true }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByLabelText(/Which medicines/)).toBeVisible()
})

test('REC-043 a built-in template is read and copied; it has no buttons that change it', async () => {
  const template = {
    id: 'q1',
    title_en: 'Health questionnaire',
    title_sv: 'Hälsodeklaration',
    question_count: 1,
    is_translated: true,
    builtin_type: 'health',
    is_active: true,
    is_deleted: false,
    updated_at: '2026-11-21 08:00:00',
    version: 1,
    questions: [medicines],
  }
  mockEndpoint('get', '/api/questionary', () => pageResponse([template]))
  mockEndpoint('get', '/api/questionary/q1', () => okResponse(template))
  const { user, router } = renderRoutes(routes, '/questionnaires')
  expect(await screen.findByText('Built-in')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
  await router.navigate('/questionnaires/q1/edit')
  expect(await screen.findByText('Which medicines do you take?')).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Copy' }))
  expect(router.state.location.pathname).toBe('/questionnaires/q1/copy')
})
