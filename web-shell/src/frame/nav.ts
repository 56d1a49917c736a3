import type { Permission } from '@clinic/kit/api'
import type { NavArea, NavEntry, RemoteEntry, SettingsGroup } from '@clinic/kit/contract'
import { translateClientTerm } from '@clinic/kit/i18n'
import { useSessionStore } from '@clinic/kit/session'
import {
  TbBox,
  TbBuilding,
  TbCalendar,
  TbCalendarStats,
  TbCashRegister,
  TbChartBar,
  TbClipboardList,
  TbDeviceHeartMonitor,
  TbDeviceMobile,
  TbFileText,
  TbForms,
  TbGift,
  TbHome,
  TbLanguage,
  TbPackage,
  TbReceipt,
  TbReportMedical,
  TbReportMoney,
  TbScissors,
  TbSend,
  TbSettings,
  TbShieldCheck,
  TbUsers,
  TbUsersGroup,
  TbVaccine,
  TbWorld,
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
  fields: TbForms,
  formats: TbLanguage,
  team: TbUsersGroup,
  deliveries: TbSend,
  settings: TbSettings,
  list: TbClipboardList,
  devices: TbDeviceHeartMonitor,
  documents: TbFileText,
  reports: TbChartBar,
  bookingReport: TbCalendarStats,
  recordReport: TbReportMedical,
  quality: TbShieldCheck,
  portal: TbWorld,
}

export const getIcon = (name: string) => icons[name as keyof typeof icons] ?? TbBox

export interface NavItem {
  to: string
  label: string
  icon: string
  order: number
  area?: NavArea
  group?: SettingsGroup
  about?: string
  page?: 'messages'
}

/** An entry of the navigation with the pages that it holds, of which it opens the first. */
export interface NavGroup {
  to: string
  label: string
  icon: string
  items: NavItem[]
}

const areaIcons: Record<NavArea, keyof typeof icons> = {
  checkout: 'till',
  marketing: 'deliveries',
  quality: 'quality',
  reports: 'reports',
  settings: 'settings',
}

const createSettingsItem = (
  item: Pick<NavItem, 'to' | 'icon' | 'order' | 'group' | 'page'> & {
    key:
      | 'company'
      | 'systemSettings'
      | 'clientFields'
      | 'policy'
      | 'documents'
      | 'usage'
      | 'imports'
      | 'team'
      | 'auditLog'
      | 'logReview'
      | 'deliveries'
    permission: Permission
  },
) => {
  const { key, ...rest } = item
  return {
    group: 'clinic' as const,
    ...rest,
    area: 'settings' as const,
    label: translateShell(`${key}.title`),
    about: translateShell(`${key}.about`),
  }
}

const getShellItems = (): (NavItem & { permission: Permission })[] => [
  { to: '/', label: translateShell('dashboard.title'), icon: 'home', permission: 'dashboard.read', order: 0 },
  createSettingsItem({ key: 'company', to: '/settings/company-information', icon: 'company', permission: 'company.write', order: 110 }),
  createSettingsItem({ key: 'systemSettings', to: '/settings/system-settings', icon: 'formats', permission: 'settings.write', order: 112 }),
  createSettingsItem({ key: 'clientFields', to: '/settings/client-fields', icon: 'fields', permission: 'settings.write', order: 113 }),
  createSettingsItem({ key: 'policy', to: '/settings/personal-data-policy', icon: 'quality', permission: 'company.write', order: 114 }),
  createSettingsItem({ key: 'documents', to: '/settings/documents', icon: 'documents', permission: 'company.document.read', order: 115 }),
  createSettingsItem({ key: 'usage', to: '/settings/usage', icon: 'reports', permission: 'company.usage.read', order: 118 }),
  createSettingsItem({ key: 'imports', to: '/settings/import', icon: 'documents', permission: 'data.import.write', order: 119 }),
  createSettingsItem({ key: 'team', to: '/settings/team', icon: 'team', permission: 'team.write', order: 111 }),
  createSettingsItem({ key: 'auditLog', to: '/settings/audit-log', icon: 'list', permission: 'audit.read', order: 116 }),
  createSettingsItem({ key: 'logReview', to: '/settings/log-reviews', icon: 'quality', permission: 'audit.read', order: 117 }),
  createSettingsItem({
    key: 'deliveries',
    to: '/settings/deliveries',
    icon: 'deliveries',
    permission: 'delivery.read',
    order: 151,
    group: 'messages',
    page: 'messages',
  }),
]

/** The pages, in order, that the user has the permission for: that of the page, and that of its remote. */
export function useNavItems(entries: RemoteEntry[], language: 'en' | 'sv'): NavItem[] {
  const permissions = useSessionStore((state) => state.session?.permissions) ?? []
  const settings = useSessionStore((state) => state.session?.settings)
  const remoteItems = entries
    .filter((entry) => !entry.permission || permissions.includes(entry.permission))
    .flatMap((entry) => entry.nav ?? [])
    .filter(({ setting }) => !setting || settings?.[setting] !== false)
    .map(({ about, label, setting: _, ...item }: NavEntry) => ({
      ...item,
      label: translateClientTerm(label[language]),
      ...(about && { about: translateClientTerm(about[language]) }),
    }))
  return [...getShellItems(), ...remoteItems].filter(({ permission }) => permissions.includes(permission)).sort((a, b) => a.order - b.order)
}

/** The entries of the navigation: each page without an area, and each area with its pages, at the place of its first (USE-001). */
export function groupNavItems(items: NavItem[]): NavGroup[] {
  const isFirst = (item: NavItem, index: number) => !item.area || items.findIndex(({ area }) => area === item.area) === index
  return items.filter(isFirst).map((first) => {
    const { area } = first
    if (!area) return { ...first, items: [first] }
    return {
      to: area === 'settings' ? '/settings' : first.to,
      label: translateShell(`nav.${area}`),
      icon: areaIcons[area],
      items: items.filter((item) => item.area === area),
    }
  })
}

/** The page that an address belongs to: the one with the longest address that it begins with. */
export function findNavItem(items: NavItem[], pathname: string): NavItem | undefined {
  const matching = items.filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
  return matching.toSorted((a, b) => b.to.length - a.to.length)[0]
}
