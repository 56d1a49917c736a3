import type { Schema } from '@clinic/kit/api'
import { paths } from '@clinic/kit/contract'
import { getClientDetails, getFullName, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { TbBox, TbCalendar, TbPackage, TbReceipt, TbUser } from 'react-icons/tb'
import { getIcon, useNavItems } from '../../frame/nav'
import { useRemoteList } from '../../remotes/remote-registry'
import { useShellTranslation } from '../../texts'

interface SearchResult {
  to: string
  label: string
  description?: string
  Icon?: typeof TbBox
}

export interface SearchGroup {
  label: string
  Icon: typeof TbBox
  items: SearchResult[]
}

/** A receipt's number as people write it, such as #1204: receipts then come first, so that Enter opens it (USE-006). */
const RECEIPT_NUMBER = /^#\d+$/

/** The search results by kind, with their links. */
export function useSearchGroups(input: string, results: Schema['SearchResults'] | undefined): SearchGroup[] {
  const t = useShellTranslation()
  const { formatDateTime, formatMoney } = useFormatters()
  const { entries } = useRemoteList()
  const pages = useNavItems(entries, useLanguage()).filter((page) => page.label.toLowerCase().includes(input.toLowerCase()))
  const { clients = [], bookings = [], products = [], receipts = [] } = results ?? {}
  const groups: SearchGroup[] = [
    { label: t('search.pages'), Icon: TbBox, items: pages.map(({ to, label, icon }) => ({ to, label, Icon: getIcon(icon) })) },
    {
      label: t('search.clients'),
      Icon: TbUser,
      items: clients.map((row) => ({ to: paths.client(row.id), label: row.name, description: getClientDetails(row) || row.email })),
    },
    {
      label: t('search.bookings'),
      Icon: TbCalendar,
      items: bookings.map((booking) => ({
        to: paths.booking(booking.id),
        label: `${getFullName(booking.client)} · ${booking.service.name}`,
        description: formatDateTime(booking.start_at),
      })),
    },
    {
      label: t('search.products'),
      Icon: TbPackage,
      items: products.map(({ name, code }) => ({
        to: paths.products({ search: name }),
        label: name,
        description: code,
      })),
    },
    {
      label: t('search.receipts'),
      Icon: TbReceipt,
      items: receipts.map((receipt) => ({
        to: paths.receipt(receipt.id),
        label: t(receipt.type === 'refund' ? 'search.refund' : 'search.receipt', { number: receipt.number }),
        description: `${formatMoney(receipt.amount_due)} · ${formatDateTime(receipt.created_at)}`,
      })),
    },
  ]
  const ordered = RECEIPT_NUMBER.test(input) ? [...groups.slice(-1), ...groups.slice(0, -1)] : groups
  return ordered.filter((group) => group.items.length > 0)
}
