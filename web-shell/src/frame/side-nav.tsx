import { useLanguage } from '@clinic/kit/i18n'
import { useCompany } from '@clinic/kit/session'
import { ActionIcon, AppShell, Group, NavLink, ScrollArea, Text, Tooltip } from '@clinic/kit/ui'
import { TbLayoutSidebarLeftCollapse, TbLayoutSidebarLeftExpand } from 'react-icons/tb'
import { Link, useLocation } from 'react-router'
import { useRemoteList } from '../remotes/remote-registry'
import { useShellTranslation } from '../texts'
import { findNavItem, getIcon, groupNavItems, type NavGroup, useNavItems } from './nav'

function NavGroupLink({ group, isCollapsed, isActive }: { group: NavGroup; isCollapsed: boolean; isActive: boolean }) {
  const Icon = getIcon(group.icon)
  return (
    <Tooltip label={group.label} position="right" disabled={!isCollapsed}>
      <NavLink
        component={Link}
        to={group.to}
        active={isActive}
        aria-current={isActive ? 'page' : undefined}
        aria-label={group.label}
        className="shell-nav-item"
        label={isCollapsed ? null : group.label}
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

/** The main navigation on the left, at most eight entries (USE-001); collapsed, it shows icons only. */
export function SideNav({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const t = useShellTranslation()
  const { entries } = useRemoteList()
  const items = useNavItems(entries, useLanguage())
  const { pathname } = useLocation()
  const current = findNavItem(items, pathname)
  const isActive = (group: NavGroup) => pathname === group.to || (current !== undefined && group.items.includes(current))
  return (
    <AppShell.Navbar p="xs" className="shell-nav" aria-label={t('navigation')}>
      <AppShell.Section>
        <NavHeader isCollapsed={isCollapsed} onToggle={onToggle} />
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea}>
        {groupNavItems(items).map((group) => (
          <NavGroupLink key={group.to} group={group} isCollapsed={isCollapsed} isActive={isActive(group)} />
        ))}
      </AppShell.Section>
    </AppShell.Navbar>
  )
}
