import {
  closeTopDialog,
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
import { beforeEach, expect, test, vi } from 'vitest'
import { privateRoutes } from '../../routes'
// Loaded before the first test, whose time would else include it.
import './profile-screen'
import { createGoogleCalendar } from './google-calendar-fixtures'

const inUse = { confirmed_at: '2026-11-20 07:30:00', recovery_codes_left: 9 }
const codes = ['AAAAA-11111', 'BBBBB-22222']
let authenticator: { confirmed_at: string | null; recovery_codes_left: number }

beforeEach(() => {
  authenticator = { confirmed_at: null, recovery_codes_left: 0 }
  mockSignedIn()
  mockEndpoint('get', '/api/profile', () => okResponse(createSession().user))
  mockEndpoint('get', '/api/profile/sign-ins', () => pageResponse([]))
  mockEndpoint('get', '/api/profile/two-factor', () => okResponse({ is_on: false, is_required: false, code_reason: null }))
  mockEndpoint('get', '/api/profile/passkeys', () => okResponse([]))
  mockEndpoint('get', '/api/profile/authenticator', () => okResponse(authenticator))
  mockEndpoint('get', '/api/profile/google-calendar', () => okResponse(createGoogleCalendar()))
  mockEndpoint('get', '/api/profile/calendar-link', () => okResponse({ is_available: false, created_at: null }))
})

async function renderSection(name = 'Two-step sign-in') {
  const page = renderRoutes([{ path: '/', children: privateRoutes }], '/profile')
  return { user: page.user, section: within(await screen.findByRole('region', { name })) }
}

async function enterPassword(user: Awaited<ReturnType<typeof renderSection>>['user'], form: string, button: string) {
  const element = await findForm(form)
  await user.clear(within(element).getByLabelText(/^Your password/))
  await user.type(within(element).getByLabelText(/^Your password/), 'Sommar2026')
  await user.click(within(element).getByRole('button', { name: button }))
}

test('BEY-061 an app is set up with the password and a code, and its recovery codes are shown, copied and saved', async () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Aster:astrid%40example.se?secret=JBSWY3DPEHPK3PXP' }
  const secrets = mockEndpoint('post', '/api/profile/authenticator/secret', () =>
    secrets.length === 1 ? validationErrorResponse({ password: 'The password is not right.' }) : okResponse(secret),
  )
  const confirmed = mockEndpoint('post', '/api/profile/authenticator', () => {
    authenticator = { ...inUse, recovery_codes_left: 10 }
    return okResponse({ codes })
  })
  const { user, section } = await renderSection()
  await user.click(await section.findByRole('button', { name: 'Set up an app' }))
  await enterPassword(user, 'Set up an app', 'Continue')
  expect(await screen.findByText('The password is not right.')).toBeInTheDocument()
  await enterPassword(user, 'Set up an app', 'Continue')
  expect(await screen.findByRole('img', { name: 'QR code for the app' })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expectNoA11yViolations()
  const form = await findForm('Set up an app')
  await submitEveryField(form, { schema: 'AuthenticatorConfirm', user, calls: confirmed, values: { code: '123456' } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  await expectNoA11yViolations()
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  const link = dialog.getByRole('link', { name: 'Save as a file' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(codes.join('\n'))
  expect(link).toHaveAttribute('download')
  await user.click(dialog.getByRole('button', { name: 'I have saved the codes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await section.findByText('10 recovery codes left')).toBeVisible()
})

test('BEY-061 recovery codes are made anew and the app is removed, each with the password', async () => {
  authenticator = inUse
  const renewed = mockEndpoint('post', '/api/profile/authenticator/recovery-codes', () => okResponse({ codes }))
  const removed = mockEndpoint('post', '/api/profile/authenticator/remove', () => {
    authenticator = { confirmed_at: null, recovery_codes_left: 0 }
    return okResponse(null)
  })
  const { user, section } = await renderSection()
  expect(await section.findByText('9 recovery codes left')).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Get new recovery codes' }))
  await enterPassword(user, 'Get new recovery codes', 'Continue')
  const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('The codes could not be copied. Save the file instead.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'I have saved the codes' }))
  await user.click(section.getByRole('button', { name: 'Remove the app' }))
  await enterPassword(user, 'Remove the app', 'Remove the app')
  expect(await screen.findByText('The authenticator app is removed')).toBeInTheDocument()
  expect(await section.findByRole('button', { name: 'Set up an app' })).toBeVisible()
  expect([renewed[0]?.body, removed[0]?.body]).toEqual([{ password: 'Sommar2026' }, { password: 'Sommar2026' }])
})

test('BEY-061 the dialogs of the app are closed by their button, and nothing changes', async () => {
  mockEndpoint('post', '/api/profile/authenticator/secret', () => okResponse({ secret: 'JBSWY3DP', uri: 'otpauth://totp/a' }))
  const { user, section } = await renderSection()
  await user.click(await section.findByRole('button', { name: 'Set up an app' }))
  await closeTopDialog(user)
  await user.click(section.getByRole('button', { name: 'Set up an app' }))
  await enterPassword(user, 'Set up an app', 'Continue')
  await screen.findByRole('img', { name: 'QR code for the app' })
  await closeTopDialog(user)
  expect(section.getByRole('button', { name: 'Set up an app' })).toBeVisible()
})

test('BEY-061 the dialogs of an app in use are closed by their button', async () => {
  authenticator = inUse
  const { user, section } = await renderSection()
  for (const name of ['Get new recovery codes', 'Remove the app']) {
    await user.click(await section.findByRole('button', { name }))
    await closeTopDialog(user)
  }
  expect(section.getByText('9 recovery codes left')).toBeVisible()
})

test('PLT-086 an app that does not load is asked for again, in Swedish too', async () => {
  await setTestLanguage('sv')
  let isDown = true
  mockEndpoint('get', '/api/profile/authenticator', () => (isDown ? errorResponse(500, 'internal', 'Något gick fel') : okResponse(inUse)))
  const { user, section } = await renderSection('Tvåstegsinloggning')
  const retryButton = await section.findByRole('button', { name: 'Försök igen' })
  isDown = false
  await user.click(retryButton)
  expect(await section.findByText('9 reservkoder kvar')).toBeVisible()
  await setTestLanguage('en')
})
