import type { Permission } from '@clinic/kit/api'
import type { NavEntry, RemoteEntry } from '@clinic/kit/contract'
import { useSessionStore } from '@clinic/kit/session'
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
import { translateShell } from '../texts'

/** The icons that a navigation entry may name. */
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

export const getIcon = (name: string) => icons[name as keyof typeof icons] ?? TbBox

export interface NavItem {
  to: string
  label: string
  icon: string
  section?: 'settings'
}

const getShellItems = (): (NavItem & { permission: Permission; order: number })[] => [
  { to: '/', label: translateShell('dashboard.title'), icon: 'home', permission: 'dashboard.read', order: 0 },
  {
    to: '/settings/company-information',
    label: translateShell('company.title'),
    icon: 'company',
    permission: 'company.write',
    order: 110,
    section: 'settings',
  },
  { to: '/settings/team', label: translateShell('team.title'), icon: 'team', permission: 'team.write', order: 120, section: 'settings' },
  {
    to: '/settings/deliveries',
    label: translateShell('deliveries.title'),
    icon: 'deliveries',
    permission: 'delivery.read',
    order: 130,
    section: 'settings',
  },
]

/** The navigation items, in order, that the user has the permission for: that of the item, and that of its remote. */
export function useNavItems(entries: RemoteEntry[], language: 'en' | 'sv'): NavItem[] {
  const permissions = useSessionStore((state) => state.session?.permissions) ?? []
  const remoteItems = entries
    .filter((entry) => !entry.permission || permissions.includes(entry.permission))
    .flatMap((entry) => entry.nav ?? [])
    .map((item: NavEntry) => ({ ...item, label: item.label[language] }))
  return [...getShellItems(), ...remoteItems].filter(({ permission }) => permissions.includes(permission)).sort((a, b) => a.order - b.order)
}
