import { BrokenScreen } from '@clinic/kit/app'
import { load, session } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { useEffect, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router'
import { remotes, useRemoteList } from './remotes/remotes'
import { createShellRouter } from './router'

/** The shell: who is here and which remotes there are, then the routes of what that gives. */
export function Shell() {
  const known = session((state) => state.known)
  const list = useRemoteList()
  const [failure, setFailure] = useState<unknown>(null)
  const begin = () => {
    setFailure(null)
    void remotes.refresh()
    load().catch(setFailure)
  }
  useEffect(begin, [])
  const router = useMemo(() => createShellRouter(list.entries), [list.entries])
  if (failure) return <BrokenScreen error={failure} onRetry={begin} />
  if (!known || !list.known) return <LoadingState />
  return <RouterProvider router={router} />
}
