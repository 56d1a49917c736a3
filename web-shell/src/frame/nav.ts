import type { NavEntry, RemoteEntry } from '@clinic/kit/contract'
import { session } from '@clinic/kit/session'
import {
  IconBox,
  IconBuilding,
  IconCalendar,
  IconCashRegister,
  IconChartBar,
  IconClipboardList,
  IconDeviceHeartMonitor,
  IconDeviceMobile,
  IconFileText,
  IconGift,
  IconHome,
  IconPackage,
  IconReceipt,
  IconReportMoney,
  IconScissors,
  IconSend,
  IconSettings,
  IconUsers,
  IconUsersGroup,
  IconVaccine,
} from '@tabler/icons-react'
import { shellText } from '../texts'

/** The icons that a line of the navigation may name. */
const icons = {
  home: IconHome,
  calendar: IconCalendar,
  clients: IconUsers,
  products: IconPackage,
  till: IconCashRegister,
  receipts: IconReceipt,
  gift: IconGift,
  day: IconReportMoney,
  terminal: IconDeviceMobile,
  services: IconScissors,
  treatments: IconVaccine,
  company: IconBuilding,
  team: IconUsersGroup,
  deliveries: IconSend,
  settings: IconSettings,
  list: IconClipboardList,
  devices: IconDeviceHeartMonitor,
  documents: IconFileText,
  reports: IconChartBar,
}

export const iconOf = (name: string) => icons[name as keyof typeof icons] ?? IconBox

export interface NavItem {
  to: string
  label: string
  icon: string
  section?: 'settings'
}

const own = (): (NavItem & { permission: string; order: number })[] => [
  { to: '/', label: shellText('dashboard.title'), icon: 'home', permission: 'dashboard.read', order: 0 },
  {
    to: '/settings/company-information',
    label: shellText('company.title'),
    icon: 'company',
    permission: 'company.write',
    order: 110,
    section: 'settings',
  },
  { to: '/settings/team', label: shellText('team.title'), icon: 'team', permission: 'team.write', order: 120, section: 'settings' },
  {
    to: '/settings/deliveries',
    label: shellText('deliveries.title'),
    icon: 'deliveries',
    permission: 'delivery.read',
    order: 130,
    section: 'settings',
  },
]

/** The navigation by the day's work: the shell's own lines and those of the remotes, only what this person may open. */
export function useNav(entries: RemoteEntry[], language: 'en' | 'sv'): NavItem[] {
  const permissions = session((state) => state.session?.permissions) ?? []
  const brought = entries.flatMap((entry) => entry.nav ?? []).map((line: NavEntry) => ({ ...line, label: line.label[language] }))
  return [...own(), ...brought].filter((line) => permissions.includes(line.permission)).sort((one, other) => one.order - other.order)
}
