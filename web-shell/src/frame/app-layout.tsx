import { TestSystemsNotice } from '@clinic/kit/app'
import { SlotProvider } from '@clinic/kit/contract'
import { useHasPermission } from '@clinic/kit/session'
import { AppShell, Burger, Group, useDisclosure } from '@clinic/kit/ui'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { NotificationBell } from '../features/notifications/notification-bell'
import { SearchBox } from '../features/search/search-box'
import { ExtensionSlotHost } from '../remotes/extension-slot-host'
import { RegistryErrorAlert } from '../remotes/registry-error-alert'
import { useShellTranslation } from '../texts'
import { AgreementAlert } from './agreement-alert'
import { AppFooter } from './app-footer'
import { AreaTabs } from './area-tabs'
import { PasswordNotice } from './password-notice'
import { ShortcutList } from './shortcut-list'
import { SideNav } from './side-nav'
import { useNavCollapsed } from './use-nav-collapsed'
import { UserMenu } from './user-menu'

/**
 * Moves the focus to the content when a navigation has removed the focused element, so that keyboard and screen reader continue in the new
 * screen instead of at the top of the page.
 */
function useRouteFocus(pathname: string): void {
  const previousPathname = useRef(pathname)
  useEffect(() => {
    if (previousPathname.current !== pathname && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
    previousPathname.current = pathname
  }, [pathname])
}

/** The header and the navigation around the screens of a signed-in user. */
export function AppLayout() {
  const t = useShellTranslation()
  const [isMenuOpen, menu] = useDisclosure(false)
  const [isNavCollapsed, toggleNav] = useNavCollapsed()
  const isNavigating = useNavigation().state !== 'idle'
  const canReadNotifications = useHasPermission('notification.read')
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mobile menu closes after a navigation
  useEffect(menu.close, [pathname])
  useRouteFocus(pathname)
  return (
    <SlotProvider value={ExtensionSlotHost}>
      <AppShell
        header={{ height: 52 }}
        navbar={{ width: isNavCollapsed ? 60 : 224, breakpoint: 'sm', collapsed: { mobile: !isMenuOpen } }}
        padding="lg"
        transitionDuration={120}
      >
        <a href="#content" className="shell-skip">
          {t('skip')}
        </a>
        <AppShell.Header className="shell-header" aria-label={t('header')}>
          <Group h="100%" px="md" wrap="nowrap" justify="space-between">
            <Burger opened={isMenuOpen} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label={t('menu')} />
            <SearchBox />
            <Group gap="xs" wrap="nowrap">
              {canReadNotifications && <NotificationBell />}
              <UserMenu />
            </Group>
          </Group>
        </AppShell.Header>
        <SideNav isCollapsed={isNavCollapsed} onToggle={toggleNav} />
        <AppShell.Main id="content" aria-label={t('content')} aria-busy={isNavigating} tabIndex={-1}>
          {isNavigating && <div className="shell-progress" role="progressbar" aria-label={t('loading')} />}
          <TestSystemsNotice />
          <RegistryErrorAlert />
          <AgreementAlert />
          <PasswordNotice />
          <AreaTabs />
          <Outlet />
          <AppFooter />
        </AppShell.Main>
        <ShortcutList />
      </AppShell>
    </SlotProvider>
  )
}
