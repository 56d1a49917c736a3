import { lazy, Suspense, useEffect, useState } from 'react'
import { setSecondFactorPrompt } from '../api'
import { type Session, startSession, useSessionStore } from '../session'

const SecondFactorDialog = lazy(() => import('./second-factor-dialog').then((module) => ({ default: module.SecondFactorDialog })))

/** Asks for a second factor where the person is, when a call needs one (LAW-001). Loads the dialog only then. */
export function SecondFactorHost() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null)
  useEffect(() => {
    setSecondFactorPrompt(() => new Promise((resolve) => setAnswer(() => resolve)))
    return () => setSecondFactorPrompt(null)
  }, [])
  if (!answer) return null
  const end = (isProved: boolean) => {
    answer(isProved)
    setAnswer(null)
  }
  const handleProved = (session: Session) => {
    const before = useSessionStore.getState().session
    startSession(session)
    end(true)
    // A passkey of another person, or at another clinic: what is on the screen is not theirs.
    if (before?.user.id !== session.user.id) window.location.reload()
  }
  return (
    <Suspense>
      <SecondFactorDialog onProved={handleProved} onClose={() => end(false)} />
    </Suspense>
  )
}
