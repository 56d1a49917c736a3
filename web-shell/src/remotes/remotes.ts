import type { Remote, RemoteEntry } from '@clinic/kit/contract'
import { create } from 'zustand'
import { fetchRemote } from './federation'
import { fetchRemotes } from './remotes.api'

export type RemoteState = { is: 'idle' | 'loading' } | { is: 'ready'; remote: Remote } | { is: 'failed'; error: unknown; at: number }

interface State {
  /** Whether the list has been asked for, with or without luck. */
  known: boolean
  failed: boolean
  entries: RemoteEntry[]
  states: Record<string, RemoteState>
}

const store = create<State>(() => ({ known: false, failed: false, entries: [], states: {} }))
const loading = new Map<string, Promise<Remote>>()
const attempts = new Map<string, number>()

const put = (name: string, state: RemoteState) => store.setState((was) => ({ states: { ...was.states, [name]: state } }))

const sameNames = (one: RemoteEntry[], other: RemoteEntry[]): boolean =>
  one.map((entry) => entry.name).join() === other.map((entry) => entry.name).join()

/** Reads the list again. The routes stay as they are unless a remote came or went. */
async function refresh(): Promise<void> {
  try {
    const entries = await fetchRemotes()
    store.setState((was) => ({ known: true, failed: false, entries: sameNames(was.entries, entries) ? was.entries : entries }))
    fresh = new Map(entries.map((entry) => [entry.name, entry]))
  } catch {
    store.setState({ known: true, failed: true })
  }
}

/** The newest lines of the list, digests included, by name. */
let fresh = new Map<string, RemoteEntry>()

async function fetchOnce(name: string): Promise<Remote> {
  const attempt = attempts.get(name) ?? 0
  attempts.set(name, attempt + 1)
  // The router asks while the shell is being drawn, when nothing may be told to what is drawn.
  await Promise.resolve()
  put(name, { is: 'loading' })
  try {
    if (attempt > 0) await refresh()
    const entry = fresh.get(name)
    if (!entry) throw new Error(`${name} is not on the list of remotes`)
    const remote = await fetchRemote(entry, attempt)
    put(name, { is: 'ready', remote })
    return remote
  } catch (error) {
    put(name, { is: 'failed', error, at: Date.now() })
    throw error
  } finally {
    loading.delete(name)
  }
}

/** One remote's routes and slots: from memory, from the fetch under way, or by a new one (also after a failure). */
function ensure(name: string): Promise<Remote> {
  const state = store.getState().states[name]
  if (state?.is === 'ready') return Promise.resolve(state.remote)
  const running = loading.get(name) ?? fetchOnce(name)
  loading.set(name, running)
  return running
}

/** Whether its last fetch failed after this moment. */
function failedSince(name: string, moment: number): boolean {
  const state = store.getState().states[name]
  return state?.is === 'failed' && state.at > moment
}

/** Forgets all that was loaded, for tests that begin anew. */
function forget(): void {
  loading.clear()
  attempts.clear()
  fresh = new Map()
  store.setState({ known: false, failed: false, entries: [], states: {} })
}

export const remotes = { ensure, refresh, failedSince, forget }

export const useRemoteList = () => store()
export const useRemoteState = (name: string): RemoteState => store((state) => state.states[name]) ?? idle
const idle: RemoteState = { is: 'idle' }
