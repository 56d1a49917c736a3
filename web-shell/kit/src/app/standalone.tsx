import { useEffect } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useRouteError } from 'react-router'
import type { Remote } from '../contract'
import { loadSession, useSessionStore } from '../session'
import { LoadingState } from '../ui'
import { AuthLayout } from './auth-layout'
import { ErrorScreen } from './error-screen'
import { mountApp } from './mount'
import { NotFoundScreen } from './not-found-screen'
import { SignInForm } from './sign-in-form'
import { useAppTranslation } from './texts'

function RouteError() {
  return <ErrorScreen error={useRouteError()} />
}

function RequireSession() {
  const t = useAppTranslation()
  const { isLoaded, session } = useSessionStore()
  useEffect(() => {
    if (!isLoaded) void loadSession()
  }, [isLoaded])
  if (!isLoaded) return <LoadingState />
  if (!session)
    return (
      <AuthLayout title={t('signIn')}>
        <SignInForm />
      </AuthLayout>
    )
  return (
    <main className="clinic-standalone">
      <Outlet />
    </main>
  )
}

/** Mounts one remote without the shell, for its development and as a proof that it depends on no other. `/` redirects to its home path. */
export function mountStandalone(remote: Remote, homePath: string): void {
  if (window.location.pathname === '/') window.history.replaceState(null, '', homePath)
  const router = createBrowserRouter([
    {
      element: <RequireSession />,
      errorElement: <RouteError />,
      HydrateFallback: LoadingState,
      children: [...remote.routes, { path: '*', element: <NotFoundScreen /> }],
    },
  ])
  mountApp(<RouterProvider router={router} />)
}
