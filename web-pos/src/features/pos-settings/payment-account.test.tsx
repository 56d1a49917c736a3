import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { mockPos, paymentAccount, readiness, register } from '../../testing/fixtures'

const path = '/api/v3/point-of-sale/payment-account'
const at = '/point-of-sale/setting/terminal-setting'
const notConnected = { ...paymentAccount, state: 'not_connected' as const, merchant_id: '', terms_version: '', terms_accepted_at: null }
const started = { ...paymentAccount, state: 'started' as const, merchant_id: '', redirect_url: 'https://viva.example/onboarding/1' }

beforeEach(() => {
  mockSignedIn()
  mockPos()
  mockEndpoint('get', '/api/v3/point-of-sale/settings', () =>
    okResponse({ merchant_id: '', receipt_header: '', receipt_footer: '', swish_qr_id: null, version: 1 }),
  )
})

const findSection = () => screen.findByRole('region', { name: 'Payment provider' })

test('POS-024 the terms are shown and agreed to before the connection is started, and the next step leads to the provider', async () => {
  mockEndpoint('get', path, () => okResponse(notConnected))
  const connects = mockEndpoint('post', path, () => okResponse(started))
  mockEndpoint('post', `${path}/refresh`, () => okResponse(started))
  const { user } = renderRoutes(routes, at)
  expect(await within(await findSection()).findByText('Not connected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Connect the payment provider' }))
  const form = await screen.findByRole('form', { name: 'Connect the payment provider' })
  expect(within(form).getByText('Aster never holds the money.')).toBeVisible()
  expect(within(form).getByLabelText(/E-mail/)).toHaveValue('owner@clinic.example')
  await expectNoA11yViolations()
  await user.click(within(form).getByRole('button', { name: 'Agree and connect' }))
  expect(connects).toHaveLength(0)
  mockEndpoint('get', path, () => okResponse(started))
  await user.click(within(form).getByRole('checkbox', { name: /I agree to these terms/ }))
  await user.click(within(form).getByRole('button', { name: 'Agree and connect' }))
  expect(await screen.findByRole('link', { name: 'Continue at Viva' })).toHaveAttribute('href', started.redirect_url)
  expect(connects[0]?.body).toEqual({ email: 'owner@clinic.example', terms_version: '2026-11-25', terms: true })
  expect(screen.getByText('Started')).toBeVisible()
})

test('POS-024 the state is asked for when the provider’s pages have led back, and each state says what to do next', async () => {
  mockEndpoint('get', path, () => okResponse(started))
  const refreshes = mockEndpoint('post', `${path}/refresh`, () => {
    mockEndpoint('get', path, () => okResponse({ ...started, state: 'waiting', redirect_url: '' }))
    return okResponse(started)
  })
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByText('Waiting for Viva')).toBeVisible()
  expect(screen.getByText(/can take a few days/)).toBeVisible()
  expect(refreshes).toHaveLength(1)
  await expectNoA11yViolations()
  mockEndpoint('post', `${path}/refresh`, () => {
    mockEndpoint('get', path, () => okResponse(paymentAccount))
    return okResponse(paymentAccount)
  })
  await user.click(screen.getByRole('button', { name: 'Check the status' }))
  expect(await screen.findByText('Connected')).toBeVisible()
  expect(screen.getByText('Merchant id m1')).toBeVisible()
  expect(screen.getByText(/add the card terminals below/)).toBeVisible()
  await setTestLanguage('sv')
  expect(await screen.findByText('Ansluten')).toBeVisible()
  await setTestLanguage('en')
})

test('POS-024 a refused account says so and can be tried again', async () => {
  mockEndpoint('get', path, () => okResponse({ ...paymentAccount, state: 'refused', merchant_id: '' }))
  const { user } = renderRoutes(routes, at)
  expect(await within(await findSection()).findByText('Refused')).toBeVisible()
  expect(screen.getByText(/Ask Viva’s support why/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('form', { name: 'Connect the payment provider' })).toBeVisible()
})

test('POS-001 what is missing leads to where it is fixed', async () => {
  const blockers = [
    { code: 'pos.no_organization_number', text: 'The company’s organization number is missing.' },
    { code: 'pos.no_merchant', text: 'No account with the payment provider yet.' },
    { code: 'pos.no_control_unit', text: 'No register is connected.' },
  ]
  mockPos({ ...readiness, ready: false, blockers, registers: [{ ...register, control_id: '' }] })
  renderRoutes(routes, '/point-of-sale/payment')
  await screen.findByText('Nothing can be sold yet')
  expect(screen.getAllByRole('link', { name: 'Fix' }).map((link) => link.getAttribute('href'))).toEqual([
    '/settings/company-information',
    `${at}#payment-account`,
    `${at}#registers`,
  ])
})

test('POS-001 a company outside Sweden is told why, that all else works, and nothing is offered to set up', async () => {
  mockPos({ ready: false, blockers: [{ code: 'pos.country_not_supported', text: 'Only in Sweden.' }], registers: [], terminals: [] })
  renderRoutes(routes, at)
  expect(await screen.findByText('Only in Sweden.')).toBeVisible()
  expect(screen.getByText(/Everything else works/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Payment provider' })).not.toBeInTheDocument()
  await expectNoA11yViolations()
})
