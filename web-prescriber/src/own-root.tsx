import { BrokenScreen, NotFound } from '@clinic/kit/app'
import { load, session } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { useEffect, useState } from 'react'
import { Navigate, type RouteObject, useRouteError } from 'react-router'
import { ForgotPasswordScreen } from './features/sign-in/forgot-password-screen'
import { SignInScreen } from './features/sign-in/sign-in-screen'
import { SetUpScreen } from './features/sign-up/set-up-screen'
import { SignUpScreen } from './features/sign-up/sign-up-screen'
import { Frame } from './frame'
import { routes } from './routes'

function Broken() {
  return <BrokenScreen error={useRouteError()} />
}

/** The step after signing up, also when the page is opened anew: the server is asked who this is first. */
function KnownFirst() {
  const known = session((state) => state.known)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (!known) load().catch(setFailure)
  }, [known])
  if (failure) return <BrokenScreen error={failure} />
  return known ? <SetUpScreen /> : <LoadingState />
}

/** The prescribers' own pages, without the staff's shell. */
export const prescriberRoutes: RouteObject[] = [
  { path: '/prescription/login', element: <SignInScreen />, errorElement: <Broken /> },
  { path: '/prescription/forgot-password', element: <ForgotPasswordScreen />, errorElement: <Broken /> },
  { path: '/prescription/sign-up', element: <SignUpScreen />, errorElement: <Broken /> },
  { path: '/prescription/set-up', element: <KnownFirst />, errorElement: <Broken /> },
  {
    path: '/',
    element: <Frame />,
    errorElement: <Broken />,
    HydrateFallback: LoadingState,
    children: [{ index: true, element: <Navigate to="/prescription" replace /> }, ...routes, { path: '*', element: <NotFound /> }],
  },
]
