import type { NavEntry, RemoteEntry } from '@clinic/kit/contract'
import { session } from '@clinic/kit/session'
import {
  TbBox,
  TbBuilding,
  TbCalendar,
  TbCashRegister,
  TbChartBar,
  TbClipboardList,
  TbDeviceHeartMonitor,
  TbDeviceMobile,
  TbFileText,
  TbGift,
  TbHome,
  TbPackage,
  TbReceipt,
  TbReportMoney,
  TbScissors,
  TbSend,
  TbSettings,
  TbUsers,
  TbUsersGroup,
  TbVaccine,
} from 'react-icons/tb'
import { shellText } from '../texts'

/** The icons that a line of the navigation may name. */
const icons = {
  home: TbHome,
  calendar: TbCalendar,
  clients: TbUsers,
  products: TbPackage,
  till: TbCashRegister,
  receipts: TbReceipt,
  gift: TbGift,
  day: TbReportMoney,
  terminal: TbDeviceMobile,
  services: TbScissors,
  treatments: TbVaccine,
  company: TbBuilding,
  team: TbUsersGroup,
  deliveries: TbSend,
  settings: TbSettings,
  list: TbClipboardList,
  devices: TbDeviceHeartMonitor,
  documents: TbFileText,
  reports: TbChartBar,
}

export const iconOf = (name: string) => icons[name as keyof typeof icons] ?? TbBox

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
