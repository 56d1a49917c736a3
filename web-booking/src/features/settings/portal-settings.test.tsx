import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { mockClinicApi, portalSettings, selectOption } from '../../testing/fixtures'

const PATH = '/booking-settings?part=portal'

beforeEach(() => {
  mockSignedIn()
  mockClinicApi()
})
afterEach(() => setTestLanguage('en'))

test('BKG-040 the portal’s texts, questions and BankID are saved with their version', async () => {
  const calls = mockEndpoint('put', '/api/booking-settings/portal', () => okResponse({ ...portalSettings, version: 3 }))
  const { user } = renderRoutes(routes, PATH)
  const form = within(await screen.findByRole('form', { name: 'Portal' }))
  expect(form.getByRole('textbox', { name: 'Welcome, in Swedish' })).toHaveValue('Välkommen till oss')
  await user.type(form.getByRole('textbox', { name: 'Welcome, in English' }), 'Welcome')
  await selectOption(user, form.getByRole('combobox', { name: /^Address/ }), 'Required')
  await user.click(form.getByRole('switch', { name: /Visitors identify themselves with BankID/ }))
  await expectNoA11yViolations()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('The portal is saved')
  expect(calls[0]?.body).toEqual({ ...portalSettings, welcome_en: 'Welcome', address: 'required', needs_bankid: true })
})

test.each([
  ['en', 'Portal', /^Visitors identify themselves with BankID/, /does not use BankID for its clients/],
  ['sv', 'Bokningssida', /^Besökare legitimerar sig med BankID/, /använder inte BankID för sina klienter/],
] as const)('PLT-052 a clinic without BankID for its clients cannot demand it: %s', async (language, title, label, reason) => {
  await setTestLanguage(language)
  mockSignedIn({ settings: { BANK_ID_VERIFICATION_ENABLED: false } })
  renderRoutes(routes, PATH)
  const form = within(await screen.findByRole('form', { name: title }))
  expect(form.getByRole('switch', { name: label })).toBeDisabled()
  expect(form.getByText(reason)).toBeVisible()
})

test('BKG-040 a picture that is refused is named at its field and nothing is saved, in Swedish too', async () => {
  await setTestLanguage('sv')
  const message = 'Detta gick inte att hitta.'
  const calls = mockEndpoint('put', '/api/booking-settings/portal', () => validationErrorResponse({ cover_id: message }))
  const { user } = renderRoutes(routes, PATH)
  const form = within(await screen.findByRole('form', { name: 'Bokningssida' }))
  await user.type(form.getByRole('textbox', { name: 'Efter bokningen på svenska' }), 'Vi ses')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  expect(await form.findByText(message)).toBeVisible()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByText('Bokningssidan är sparad')).toBeNull()
})

test('BKG-040 who may not change the schedule reads the portal’s settings only', async () => {
  mockSignedIn({ permissions: ['catalogue.read'] })
  renderRoutes(routes, PATH)
  const form = within(await screen.findByRole('form', { name: 'Portal' }))
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(form.getByRole('textbox', { name: 'Welcome, in Swedish' })).toBeDisabled()
})
