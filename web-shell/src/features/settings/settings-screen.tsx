import type { SettingsGroup } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { EmptyState, Page, SimpleGrid, Stack, Text, TextInput, Title } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbSearch } from 'react-icons/tb'
import { Link } from 'react-router'
import { getIcon, type NavItem, useNavItems } from '../../frame/nav'
import { ForbiddenScreen } from '../../frame/require-permission'
import { getHelp } from '../../help'
import { useRemoteList } from '../../remotes/remote-registry'
import { useShellTranslation } from '../../texts'

const GROUPS: SettingsGroup[] = ['clinic', 'booking', 'record', 'checkout', 'messages']

function SettingsLink({ item }: { item: NavItem }) {
  const Icon = getIcon(item.icon)
  return (
    <Link to={item.to} className="shell-settings-link">
      <Icon size={20} strokeWidth={1.6} aria-hidden />
      <span>
        <Text component="span" fw={500}>
          {item.label}
        </Text>
        <Text component="span" size="sm" c="dimmed" display="block">
          {item.about}
        </Text>
      </span>
    </Link>
  )
}

function SettingsGroupLinks({ group, items }: { group: SettingsGroup; items: NavItem[] }) {
  const t = useShellTranslation()
  return (
    <Stack component="section" gap="sm" aria-label={t(`settingsGroup.${group}`)}>
      <Title order={2}>{t(`settingsGroup.${group}`)}</Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {items.map((item) => (
          <SettingsLink key={item.to} item={item} />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** The pages of the settings that the user may open; those that are tabs of one page stand there once, by its name. */
function useSettingsItems(): NavItem[] {
  const t = useShellTranslation()
  const { entries } = useRemoteList()
  const items = useNavItems(entries, useLanguage()).filter(({ area }) => area === 'settings')
  const isFirst = (item: NavItem, index: number) => !item.page || items.findIndex(({ page }) => page === item.page) === index
  return items.filter(isFirst).map((item) => (item.page ? { ...item, label: t(`page.${item.page}`) } : item))
}

/** All settings that the user may open, in groups, with a search of their names and what they are for (USE-001). */
export function SettingsScreen() {
  const t = useShellTranslation()
  const items = useSettingsItems()
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/)
  const isMatch = (item: NavItem) => words.every((word) => `${item.label} ${item.about}`.toLowerCase().includes(word))
  const groups = GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group && isMatch(item)) }))
  const shownGroups = groups.filter((group) => group.items.length > 0)
  if (items.length === 0) return <ForbiddenScreen />
  return (
    <Page title={t('nav.settings')} help={getHelp('settings')}>
      <TextInput
        type="search"
        aria-label={t('searchSettings')}
        placeholder={t('searchSettings')}
        leftSection={<TbSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        maw={420}
      />
      {shownGroups.map((group) => (
        <SettingsGroupLinks key={group.group} {...group} />
      ))}
      {shownGroups.length === 0 && <EmptyState title={t('search.noResults')} />}
    </Page>
  )
}
