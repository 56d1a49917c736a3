import { ApiError, SESSION_END_CODES } from '@clinic/kit/lite'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { ErrorPage, LoadingPage } from './error-page'
import { fetchSession, type Session } from './sign-in.api'

interface SessionState {
  session: Session | null
  /** Why the last session ended, in the user's language: another sign-in or the clinic's policy (PLT-004). */
  endReason: string | null
}

interface SessionContextValue extends SessionState {
  startSession: (session: Session) => void
  /** Forgets the session when a call was refused because it has ended. */
  handleSessionEnd: (error: unknown) => void
}

const SessionContext = createContext<SessionContextValue | null>(null)

const isSessionEnd = (error: unknown): error is ApiError => error instanceof ApiError && SESSION_END_CODES.has(error.code)

const toEnded = (error: unknown): SessionState => ({
  session: null,
  endReason: isSessionEnd(error) && error.code !== 'auth.required' ? error.message : null,
})

async function loadState(): Promise<SessionState> {
  try {
    return { session: await fetchSession(), endReason: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOutcomeUnknown) throw error
    return toEnded(error)
  }
}

/** Loads the session before it shows the page; an error of the server is shown in the page's place. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    setError(null)
    loadState().then(setState, setError)
  }, [])
  useEffect(load, [load])
  const value = useMemo(
    () =>
      state && {
        ...state,
        startSession: (session: Session) => setState({ session, endReason: null }),
        handleSessionEnd: (refusal: unknown) => isSessionEnd(refusal) && setState(toEnded(refusal)),
      },
    [state],
  )
  if (error) return <ErrorPage error={error} onRetry={load} />
  if (!value) return <LoadingPage />
  return <SessionContext value={value}>{children}</SessionContext>
}

export function useSession(): SessionContextValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('SessionProvider is missing')
  return value
}
