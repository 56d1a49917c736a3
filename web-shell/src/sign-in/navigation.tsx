import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface Address {
  path: string
  search: string
}

interface Navigation extends Address {
  /** Shows another page of this entry, without a page load. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** Loads a page of another entry, such as the shell. */
  openPage: (to: string) => void
}

const NavigationContext = createContext<Navigation | null>(null)

/** Prevents an open redirect: anything but a path of this site leads home. */
export const toSafePath = (next: string | null): string => (next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : '/')

const readAddress = (): Address => ({ path: window.location.pathname, search: window.location.search })

interface Props {
  openPage: (to: string) => void
  children: ReactNode
}

/** Holds the address of the page; the browser's back and forward buttons change it too. */
export function NavigationProvider({ openPage, children }: Props) {
  const [address, setAddress] = useState(readAddress)
  useEffect(() => {
    const handlePopState = () => setAddress(readAddress())
    window.addEventListener('popstate', handlePopState)
    return () => window.removeEventListener('popstate', handlePopState)
  }, [])
  const navigation = useMemo(() => {
    const navigate: Navigation['navigate'] = (to, { replace = false } = {}) => {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', to)
      setAddress(readAddress())
    }
    return { ...address, navigate, openPage }
  }, [address, openPage])
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A link to another page of this entry. */
export function Link({ to, ...props }: { to: string } & ComponentProps<'a'>) {
  const { navigate } = useNavigation()
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...props} href={to} onClick={handleClick} />
}

/** Leads to another page at once, and shows nothing itself. */
export function Redirect({ to }: { to: string }) {
  const { navigate } = useNavigation()
  useEffect(() => void navigate(to, { replace: true }), [to, navigate])
  return null
}

/** Loads a page of another entry. */
export function OpenPage({ to }: { to: string }) {
  const { openPage } = useNavigation()
  useEffect(() => void openPage(to), [to, openPage])
  return null
}
