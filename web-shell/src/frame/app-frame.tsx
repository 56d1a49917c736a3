import { NotFoundScreen, useNotFoundPath } from '@clinic/kit/app'
import { getRouteTitle } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { LazyComponent } from './lazy-component'
import { openSignIn } from './sign-in-redirect'

/** Loaded with a session only, so that the sign-in is not kept waiting for it. */
export const loadAppLayout = () => import('./signed-in').then((m) => m.AppLayout)

function useDocumentTitle(): void {
  const matches = useMatches()
  const company = useSession()?.company?.name
  useLanguage()
  const title = getRouteTitle(matches)
  useEffect(() => {
    document.title = [title, company ?? 'Aster'].filter(Boolean).join(' · ')
  }, [title, company])
}

const STEP_PATHS = { verify_email: '/verify-email', set_up: '/set-up' } as const

/** Loads the sign-in, or the open step of the sign-up: both are pages of another entry. */
function OpenSignIn({ to }: { to: string }) {
  useEffect(() => openSignIn(to), [to])
  return null
}

/** The layout of every staff screen. Without a session a known page leads to the sign-in, which returns to it. */
export function AppFrame() {
  useDocumentTitle()
  const session = useSession()
  const { pathname, search } = useLocation()
  const notFoundPath = useNotFoundPath()
  if (!session && pathname === notFoundPath) return <NotFoundScreen />
  if (!session) return <OpenSignIn to={pathname === '/' ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`} />
  if (session.onboarding_step !== 'done') return <OpenSignIn to={STEP_PATHS[session.onboarding_step]} />
  return <LazyComponent load={loadAppLayout} />
}
