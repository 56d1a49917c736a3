import { errorResponse, mockEndpoint, okResponse } from '@clinic/kit/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { App } from '../../app'
import { BUSY, expectAccessible } from '../../testing/visitor'
import type { Invitation } from './invitation.api'

const API = '/api/v3/prescribers/invitation'
const invitation: Invitation = {
  clinic_name: 'Lindqvist Hud',
  email: 'eva@example.com',
  account: 'none',
  language: 'sv',
  theme_color: '#0E7C66',
  is_black_text: false,
}

function openInvitation() {
  window.history.replaceState(null, '', '/doctor-invitation/clinic?lang=en&invitation=key')
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

test('RXP-003 an invitation leads to the sign-up, and its key is sent in the body', async () => {
  const calls = mockEndpoint('post', API, () => okResponse(invitation))
  openInvitation()
  expect(await screen.findByRole('heading', { name: 'Lindqvist Hud invites you to prescribe' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/prescription/sign-up?company=clinic&invitation=key&lang=en',
  )
  expect(calls.map(({ body }) => body)).toEqual([{ company: 'clinic', invitation: 'key' }])
  await expectAccessible()
})

test('PLT-086 an invitation that could not be read is read by Try again', async () => {
  let isBroken = true
  const calls = mockEndpoint('post', API, () =>
    isBroken ? errorResponse(BUSY.status, BUSY.code, BUSY.message) : okResponse({ ...invitation, account: 'prescriber' }),
  )
  const user = openInvitation()
  expect(await screen.findByRole('alert')).toHaveTextContent(BUSY.message)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Join with your account' })).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('RXP-003 an invitation that has been used says so and leads to the sign-in', async () => {
  mockEndpoint('post', API, () => errorResponse(410, 'auth.link_invalid', 'The link has expired.'))
  openInvitation()
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/prescription/login?lang=en')
})
