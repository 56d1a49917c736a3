import type { Schema } from '@clinic/kit/api'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Page, SidePanel, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useShellTranslation } from '../../texts'
import { useHelp } from '../../use-help'
import { type TeamFilter, type TeamSort, teamQuery } from './team.api'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { UserPanel } from './user-panel'

type User = Schema['UserOut']

/** Inactive, or the state of the invitation until it is accepted (PLT-038). */
function UserState({ user }: { user: User }) {
  const t = useShellTranslation()
  if (!user.is_active) return <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>
  if (user.invitation === 'pending') return <StatusBadge tone="neutral">{t('team.invited')}</StatusBadge>
  if (user.invitation === 'expired') return <StatusBadge tone="warning">{t('team.invitationExpired')}</StatusBadge>
  return t('common.active')
}

function useColumns(): Column<User>[] {
  const t = useShellTranslation()
  const ownId = useSession()?.user.id
  return [
    {
      key: 'name',
      title: t('common.name'),
      sortKey: 'name',
      cell: (user) => `${getFullName(user)}${user.id === ownId ? ` (${t('team.you')})` : ''}`,
    },
    { key: 'email', title: t('common.email'), sortKey: 'email', cell: (user) => user.email },
    { key: 'role', title: t('team.role'), cell: (user) => t(`role.${user.user_role}`) },
    { key: 'access', title: t('team.clientAccess'), cell: (user) => t(`clientAccess.${user.client_access ?? 'full'}`) },
    { key: 'login', title: t('team.lastLogin'), sortKey: 'last_login_at', cell: (user) => <DateTimeText value={user.last_login_at} /> },
    {
      key: 'state',
      title: t('common.status'),
      cell: (user) => <UserState user={user} />,
    },
  ]
}

/** The list of users, where they are added and edited (PLT-032, PLT-034). */
export function TeamScreen() {
  const t = useShellTranslation()
  const list = useListState<TeamSort>({ sort: 'name', filter: 'all' })
  const query = useQuery(teamQuery(list.query, list.filter as TeamFilter))
  const [selected, setSelected] = useState<User | 'new' | null>(null)
  const canWrite = useHasPermission('team.write')
  const addButton =
    useHasFullClientAccess() && canWrite ? (
      <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setSelected('new')}>
        {t('team.add')}
      </Button>
    ) : undefined
  const filters = (['all', 'active', 'inactive'] as const).map((value) => ({ value, label: t(value) }))
  const close = () => setSelected(null)
  return (
    <Page title={t('team.title')} action={addButton} help={useHelp('team')}>
      <ListToolbar list={list} views="team" searchLabel={t('team.search')} filters={filters} />
      <DataTable
        label={t('team.title')}
        columns={useColumns()}
        list={list}
        query={query}
        onOpen={setSelected}
        emptyState={
          <EmptyState title={t('team.empty')} action={addButton}>
            {t('team.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel
        opened={selected !== null}
        onClose={close}
        title={selected === null || selected === 'new' ? t('team.add') : getFullName(selected)}
      >
        {selected !== null && <UserPanel user={selected === 'new' ? null : selected} onDone={close} />}
      </SidePanel>
    </Page>
  )
}
