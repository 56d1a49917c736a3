import { useSyncExternalStore } from 'react'

type Patch = Record<string, string | null>

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

/** The URL's query as the page's state, so that back, forward, reload and a copied link all mean what they say. */
export function useQuery() {
  return new URLSearchParams(useSyncExternalStore(listen, () => window.location.search))
}

/** Null takes a name away. What is not named stays, the fragment with a flow's key included. */
export function navigate(patch: Patch, how: 'push' | 'replace' = 'push') {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  const { pathname, hash } = window.location
  const url = `${pathname}${String(query) && `?${query}`}${hash}`
  const depth = depthNow() + (how === 'push' ? 1 : 0)
  window.history[how === 'push' ? 'pushState' : 'replaceState']({ ...window.history.state, depth }, '', url)
  changed()
}

/** How many of our own pages lie behind this one. */
export const depthNow = (): number => window.history.state?.depth ?? 0
