/**
 * What a visitor's page remembers over a reload: in sessionStorage, or, where a browser blocks storage in a foreign page's
 * frame, the flow key in the URL's fragment and the rest in the history entry. The fragment is read only then, so that a link
 * with somebody else's key can't make a visitor type into a stranger's flow.
 */
export interface Memory {
  get(name: string): string | null
  set(name: string, value: string | null): void
}

const FRAGMENT_NAMES = new Set(['flow'])

export function openMemory(scope: string): Memory {
  const storage = usableStorage()
  if (storage) {
    return {
      get: (name) => storage.getItem(`${scope}.${name}`),
      set: (name, value) => (value === null ? storage.removeItem(`${scope}.${name}`) : storage.setItem(`${scope}.${name}`, value)),
    }
  }
  return withoutStorage()
}

function usableStorage(): Storage | null {
  try {
    const storage = window.sessionStorage
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return storage
  } catch {
    return null
  }
}

function withoutStorage(): Memory {
  return {
    get: (name) => (FRAGMENT_NAMES.has(name) ? fragment().get(name) : (window.history.state?.kept?.[name] ?? null)),
    set: (name, value) => {
      if (FRAGMENT_NAMES.has(name)) keepInFragment(name, value)
      else keepInHistory(name, value)
    },
  }
}

function fragment() {
  return new URLSearchParams(window.location.hash.slice(1))
}

function keepInFragment(name: string, value: string | null) {
  const all = fragment()
  if (value === null) all.delete(name)
  else all.set(name, value)
  const { pathname, search } = window.location
  const hash = String(all) && `#${all}`
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`)
}

function keepInHistory(name: string, value: string | null) {
  const kept = { ...window.history.state?.kept, [name]: value }
  window.history.replaceState({ ...window.history.state, kept }, '')
}
