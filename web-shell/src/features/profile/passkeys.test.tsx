import {
  closeTopDialog,
  createSession,
  errorResponse,
  expectNoA11yViolations,
  findForm,
  mockEndpoint,
  mockPasskeys,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  submitEveryField,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { privateRoutes } from '../../routes'
import { createGoogleCalendar } from './google-calendar-fixtures'
// Loaded before the first test, whose time would else include it.
import './profile-screen'

const phone = { id: '018f0000-0000-7000-8000-0000000000c1', name: 'Mobilen', created_at: '2026-11-20 07:30:00', last_used_at: null }
let passkeys: (typeof phone)[]

beforeEach(() => {
  passkeys = [phone]
  mockSignedIn()
  mockEndpoint('get', '/api/profile', () => okResponse({ ...createSession().user, is_bankid_verified: false }))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([]))
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse(passkeys))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse({ confirmed_at: null, recovery_codes_left: 0 }))
})
afterEach(() => vi.unstubAllGlobals())

async function renderMethods() {
  const page = renderRoutes([{ path: '/', children: privateRoutes }], '/profile')
  const section = within(await screen.findByRole('region', { name: 'Ways to sign in' }))
  return { user: page.user, section }
}

async function enterPassword(user: Awaited<ReturnType<typeof renderMethods>>['user'], form: string, button: string) {
  const element = await findForm(form)
  await user.clear(within(element).getByLabelText(/^Your password/))
  await user.type(within(element).getByLabelText(/^Your password/), 'Sommar2026')
  await user.click(within(element).getByRole('button', { name: button }))
}

test('BEY-061 a passkey is made with the password, and named', async () => {
  const requests = mockPasskeys()
  const optionCalls = mockEndpoint('post', '/api/profile/passkeys/options', () =>
    optionCalls.length === 1
      ? validationErrorResponse({ password: 'The password is not right.' })
      : okResponse({ options: { challenge: 'abc' } }),
  )
  const added = mockEndpoint('post', '/api/profile/passkeys', () => {
    passkeys = [phone, { ...phone, id: 'p2', name: 'Datorn' }]
    return okResponse(passkeys[1])
  })
  const { user, section } = await renderMethods()
  await user.click(await section.findByRole('button', { name: 'Add a passkey' }))
  await enterPassword(user, 'Add a passkey', 'Continue')
  expect(await screen.findByText('The password is not right.')).toBeInTheDocument()
  expect(requests).toEqual([])
  await enterPassword(user, 'Add a passkey', 'Continue')
  const form = await findForm('Name the passkey')
  await expectNoA11yViolations()
  expect(requests).toMatchObject([{ publicKey: { challenge: 'abc' } }])
  const body = await submitEveryField(form, {
    schema: 'PasskeyCreate',
    user,
    calls: added,
    without: ['credential'],
    values: { name: 'Datorn' },
  })
  expect(body.credential).toEqual({ id: 'key-1' })
  expect(await screen.findByText('The passkey is added')).toBeInTheDocument()
  expect(await section.findByText('Datorn')).toBeInTheDocument()
})

test('BEY-061 a passkey gets another name', async () => {
  const renamed = mockEndpoint('put', `/api/profile/passkeys/${phone.id}`, () => {
    passkeys = [{ ...phone, name: 'Telefonen' }]
    return okResponse(passkeys[0])
  })
  const { user, section } = await renderMethods()
  await user.click(await section.findByRole('button', { name: 'Rename Mobilen' }))
  const form = await findForm('Rename Mobilen')
  await submitEveryField(form, { schema: 'PasskeyUpdate', user, calls: renamed, values: { name: 'Telefonen' } })
  expect(await section.findByText('Telefonen')).toBeInTheDocument()
})

test('BEY-061 the dialogs of passkeys are closed by their button, and nothing is stored', async () => {
  mockPasskeys()
  mockEndpoint('post', '/api/profile/passkeys/options', () => okResponse({ options: { challenge: 'abc' } }))
  const { user, section } = await renderMethods()
  for (const name of ['Add a passkey', 'Rename Mobilen', 'Remove Mobilen']) {
    await user.click(await section.findByRole('button', { name }))
    await closeTopDialog(user)
  }
  await user.click(section.getByRole('button', { name: 'Add a passkey' }))
  await enterPassword(user, 'Add a passkey', 'Continue')
  await findForm('Name the passkey')
  await closeTopDialog(user)
  expect(section.getByText('Mobilen')).toBeVisible()
})

test('BEY-061 a request that was closed, and a device that is known already, are explained', async () => {
  let name = 'NotAllowedError'
  mockPasskeys(() => Promise.reject(new DOMException('', name)))
  mockEndpoint('post', '/api/profile/passkeys/options', () => okResponse({ options: { challenge: 'abc' } }))
  const { user, section } = await renderMethods()
  await user.click(await section.findByRole('button', { name: 'Add a passkey' }))
  await enterPassword(user, 'Add a passkey', 'Continue')
  expect(await screen.findByText('The passkey was not created. Please try again.')).toBeInTheDocument()
  name = 'InvalidStateError'
  await user.click(section.getByRole('button', { name: 'Add a passkey' }))
  await enterPassword(user, 'Add a passkey', 'Continue')
  expect(await screen.findByText('This device already has a passkey of your account.')).toBeInTheDocument()
})

test('BEY-061 a passkey is removed with the password', async () => {
  const removed = mockEndpoint('post', `/api/profile/passkeys/${phone.id}/remove`, () => {
    passkeys = []
    return okResponse(null)
  })
  const { user, section } = await renderMethods()
  expect(await section.findByText(/This browser has no passkeys/)).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Remove Mobilen' }))
  await enterPassword(user, 'Remove Mobilen', 'Remove')
  expect(await screen.findByText('The passkey is removed')).toBeInTheDocument()
  await waitFor(() => expect(section.queryByText('Mobilen')).toBeNull())
  expect(removed[0]?.body).toEqual({ password: 'Sommar2026' })
})

test('BEY-061 passkeys that do not load are asked for again', async () => {
  let isDown = true
  mockEndpoint('get', '/api/profile/passkeys', () =>
    isDown ? errorResponse(500, 'internal', 'Something went wrong') : okResponse([phone]),
  )
  const { user, section } = await renderMethods()
  const retryButton = await section.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retryButton)
  expect(await section.findByText('Mobilen')).toBeInTheDocument()
})
