import type { ReactNode } from 'react'
import { OpenPage, Redirect } from './navigation'
import { useSession } from './session'
import type { Session } from './sign-in.api'

/** Leads a user who is signed in to the step of the sign-up that is open, or to a page of the shell. */
export function LeaveSignIn({ session, to }: { session: Session; to: string }) {
  if (session.onboarding_step === 'verify_email') return <Redirect to="/verify-email" />
  if (session.onboarding_step === 'set_up') return <Redirect to="/set-up" />
  return <OpenPage to={to} />
}

/** Renders a step of the sign-up for users who are at it, and redirects others to their own step. */
export function RequireStep({ step, children }: { step: Session['onboarding_step']; children: ReactNode }) {
  const { session } = useSession()
  if (!session) return <Redirect to="/login" />
  return session.onboarding_step === step ? children : <LeaveSignIn session={session} to="/" />
}
