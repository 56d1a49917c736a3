import { useEffect } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, useRouteError } from 'react-router'
import type { Remote } from '../contract'
import { load, session } from '../session'
import { LoadingState } from '../ui'
import { BrokenScreen } from './broken-screen'
import { NotFound } from './not-found'
import { PlainFrame } from './plain-frame'
import { SignInForm } from './sign-in-form'
import { start } from './start'
import { useAppTexts } from './texts'

function Broken() {
  return <BrokenScreen error={useRouteError()} />
}

function SignInFirst() {
  const t = useAppTexts()
  const { known, session: now } = session()
  useEffect(() => {
    if (!known) void load()
  }, [known])
  if (!known) return <LoadingState />
  if (!now)
    return (
      <PlainFrame title={t('signIn')}>
        <SignInForm />
      </PlainFrame>
    )
  return (
    <main className="clinic-alone">
      <Outlet />
    </main>
  )
}

/** Runs one remote by itself, without the shell: for work on it, and to prove that it needs nobody. Its first route is home. */
export function runAlone(remote: Remote, home: string): void {
  if (window.location.pathname === '/') window.history.replaceState(null, '', home)
  const router = createBrowserRouter([
    {
      element: <SignInFirst />,
      errorElement: <Broken />,
      HydrateFallback: LoadingState,
      children: [...remote.routes, { path: '*', element: <NotFound /> }],
    },
  ])
  start(<RouterProvider router={router} />)
}
