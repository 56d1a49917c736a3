import { ErrorScreen, NotFoundScreen } from '@clinic/kit/app'
import { loadSession, useSessionStore } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { useEffect, useState } from 'react'
import { Navigate, type RouteObject, useRouteError } from 'react-router'
import { ForgotPasswordScreen } from './features/sign-in/forgot-password-screen'
import { SignInScreen } from './features/sign-in/sign-in-screen'
import { SignUpScreen } from './features/sign-up/sign-up-screen'
import { VerifyEmailScreen } from './features/sign-up/verify-email-screen'
import { PrescriberLayout } from './prescriber-layout'
import { routes } from './routes'

function RouteError() {
  return <ErrorScreen error={useRouteError()} />
}

/** Loads the session before the step after sign-up, which a reload of the page may open directly. */
function RequireLoadedSession() {
  const isLoaded = useSessionStore((state) => state.isLoaded)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (!isLoaded) loadSession().catch(setError)
  }, [isLoaded])
  if (error) return <ErrorScreen error={error} />
  return isLoaded ? <VerifyEmailScreen /> : <LoadingState />
}

/** The prescribers' pages as an app of their own, without the staff's shell. */
export const prescriberRoutes: RouteObject[] = [
  { path: '/prescription/login', element: <SignInScreen />, errorElement: <RouteError /> },
  { path: '/prescription/forgot-password', element: <ForgotPasswordScreen />, errorElement: <RouteError /> },
  { path: '/prescription/sign-up', element: <SignUpScreen />, errorElement: <RouteError /> },
  { path: '/prescription/sign-up/set-up', element: <RequireLoadedSession />, errorElement: <RouteError /> },
  {
    path: '/',
    element: <PrescriberLayout />,
    errorElement: <RouteError />,
    HydrateFallback: LoadingState,
    children: [{ index: true, element: <Navigate to="/prescription" replace /> }, ...routes, { path: '*', element: <NotFoundScreen /> }],
  },
]
