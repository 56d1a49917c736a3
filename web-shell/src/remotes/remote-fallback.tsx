import { NotFound } from '@clinic/kit/app'
import type { RemoteEntry } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { LoadingState } from '@clinic/kit/ui'
import { useCallback, useEffect } from 'react'
import { Forbidden } from '../frame/forbidden'
import { RemoteFailed } from './remote-failed'
import { remotes, useRemoteState } from './remotes'

/** A failure this recent is that of the navigation which led here. */
const JUST_NOW = 1_500

interface Props {
  entry: RemoteEntry
  /** Puts the remote's routes in place and goes to the present address again when they have it. */
  onReady: () => Promise<void>
}

/** Stands at a remote's addresses until its own routes do: while it loads, when it can't, and when it has no such page. */
export function RemoteFallback({ entry, onReady }: Props) {
  const state = useRemoteState(entry.name)
  const allowed = useMay(entry.permission)
  const label = useRemoteLabel(entry)
  const load = useCallback(() => {
    remotes.ensure(entry.name).then(onReady, () => {})
  }, [entry, onReady])
  useEffect(() => {
    if (allowed && !remotes.failedSince(entry.name, Date.now() - JUST_NOW)) load()
  }, [allowed, load, entry.name])
  if (!allowed) return <Forbidden />
  if (state.is === 'failed') return <RemoteFailed label={label} error={state.error} onRetry={load} />
  return state.is === 'ready' ? <NotFound /> : <LoadingState />
}

/** What people call it: its first line in the navigation. */
export function useRemoteLabel(entry: RemoteEntry): string {
  const language = useLanguage()
  return entry.nav?.[0]?.label[language] ?? entry.name
}
