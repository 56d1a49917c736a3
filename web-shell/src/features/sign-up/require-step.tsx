import { type Session, useSession } from '@clinic/kit/session'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'

const STEP_PATHS: Record<Session['onboarding_step'], string> = { verify_email: '/verify-email', set_up: '/set-up', done: '/' }

/** Renders a step of the sign-up for users who are at it, and redirects others to their own step. */
export function RequireStep({ step, children }: { step: Session['onboarding_step']; children: ReactNode }) {
  const session = useSession()
  if (!session) return <Navigate to="/login" replace />
  return session.onboarding_step === step ? children : <Navigate to={STEP_PATHS[session.onboarding_step]} replace />
}
