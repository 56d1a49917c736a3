import type { ReactNode } from 'react'
import { Redirect } from '../navigation'
import { ForgotPasswordPage } from './forgot-password-page'
import { ResetPasswordPage } from './reset-password-page'
import { SecondFactorPage } from './second-factor-page'
import { SetUpPage } from './set-up-page'
import { SignInPage } from './sign-in-page'
import { SignUpPage } from './sign-up-page'
import { OtherPage } from './unknown-page'
import { VerifyEmailPage } from './verify-email-page'
import { VerifyLinkPage } from './verify-link-page'

interface SignInEntryPage {
  /** The address, with the names of its variable parts after colons. */
  path: string
  render: (...values: string[]) => ReactNode
}

/** The pages without a session, or before the sign-up is complete. SIGN_IN_PATH of services/clinic/core/api/spa.py names the same. */
export const signInPages: SignInEntryPage[] = [
  { path: '/login', render: () => <SignInPage /> },
  { path: '/login/step', render: () => <SecondFactorPage /> },
  { path: '/sign-up', render: () => <SignUpPage /> },
  { path: '/register', render: () => <Redirect to="/sign-up" /> },
  { path: '/verify-email', render: () => <VerifyEmailPage /> },
  { path: '/email/verify/:id/:hash', render: (id = '', hash = '') => <VerifyLinkPage id={id} hash={hash} /> },
  { path: '/set-up', render: () => <SetUpPage /> },
  { path: '/forgot-password', render: () => <ForgotPasswordPage /> },
  { path: '/reset-password/:token', render: (token = '') => <ResetPasswordPage token={token} /> },
]

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`)

/** Decodes a part of the path; a link that was cut in the middle of an escaped letter is returned as it is. */
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The page of an address; any other address is of another entry. */
export function findPage(path: string): ReactNode {
  for (const page of signInPages) {
    const match = toPattern(page.path).exec(path)
    if (match) return page.render(...match.slice(1).map(safeDecode))
  }
  return <OtherPage />
}
