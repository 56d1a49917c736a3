import { addDays, today } from '@clinic/kit/i18n'
import { createSession, expectNoA11yViolations, mockSignedIn, renderRoutes } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { PasswordNotice } from './password-notice'

beforeEach(() => localStorage.removeItem('password-notice'))

function renderNotice(days: number | null) {
  const password_expires_at = days === null ? null : `${addDays(today(), days)} 11:00:00`
  mockSignedIn({ ...createSession(), password_expires_at })
  return renderRoutes([{ path: '/', element: <PasswordNotice /> }])
}

test.each([null, 15, -1])('PLT-017 nothing is said of a password that expires in %s days', (days) => {
  renderNotice(days)
  expect(screen.queryByRole('status')).toBeNull()
})

test.each([0, 14])(
  'PLT-017 a password that expires in %s days is changed in the profile, or the notice is closed for the day',
  async (days) => {
    const { user, unmount } = renderNotice(days)
    expect(await screen.findByRole('status')).toHaveTextContent(`Your password expires on ${addDays(today(), days)}.`)
    expect(screen.getByRole('link', { name: 'Choose a new one in your profile' })).toHaveAttribute('href', '/profile')
    await expectNoA11yViolations()
    await user.click(screen.getByRole('button', { name: 'Close for today' }))
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
    renderNotice(days)
    expect(screen.queryByRole('status')).toBeNull()
  },
)
