import { NotFoundScreen } from '@clinic/kit/app'
import type { RemoteEntry } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { useCallback, useEffect, useState } from 'react'
import { ForbiddenScreen } from '../frame/require-permission'
import { useShellTranslation } from '../texts'
import { RemoteErrorScreen } from './remote-error-screen'
import { remoteRegistry, useRemoteState } from './remote-registry'

/** A failure this recent belongs to the navigation that led here. */
const NAVIGATION_FAILURE_MS = 1_500

interface Props {
  entry: RemoteEntry
  /** Patches the remote's routes in and navigates to the current URL again if they have it. */
  onReady: () => Promise<void>
}

/** The route of a remote's paths until its own routes are patched in: while it loads, when it failed, and when it has no such page. */
export function RemoteFallback({ entry, onReady }: Props) {
  const state = useRemoteState(entry.name)
  const isAllowed = useHasPermission(entry.permission)
  const label = useRemoteLabel(entry)
  // A remote that has arrived may have the page; that is known when its routes are patched in and matched.
  const [isMatched, setIsMatched] = useState(false)
  const load = useCallback(() => {
    remoteRegistry
      .load(entry.name)
      .then(onReady)
      .then(
        () => setIsMatched(true),
        () => {},
      )
  }, [entry, onReady])
  useEffect(() => {
    if (isAllowed && !remoteRegistry.hasFailedSince(entry.name, Date.now() - NAVIGATION_FAILURE_MS)) load()
  }, [isAllowed, load, entry.name])
  if (!isAllowed) return <ForbiddenScreen />
  if (state.status === 'failed') return <RemoteErrorScreen label={label} error={state.error} onRetry={load} />
  return state.status === 'ready' && isMatched ? <NotFoundScreen /> : <LoadingState />
}

/** The label of the navigation's entry that holds the remote's first page. */
export function useRemoteLabel(entry: RemoteEntry): string {
  const t = useShellTranslation()
  const language = useLanguage()
  const first = entry.nav?.[0]
  return first?.area ? t(`nav.${first.area}`) : (first?.label[language] ?? entry.name)
}
