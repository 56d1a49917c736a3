import { ErrorScreen } from '@clinic/kit/app'
import { loadSession, useSessionStore } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { useEffect, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router'
import { loadAppLayout } from './frame/app-frame'
import { remoteRegistry, useRemoteList } from './remotes/remote-registry'
import { createShellRouter, preloadRemote } from './router'

/** Loads the session and the list of remotes, and then renders the routes. */
export function Shell() {
  const isSessionLoaded = useSessionStore((state) => state.isLoaded)
  const remoteList = useRemoteList()
  const [error, setError] = useState<unknown>(null)
  const load = () => {
    setError(null)
    void remoteRegistry.refresh()
    // The layout loads beside the screen's code.
    loadSession().then((session) => session && void loadAppLayout().catch(() => {}), setError)
  }
  useEffect(load, [])
  const router = useMemo(() => createShellRouter(remoteList.entries), [remoteList.entries])
  const isReady = isSessionLoaded && remoteList.isLoaded
  useEffect(() => {
    if (isReady) preloadRemote(remoteList.entries)
  }, [isReady, remoteList.entries])
  if (error) return <ErrorScreen error={error} onRetry={load} />
  if (!isReady) return <LoadingState />
  return <RouterProvider router={router} />
}
