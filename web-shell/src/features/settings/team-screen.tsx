import type { Schema } from '@clinic/kit/api'
import { useMay, useSession } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  DateTimeText,
  EmptyState,
  ListToolbar,
  Page,
  SidePanel,
  StatusBadge,
  useList,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useShellTexts } from '../../texts'
import { type TeamFilter, type TeamSort, teamQuery } from './team.api'
import { useMeetsAll } from './use-meets-all'
import { UserPanel } from './user-panel'

type User = Schema['UserOut']

function useColumns(): Column<User>[] {
  const t = useShellTexts()
  const own = useSession()?.user.id
  return [
    {
      key: 'name',
      title: t('team.name'),
      sort: 'name',
      cell: (user) => `${user.first_name} ${user.last_name}${user.id === own ? ` (${t('team.you')})` : ''}`,
    },
    { key: 'email', title: t('email'), sort: 'email', cell: (user) => user.email },
    { key: 'role', title: t('team.role'), cell: (user) => t(`role.${user.user_role}`) },
    { key: 'access', title: t('team.reach'), cell: (user) => t(`reach.${user.client_access ?? 'full'}`) },
    { key: 'login', title: t('team.lastLogin'), sort: 'last_login_at', cell: (user) => <DateTimeText value={user.last_login_at} /> },
    {
      key: 'state',
      title: t('team.state'),
      cell: (user) => (user.is_active ? t('isActive') : <StatusBadge tone="quiet">{t('isInactive')}</StatusBadge>),
    },
  ]
}

/** Who works here: the list, adding somebody, and what each may see (PLT-032, PLT-034). */
export function TeamScreen() {
  const t = useShellTexts()
  const list = useList<TeamSort>({ sort: 'name', filter: 'all' })
  const query = useQuery(teamQuery(list.query, list.filter as TeamFilter))
  const [open, setOpen] = useState<User | 'new' | null>(null)
  const mayAdd = useMay('team.write')
  const add =
    useMeetsAll() && mayAdd ? (
      <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
        {t('team.add')}
      </Button>
    ) : undefined
  const filters = (['all', 'active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))
  const close = () => setOpen(null)
  return (
    <Page title={t('team.title')} action={add}>
      <ListToolbar list={list} searchLabel={t('team.search')} filters={filters} />
      <DataTable
        label={t('team.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={setOpen}
        empty={<EmptyState title={t('team.empty')} action={add} />}
      />
      <SidePanel
        opened={open !== null}
        onClose={close}
        title={open === null || open === 'new' ? t('team.add') : `${open.first_name} ${open.last_name}`}
      >
        {open !== null && <UserPanel user={open === 'new' ? null : open} onDone={close} />}
      </SidePanel>
    </Page>
  )
}
