import { useLanguage } from '@clinic/kit/i18n'
import { useCompany } from '@clinic/kit/session'
import { ActionIcon, AppShell, Group, NavLink, ScrollArea, Text, Tooltip } from '@clinic/kit/ui'
import { TbLayoutSidebarLeftCollapse, TbLayoutSidebarLeftExpand } from 'react-icons/tb'
import { Link, useLocation } from 'react-router'
import { useRemoteList } from '../remotes/remotes'
import { useShellTexts } from '../texts'
import { iconOf, type NavItem, useNav } from './nav'

function Item({ item, folded, here }: { item: NavItem; folded: boolean; here: string }) {
  const Icon = iconOf(item.icon)
  const active = item.to === '/' ? here === '/' : here === item.to || here.startsWith(`${item.to}/`)
  return (
    <Tooltip label={item.label} position="right" disabled={!folded}>
      <NavLink
        component={Link}
        to={item.to}
        active={active}
        aria-current={active ? 'page' : undefined}
        aria-label={item.label}
        className="shell-nav-item"
        label={folded ? null : item.label}
        leftSection={<Icon size={18} strokeWidth={1.6} aria-hidden />}
      />
    </Tooltip>
  )
}

/** The navigation at the left; folded, it shows icons only. */
export function SideNav({ folded, onFold }: { folded: boolean; onFold: () => void }) {
  const t = useShellTexts()
  const company = useCompany()
  const { entries } = useRemoteList()
  const items = useNav(entries, useLanguage())
  const { pathname } = useLocation()
  const settings = items.filter((item) => item.section === 'settings')
  const Fold = folded ? TbLayoutSidebarLeftExpand : TbLayoutSidebarLeftCollapse
  const draw = (item: NavItem) => <Item key={item.to} item={item} folded={folded} here={pathname} />
  return (
    <AppShell.Navbar p="xs" className="shell-nav" aria-label={t('navigation')}>
      <AppShell.Section>
        <Group justify="space-between" wrap="nowrap" px={6} pb="sm" h={40}>
          {!folded && (
            <Text fw={600} truncate>
              {company?.name ?? 'Aster'}
            </Text>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            visibleFrom="sm"
            aria-label={t(folded ? 'unfold' : 'fold')}
            aria-expanded={!folded}
            onClick={onFold}
          >
            <Fold size={18} strokeWidth={1.6} aria-hidden />
          </ActionIcon>
        </Group>
      </AppShell.Section>
      <AppShell.Section grow component={ScrollArea}>
        {items.filter((item) => !item.section).map(draw)}
        {settings.length > 0 && !folded && (
          <Text size="xs" c="dimmed" fw={500} px={10} pt="md" pb={4}>
            {t('settings')}
          </Text>
        )}
        {settings.map(draw)}
      </AppShell.Section>
    </AppShell.Navbar>
  )
}
