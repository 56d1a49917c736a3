import { useLanguage } from '@clinic/kit/i18n'
import { useCompany } from '@clinic/kit/session'
import { ActionIcon, AppShell, Group, NavLink, ScrollArea, Text, Tooltip } from '@clinic/kit/ui'
import { TbLayoutSidebarLeftCollapse, TbLayoutSidebarLeftExpand } from 'react-icons/tb'
import { Link, useLocation } from 'react-router'
import { useRemoteList } from '../remotes/remote-registry'
import { useShellTranslation } from '../texts'
import { getIcon, type NavItem, useNavItems } from './nav'

function NavItemLink({ item, isCollapsed, pathname }: { item: NavItem; isCollapsed: boolean; pathname: string }) {
  const Icon = getIcon(item.icon)
  const isActive = item.to === '/' ? pathname === '/' : pathname === item.to || pathname.startsWith(`${item.to}/`)
  return (
    <Tooltip label={item.label} position="right" disabled={!isCollapsed}>
      <NavLink
        component={Link}
        to={item.to}
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        aria-label={item.label}
        className="shell-nav-item"
        label={isCollapsed ? null : item.label}
        leftSection={<Icon size={18} strokeWidth={1.6} aria-hidden />}
      />
    </Tooltip>
  )
}

function NavHeader({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const t = useShellTranslation()
  const company = useCompany()
  const ToggleIcon = isCollapsed ? TbLayoutSidebarLeftExpand : TbLayoutSidebarLeftCollapse
  return (
    <Group justify="space-between" wrap="nowrap" px={6} pb="sm" h={40}>
      {!isCollapsed && (
        <Text fw={600} truncate>
          {company?.name ?? 'Aster'}
        </Text>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        visibleFrom="sm"
        aria-label={t(isCollapsed ? 'expandNav' : 'collapseNav')}
        aria-expanded={!isCollapsed}
        onClick={onToggle}
      >
        <ToggleIcon size={18} strokeWidth={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** The main navigation on the left; collapsed, it shows icons only. */
export function SideNav({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const t = useShellTranslation()
  const { entries } = useRemoteList()
  const items = useNavItems(entries, useLanguage())
  const { pathname } = useLocation()
  const settings = items.filter((item) => item.section === 'settings')
  const renderItem = (item: NavItem) => <NavItemLink key={item.to} item={item} isCollapsed={isCollapsed} pathname={pathname} />
  return (
    <AppShell.Navbar p="xs" className="shell-nav" aria-label={t('navigation')}>
      <AppShell.Section>
        <NavHeader isCollapsed={isCollapsed} onToggle={onToggle} />
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea}>
        {items.filter((item) => !item.section).map(renderItem)}
        {settings.length > 0 && !isCollapsed && (
          <Text size="xs" c="dimmed" fw={500} px={10} pt="md" pb={4}>
            {t('settings')}
          </Text>
        )}
        {settings.map(renderItem)}
      </AppShell.Section>
    </AppShell.Navbar>
  )
}
