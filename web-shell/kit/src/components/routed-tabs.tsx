import { Tabs } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface RoutedTab {
  /** The address of the tab. */
  to: string
  label: ReactNode
}

interface Props {
  label: string
  tabs: RoutedTab[]
  /** The content of the current tab, usually the outlet of the route. */
  children: ReactNode
}

/** The tab whose address is the longest that the current one begins with. */
function findCurrentTab(tabs: RoutedTab[], pathname: string): string | null {
  const matching = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return matching.reduce<string | null>((longest, { to }) => (longest === null || to.length > longest.length ? to : longest), null)
}

/** Tabs with an address each, so that the back button, a reload and a shared link open the same one. */
export function RoutedTabs({ label, tabs, children }: Props) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const current = findCurrentTab(tabs, pathname)
  return (
    <Tabs value={current} onChange={(to) => to && void navigate(to)} activateTabWithKeyboard={false} keepMounted={false}>
      <Tabs.List mb="lg" aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab.to} value={tab.to}>
            {tab.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {current !== null && <Tabs.Panel value={current}>{children}</Tabs.Panel>}
    </Tabs>
  )
}
