import type { Remote, RemoteEntry } from '@clinic/kit/contract'
import { create } from 'zustand'
import { fetchRemote } from './federation'
import { fetchRemotes } from './remotes.api'

export type RemoteState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; remote: Remote }
  | { status: 'failed'; error: unknown; failedAt: number }

interface State {
  /** Whether the list has been requested once, also without success. */
  isLoaded: boolean
  hasFailed: boolean
  entries: RemoteEntry[]
  states: Record<string, RemoteState>
}

const useRegistryStore = create<State>(() => ({ isLoaded: false, hasFailed: false, entries: [], states: {} }))
const pendingLoads = new Map<string, Promise<Remote>>()
const attempts = new Map<string, number>()

const setRemoteState = (name: string, state: RemoteState) =>
  useRegistryStore.setState((prev) => ({ states: { ...prev.states, [name]: state } }))

/** Whether two lists differ at most by the digests, which a new build of a remote changes. */
const isSameList = (a: RemoteEntry[], b: RemoteEntry[]): boolean => {
  const format = (entries: RemoteEntry[]) => JSON.stringify(entries.map(({ digest, ...entry }) => entry))
  return format(a) === format(b)
}

/** Fetches the list again. The entries, and so the router, stay the same when only digests differ. */
async function refresh(): Promise<void> {
  try {
    const entries = await fetchRemotes()
    useRegistryStore.setState((prev) => ({
      isLoaded: true,
      hasFailed: false,
      entries: isSameList(prev.entries, entries) ? prev.entries : entries,
    }))
    latestEntries = new Map(entries.map((entry) => [entry.name, entry]))
  } catch {
    useRegistryStore.setState({ isLoaded: true, hasFailed: true })
  }
}

/** The latest entries by name, with their current digests. */
let latestEntries = new Map<string, RemoteEntry>()

async function fetchLatest(name: string): Promise<Remote> {
  const attempt = attempts.get(name) ?? 0
  attempts.set(name, attempt + 1)
  // The router may call this while React renders, when no state may be set.
  await Promise.resolve()
  setRemoteState(name, { status: 'loading' })
  try {
    if (attempt > 0) await refresh()
    const entry = latestEntries.get(name)
    if (!entry) throw new Error(`${name} is not on the list of remotes`)
    const remote = await fetchRemote(entry, attempt)
    setRemoteState(name, { status: 'ready', remote })
    return remote
  } catch (error) {
    setRemoteState(name, { status: 'failed', error, failedAt: Date.now() })
    throw error
  } finally {
    pendingLoads.delete(name)
  }
}

/** Loads a remote once: from memory, from the load in progress, or by a new one, also after a failure. */
function load(name: string): Promise<Remote> {
  const state = useRegistryStore.getState().states[name]
  if (state?.status === 'ready') return Promise.resolve(state.remote)
  const pending = pendingLoads.get(name) ?? fetchLatest(name)
  pendingLoads.set(name, pending)
  return pending
}

/** Whether the remote's last load failed after a moment. */
function hasFailedSince(name: string, moment: number): boolean {
  const state = useRegistryStore.getState().states[name]
  return state?.status === 'failed' && state.failedAt > moment
}

/** Resets the registry between tests. */
function reset(): void {
  pendingLoads.clear()
  attempts.clear()
  latestEntries = new Map()
  useRegistryStore.setState({ isLoaded: false, hasFailed: false, entries: [], states: {} })
}

export const remoteRegistry = { load, refresh, hasFailedSince, reset }

export const useRemoteList = () => useRegistryStore()
export const useRemoteState = (name: string): RemoteState => useRegistryStore((state) => state.states[name]) ?? idleState
const idleState: RemoteState = { status: 'idle' }
