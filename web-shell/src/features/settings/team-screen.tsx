import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission, useSession } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Page, SidePanel, StatusBadge, toast } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { restoreUser, type TeamFilter, type TeamSort, teamKey, teamQuery } from './team.api'
import { UntranslatedTeamNotice } from './untranslated-team-notice'
import { useHasFullClientAccess } from './use-has-full-client-access'
import { UserForm } from './user-form'

type User = Schema['UserOut']

/** Inactive, or the state of the invitation until it is accepted (PLT-038). */
function UserState({ user }: { user: User }) {
  const t = useShellTranslation()
  if (!user.is_active) return <StatusBadge tone="neutral">{t('common.inactive')}</StatusBadge>
  if (user.invitation === 'pending') return <StatusBadge tone="neutral">{t('team.invited')}</StatusBadge>
  if (user.invitation === 'expired') return <StatusBadge tone="warning">{t('team.invitationExpired')}</StatusBadge>
  return t('common.active')
}

function RestoreButton({ user }: { user: User }) {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({ send: restoreUser, successMessage: t('team.restored'), refresh: [teamKey] })
  return (
    <Button variant="default" size="compact-sm" loading={isRunning} onClick={() => void run(user)}>
      {t('team.restore')}
    </Button>
  )
}

function useColumns(isDeleted: boolean): Column<User>[] {
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
      cell: (user) => (isDeleted ? <RestoreButton user={user} /> : <UserState user={user} />),
    },
  ]
}

/** The list of users, where they are added and edited (PLT-032, PLT-034). */
export function TeamScreen() {
  const t = useShellTranslation()
  const list = useListState<TeamSort>({ sort: 'name', filter: 'all' })
  const query = useQuery(teamQuery(list.query, list.filter as TeamFilter))
  const [isAdding, setIsAdding] = useState(false)
  const canWrite = useHasPermission('team.write')
  const addButton =
    useHasFullClientAccess() && canWrite ? (
      <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
        {t('team.add')}
      </Button>
    ) : undefined
  const filters = (['all', 'active', 'inactive', 'untranslated', 'deleted'] as const).map((value) => ({
    value,
    label: t(`team.filter.${value}`),
  }))
  const close = () => setIsAdding(false)
  const queryClient = useQueryClient()
  const handleAdded = async () => {
    toast.success(t('team.added'))
    await queryClient.invalidateQueries({ queryKey: teamKey })
    close()
  }
  const columns = useColumns(list.filter === 'deleted')
  return (
    <Page title={t('team.title')} action={addButton} help={getHelp('team')}>
      {canWrite && list.filter !== 'untranslated' && <UntranslatedTeamNotice onShow={() => list.setParams({ filter: 'untranslated' })} />}
      <ListToolbar list={list} views="team" searchLabel={t('team.search')} filters={filters} />
      <DataTable
        label={t('team.title')}
        columns={columns}
        list={list}
        query={query}
        href={({ id, deleted_at }) => (deleted_at ? null : paths.user(id))}
        emptyState={
          <EmptyState title={t('team.empty')} action={addButton}>
            {t('team.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={isAdding} onClose={close} title={t('team.add')}>
        <UserForm user={null} onDone={handleAdded} />
      </SidePanel>
    </Page>
  )
}
