import { SlotProvider, titleOf } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { AppShell, Burger, Group, useDisclosure } from '@clinic/kit/ui'
import { useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { SearchBox } from '../features/search/search-box'
import { SignInScreen } from '../features/sign-in/sign-in-screen'
import { SlotFillers } from '../remotes/slot-fillers'
import { useShellTexts } from '../texts'
import { ListFailed } from './list-failed'
import { Person } from './person'
import { SideNav } from './side-nav'
import { useFolded } from './use-folded'

function useTitle(): void {
  const matches = useMatches()
  const company = useSession()?.company?.name
  useLanguage()
  const title = titleOf(matches)
  useEffect(() => {
    document.title = [title, company ?? 'Aster'].filter(Boolean).join(' · ')
  }, [title, company])
}

/** What was pressed has often gone with its screen: keyboard and screen reader go on in the new one, not at the page's top. */
function useFocusFollows(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])
}

function Inside() {
  const t = useShellTexts()
  const [opened, menu] = useDisclosure(false)
  const [folded, fold] = useFolded()
  const going = useNavigation().state !== 'idle'
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phone's menu closes when one has gone somewhere
  useEffect(menu.close, [pathname])
  useFocusFollows(pathname)
  return (
    <SlotProvider value={SlotFillers}>
      <AppShell
        header={{ height: 52 }}
        navbar={{ width: folded ? 60 : 224, breakpoint: 'sm', collapsed: { mobile: !opened } }}
        padding="lg"
        transitionDuration={120}
      >
        <a href="#content" className="shell-skip">
          {t('skip')}
        </a>
        <AppShell.Header className="shell-header" aria-label={t('top')}>
          <Group h="100%" px="md" wrap="nowrap" justify="space-between">
            <Burger opened={opened} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label={t('menu')} />
            <SearchBox />
            <Person />
          </Group>
        </AppShell.Header>
        <SideNav folded={folded} onFold={fold} />
        <AppShell.Main id="content" aria-label={t('content')} aria-busy={going} tabIndex={-1}>
          {going && <div className="shell-progress" role="progressbar" aria-label={t('loading')} />}
          <ListFailed />
          <Outlet />
        </AppShell.Main>
      </AppShell>
    </SlotProvider>
  )
}

const steps = { verify_email: '/verify-email', set_up: '/set-up' } as const

/** The frame around every staff screen; nobody signed in sees the sign-in instead, and is led back to where they were going. */
export function Frame() {
  useTitle()
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session && pathname === '/') return <SignInScreen />
  if (!session) return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
  if (session.step !== 'done') return <Navigate to={steps[session.step]} replace />
  return <Inside />
}
