import { BrokenScreen, NotFound } from '@clinic/kit/app'
import { LoadingState } from '@clinic/kit/ui'
import { Navigate, type RouteObject, useRouteError } from 'react-router'
import { SignInScreen } from './features/sign-in/sign-in-screen'
import { Frame } from './frame'
import { routes } from './routes'

function Broken() {
  return <BrokenScreen error={useRouteError()} />
}

/** The prescribers' own pages, without the staff's shell. */
export const prescriberRoutes: RouteObject[] = [
  { path: '/prescription/login', element: <SignInScreen />, errorElement: <Broken /> },
  {
    path: '/',
    element: <Frame />,
    errorElement: <Broken />,
    HydrateFallback: LoadingState,
    children: [{ index: true, element: <Navigate to="/prescription" replace /> }, ...routes, { path: '*', element: <NotFound /> }],
  },
]
