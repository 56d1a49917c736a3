import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Page, SidePanel, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { getHelp } from '../../help'
import { type PrescriberSort, prescribersQuery, prescriptionsKey, removePrescriber } from '../prescriptions/prescriptions.api'
import { usePrescriptionTranslation } from '../prescriptions/texts'
import { InviteForm } from './invite-form'

type Row = Schema['PrescriberRow']

function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = usePrescriptionTranslation()
  const { run: remove, isRunning } = useAction<void>({
    send: (_, reason) => removePrescriber(id, reason),
    confirmation: {
      title: t('prescribers.removeTitle', { name }),
      body: t('prescribers.removeBody'),
      confirmLabel: t('prescribers.remove'),
      needsReason: true,
    },
    successMessage: t('prescribers.removed', { name }),
    refresh: [prescriptionsKey],
  })
  const label = t('common.removeName', { name })
  return (
    <Button size="compact-sm" variant="subtle" color="red" aria-label={label} loading={isRunning} onClick={() => void remove()}>
      {t('prescribers.remove')}
    </Button>
  )
}

function useColumns(canRemove: boolean): Column<Row>[] {
  const t = usePrescriptionTranslation()
  const columns: Column<Row>[] = [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: ({ name }) => name || t('prescribers.invited') },
    { key: 'email', title: t('common.email'), sortKey: 'email', cell: ({ email }) => email },
    { key: 'origin', title: t('prescribers.origin'), cell: ({ origin }) => t(origin) },
    {
      key: 'since',
      title: t('prescribers.since'),
      sortKey: 'joined_at',
      cell: ({ joined_at, expires_at }) => (
        <>
          {joined_at && <DateTimeText value={joined_at} />}
          {expires_at && t('prescribers.expiresAt')} {expires_at && <DateTimeText value={expires_at} />}
        </>
      ),
    },
  ]
  const remove: Column<Row> = {
    key: 'remove',
    title: '',
    isNumeric: true,
    cell: ({ prescriber_id, name }) => prescriber_id && <RemoveButton id={prescriber_id} name={name} />,
  }
  return canRemove ? [...columns, remove] : columns
}

/** Lists the clinic’s prescribers and invitations; administrators can remove a prescriber. */
export function PrescribersScreen() {
  const t = usePrescriptionTranslation()
  const list = useListState<PrescriberSort>({ sort: 'name' })
  const query = useQuery(prescribersQuery(list.query))
  const columns = useColumns(useHasPermission('prescriber.write'))
  const [opened, panel] = useDisclosure(false)
  const inviteButton = useHasPermission('client.prescription.write') && <Button onClick={panel.open}>{t('prescribers.invite')}</Button>
  const emptyState = (
    <EmptyState title={t('prescribers.empty')} action={inviteButton}>
      {t('prescribers.emptyHelp')}
    </EmptyState>
  )
  return (
    <Page title={t('prescribers.title')} action={inviteButton} help={getHelp('prescribers')}>
      <ListToolbar list={list} searchLabel={t('prescribers.search')} />
      <DataTable label={t('prescribers.title')} columns={columns} list={list} query={query} emptyState={emptyState} />
      <SidePanel opened={opened} onClose={panel.close} title={t('prescribers.invite')}>
        <InviteForm onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}
