import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { type Column, DataTable, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Group, StatusBadge } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbLogout } from 'react-icons/tb'
import { openSignIn } from '../../frame/sign-in-redirect'
import { useShellTranslation } from '../../texts'
import { signInsQuery, signOutEverywhere } from './profile.api'

type SignIn = Schema['SignInRow']

/** What proved the person, with a mark where that were two factors (LAW-001). */
function Proof({ row }: { row: SignIn }) {
  const t = useShellTranslation()
  const names = row.factors.map((factor) => t(`profile.factor.${factor}`)).join(', ')
  return (
    <Group gap="xs">
      {names}
      {row.is_strong && <StatusBadge tone="success">{t('profile.twoFactors')}</StatusBadge>}
    </Group>
  )
}

function useColumns(): Column<SignIn>[] {
  const t = useShellTranslation()
  return [
    { key: 'time', title: t('common.time'), cell: (row) => <DateTimeText value={row.started_at} /> },
    { key: 'browser', title: t('profile.browser'), cell: (row) => row.browser || t('profile.unknown') },
    { key: 'device', title: t('profile.device'), cell: (row) => row.device || t('profile.unknown') },
    { key: 'address', title: t('profile.address'), cell: (row) => row.ip_address || t('profile.unknown') },
    { key: 'proof', title: t('profile.proof'), cell: (row) => <Proof row={row} /> },
    {
      key: 'state',
      title: t('common.status'),
      cell: (row) =>
        row.is_current ? (
          <StatusBadge tone="success">{t('profile.thisDevice')}</StatusBadge>
        ) : row.ended_at ? (
          t('profile.ended')
        ) : (
          t('common.active')
        ),
    },
  ]
}

/** When, where and with what the person has signed in, and signing out on all devices at once. */
export function SignInHistory() {
  const t = useShellTranslation()
  const queryClient = useQueryClient()
  const list = useListState({ sort: '' })
  const query = useQuery(signInsQuery(list.query))
  const { run, isRunning } = useAction({
    send: signOutEverywhere,
    confirmation: {
      title: t('profile.signOutEverywhere'),
      body: t('profile.signOutEverywhereHelp'),
      confirmLabel: t('profile.signOutEverywhere'),
      isDestructive: true,
    },
    onSuccess: () => {
      queryClient.clear()
      openSignIn()
    },
  })
  return (
    <>
      <DataTable
        label={t('profile.signIns')}
        columns={useColumns()}
        list={list}
        query={query}
        emptyState={<EmptyState title={t('profile.noSignIns')} />}
      />
      <Button
        variant="default"
        color="red"
        w="max-content"
        leftSection={<TbLogout size={16} aria-hidden />}
        loading={isRunning}
        onClick={() => void run()}
      >
        {t('profile.signOutEverywhere')}
      </Button>
    </>
  )
}
