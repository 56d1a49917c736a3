import type { Schema } from '@clinic/kit/api'
import { useLanguage, useRegion } from '@clinic/kit/i18n'
import { TbBox, TbCalendar, TbPackage, TbUser } from 'react-icons/tb'
import { iconOf, useNav } from '../../frame/nav'
import { useRemoteList } from '../../remotes/remotes'
import { useShellTexts } from '../../texts'

interface Item {
  to: string
  label: string
  description?: string
  Icon?: typeof TbBox
}

export interface Group {
  label: string
  Icon: typeof TbBox
  items: Item[]
}

/** What was found, by kind, each with the place it leads to. */
export function useGroups(typed: string, found: Schema['SearchOut'] | undefined): Group[] {
  const t = useShellTexts()
  const { dateTime } = useRegion()
  const { entries } = useRemoteList()
  const pages = useNav(entries, useLanguage()).filter((page) => page.label.toLowerCase().includes(typed.toLowerCase()))
  const { clients = [], bookings = [], products = [] } = found ?? {}
  const groups: Group[] = [
    { label: t('search.pages'), Icon: TbBox, items: pages.map(({ to, label, icon }) => ({ to, label, Icon: iconOf(icon) })) },
    {
      label: t('search.clients'),
      Icon: TbUser,
      items: clients.map(({ id, name, phone, email }) => ({ to: `/clients/${id}`, label: name, description: phone || email })),
    },
    {
      label: t('search.bookings'),
      Icon: TbCalendar,
      items: bookings.map((each) => ({
        to: `/calendar/booking/${each.id}`,
        label: `${each.client_name} · ${each.service_name}`,
        description: dateTime(each.start_at),
      })),
    },
    {
      label: t('search.products'),
      Icon: TbPackage,
      items: products.map(({ name, code }) => ({
        to: `/point-of-sale/products/products-library?search=${encodeURIComponent(name)}`,
        label: name,
        description: code,
      })),
    },
  ]
  return groups.filter((group) => group.items.length > 0)
}
