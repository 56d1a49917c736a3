/**
 * Values that a visitor's page keeps over a reload: in sessionStorage, or, where a browser blocks storage in an embedded page,
 * `fragmentNames` in the URL's fragment and the rest in the history entry. The fragment is read only then, so that a link with another
 * visitor's key can't make somebody type into a stranger's flow.
 */
export interface SessionStore {
  get(name: string): string | null
  set(name: string, value: string | null): void
}

export function createSessionStore(scope: string, fragmentNames: readonly string[] = []): SessionStore {
  const storage = findUsableStorage()
  if (storage) {
    return {
      get: (name) => storage.getItem(`${scope}.${name}`),
      set: (name, value) => (value === null ? storage.removeItem(`${scope}.${name}`) : storage.setItem(`${scope}.${name}`, value)),
    }
  }
  return createUrlStore(fragmentNames)
}

function findUsableStorage(): Storage | null {
  try {
    const storage = window.sessionStorage
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return storage
  } catch {
    return null
  }
}

function createUrlStore(fragmentNames: readonly string[]): SessionStore {
  return {
    get: (name) => (fragmentNames.includes(name) ? readFragment().get(name) : (window.history.state?.sessionStore?.[name] ?? null)),
    set: (name, value) => {
      if (fragmentNames.includes(name)) writeFragment(name, value)
      else writeHistoryState(name, value)
    },
  }
}

function readFragment() {
  return new URLSearchParams(window.location.hash.slice(1))
}

function writeFragment(name: string, value: string | null) {
  const params = readFragment()
  if (value === null) params.delete(name)
  else params.set(name, value)
  const { pathname, search } = window.location
  const hash = String(params) && `#${params}`
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}

function writeHistoryState(name: string, value: string | null) {
  const sessionStore = { ...window.history.state?.sessionStore, [name]: value }
  window.history.replaceState({ ...window.history.state, sessionStore }, '')
}
