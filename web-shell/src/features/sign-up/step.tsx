import { type Session, useSession } from '@clinic/kit/session'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'

const places: Record<Session['step'], string> = { verify_email: '/verify-email', set_up: '/set-up', done: '/' }

/** Shows a step of signing up only to those who stand at it, and leads the others to where they do. */
export function Step({ at, children }: { at: Session['step']; children: ReactNode }) {
  const session = useSession()
  if (!session) return <Navigate to="/login" replace />
  return session.step === at ? children : <Navigate to={places[session.step]} replace />
}
