import { CLIENT_FIELD_NAMES } from '@clinic/kit/session'
import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  findForm,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  submitEveryField,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const FORM_ID = '01a1ff17-14ae-740a-b882-cd2077bb8704'
const texts = { subject_en: '', subject_sv: '', text_en: '', text_sv: '' }
const settings = {
  is_open: false,
  questionnaire_ids: [],
  consent_template_ids: [],
  welcome_mail: texts,
  super_user_mail: texts,
  is_bankid_required: false,
  sends_welcome_mail: false,
  sends_super_user_mail: false,
  version: 4,
  portal_url: 'http://localhost:3000/registration/abc',
}
const { portal_url: _, ...saved } = settings
const PATH = '/api/registration-settings'
const field = { is_visible: true, is_required: false, name_en: '', name_sv: '' }
const fields = { ...Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, field])), version: 2 }

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', PATH, () => okResponse(settings))
  mockEndpoint('get', '/api/builtin-questionnaires', () => okResponse([]))
  mockEndpoint('get', '/api/company/client-fields', () => okResponse(fields))
  mockEndpoint('post', `${PATH}/preview`, async ({ request }) => {
    const { subject, text, language } = (await request.clone().json()) as Record<string, string>
    return okResponse({ subject: subject || `Standard subject ${language}`, text: text?.replace('{name}', 'Anna') || 'Standard text' })
  })
})
afterEach(() => setTestLanguage('en'))

test('REC-060 the portal is opened, with its link and QR code', async () => {
  const calls = mockEndpoint('put', PATH, () => okResponse({ ...settings, is_open: true, version: 5 }))
  const { user } = renderRoutes(routes, '/registration-settings/configurations')
  const form = within(await screen.findByRole('form', { name: 'The portal' }))
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(settings.portal_url)
  expect(await screen.findByTitle(`QR code of ${settings.portal_url}`)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', settings.portal_url)
  await expectNoA11yViolations()
  await user.click(form.getByRole('switch', { name: /^Clients can register themselves/ }))
  await user.click(form.getByRole('switch', { name: /^Clients identify themselves with BankID/ }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(calls.map(({ body }) => body)).toEqual([{ ...saved, is_open: true, is_bankid_required: true }])
})

test('PLT-052 a clinic without BankID for its clients cannot demand it of those who register', async () => {
  mockSignedIn({ settings: { BANK_ID_VERIFICATION_ENABLED: false } })
  renderRoutes(routes, '/registration-settings/configurations')
  const form = within(await screen.findByRole('form', { name: 'The portal' }))
  expect(form.getByRole('switch', { name: /^Clients identify themselves with BankID/ })).toBeDisabled()
  expect(form.getByText(/does not use BankID for its clients/)).toBeVisible()
})

test('REC-060 questionnaires and consents are chosen; the built-in ones that are on are listed', async () => {
  mockEndpoint('get', '/api/builtin-questionnaires', () =>
    okResponse([
      { builtin_type: 'health', questionnaire_id: 'q9', title_en: 'Health questionnaire', title_sv: 'Hälsodeklaration', questions: [] },
    ]),
  )
  mockEndpoint('get', '/api/questionary', () =>
    pageResponse([
      { id: FORM_ID, title_en: 'Skin', title_sv: 'Hud', builtin_type: null },
      { id: 'q9', title_en: 'Health questionnaire', title_sv: 'Hälsodeklaration', builtin_type: 'health' },
    ]),
  )
  mockEndpoint('get', '/api/letters-of-consent', () => pageResponse([{ id: FORM_ID, title: 'Consent to filler' }]))
  const calls = mockEndpoint('put', PATH, () => okResponse(settings))
  const { user } = renderRoutes(routes, '/registration-portal/questionnaire')
  expect(await screen.findByText('Health questionnaire')).toBeVisible()
  const body = await submitEveryField(await findForm('Forms to fill in'), {
    schema: 'RegistrationSettingsUpdate',
    user,
    calls,
    without: ['is_open', 'is_bankid_required', 'sends_welcome_mail', 'sends_super_user_mail', 'welcome_mail', 'super_user_mail'],
  })
  expect(body).toMatchObject({ questionnaire_ids: [FORM_ID], consent_template_ids: [FORM_ID], version: 4 })
})

test('REC-060 PLT-053 a field is required, another hidden', async () => {
  const calls = mockEndpoint('put', '/api/company/client-fields', () => okResponse({ ...fields, version: 3 }))
  mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const { user } = renderRoutes(routes, '/registration-portal/mandatory-fields')
  await user.click(await screen.findByRole('checkbox', { name: 'Require City' }))
  await user.click(screen.getByRole('checkbox', { name: 'Show Occupation' }))
  expect(screen.getByRole('checkbox', { name: 'Require Occupation' })).toBeDisabled()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({ ...fields, city: { ...field, is_required: true }, occupation: { ...field, is_visible: false } }),
  )
})

test('REC-060 the e-mails are switched on, written and previewed; an unknown placeholder is reported at its field', async () => {
  const calls = mockEndpoint('put', PATH, () => validationErrorResponse({ 'welcome_mail.text_en': 'There is no {nam}.' }))
  const { user } = renderRoutes(routes, '/registration-settings/email')
  const form = within(await screen.findByRole('form', { name: 'E-mails' }))
  expect((await form.findAllByText('Standard subject sv'))[0]).toBeVisible()
  await user.click(form.getByRole('switch', { name: 'Send the welcome' }))
  await user.click(form.getByRole('switch', { name: 'Send an e-mail to the super user' }))
  const [welcomeText] = form.getAllByRole('textbox', { name: 'Text in English' })
  await user.type(welcomeText as HTMLElement, 'Dear {{name}')
  await waitFor(() => expect(form.getByText('Dear Anna')).toBeVisible())
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('There is no {nam}.')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({
    sends_welcome_mail: true,
    sends_super_user_mail: true,
    welcome_mail: { ...texts, text_en: 'Dear {name}' },
  })
})

test('REC-060 the parts have addresses of their own, in Swedish too', async () => {
  await setTestLanguage('sv')
  const { user, router } = renderRoutes(routes, '/registration-settings/configurations')
  await user.click(await screen.findByRole('tab', { name: 'E-post' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/registration-settings/email'))
  expect(await screen.findByRole('switch', { name: 'Skicka välkomstbrevet' })).toBeVisible()
})

test.each([
  ['/registration-settings/configurations', PATH],
  ['/registration-portal/mandatory-fields', '/api/company/client-fields'],
])('REC-060 %s is loaded by a retry', async (address, endpoint) => {
  let isDown = true
  mockEndpoint('get', endpoint, () =>
    isDown ? errorResponse(503, 'server.error', 'Down.') : okResponse(endpoint === PATH ? settings : fields),
  )
  const { user } = renderRoutes(routes, address)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('form')).toBeVisible()
})
