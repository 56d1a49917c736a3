import { PageTabs } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { Anchor, Stack } from '@clinic/kit/ui'
import { Link, useLocation } from 'react-router'
import { useRemoteList } from '../remotes/remote-registry'
import { useShellTranslation } from '../texts'
import { findNavItem, type NavItem, useNavItems } from './nav'

/** The pages that are tabs together with one: those of its area, or in the settings those of its page. The reports link to each other. */
const listTabs = (items: NavItem[], { area, page }: NavItem): NavItem[] =>
  area === 'settings'
    ? items.filter((item) => page && item.page === page)
    : items.filter((item) => area !== 'reports' && item.area === area)

/** Above a page: the tabs of its area, and from a page of the settings the way back to all of them (USE-001). */
export function AreaTabs() {
  const t = useShellTranslation()
  const { entries } = useRemoteList()
  const items = useNavItems(entries, useLanguage())
  const current = findNavItem(items, useLocation().pathname)
  if (!current?.area) return null
  const tabs = listTabs(items, current).map((item) => ({ ...item, isCurrent: item === current }))
  const isSettings = current.area === 'settings'
  if (!isSettings && tabs.length < 2) return null
  return (
    <Stack gap="xs" mb="lg" maw={1280} mx="auto">
      {isSettings && (
        <Anchor component={Link} to="/settings" size="sm" w="fit-content">
          <span aria-hidden>← </span>
          {t('nav.settings')}
        </Anchor>
      )}
      {tabs.length > 1 && <PageTabs label={t(current.page ? `page.${current.page}` : `nav.${current.area}`)} tabs={tabs} />}
    </Stack>
  )
}
