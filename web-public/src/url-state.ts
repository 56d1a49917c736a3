import { useSyncExternalStore } from 'react'

type UrlPatch = Record<string, string | null>

const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** Reads the page's state from the URL's query, so that back, forward, reload and a copied link all work. */
export function useUrlParams() {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search))
}

/** Sets parameters of the URL's query; null removes one. The others stay, as does the fragment with the flow's key. */
export function setUrlParams(patch: UrlPatch, mode: 'push' | 'replace' = 'push') {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const { pathname, hash } = window.location
  const url = `${pathname}${String(query) && `?${query}`}${hash}`
  const depth = getHistoryDepth() + (mode === 'push' ? 1 : 0)
  window.history[mode === 'push' ? 'pushState' : 'replaceState']({ ...window.history.state, depth }, '', url)
  notifyListeners()
}

/** Counts the history entries that this page has pushed. */
export const getHistoryDepth = (): number => window.history.state?.depth ?? 0
