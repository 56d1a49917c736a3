import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Button, DateTimeText, EmptyState, ErrorState, LoadingState, Page, SidePanel, Table, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { prescribersQuery, prescriptionsKey, removePrescriber } from '../prescriptions/prescriptions.api'
import { usePrescriptionTranslation } from '../prescriptions/texts'
import { InviteForm } from './invite-form'

type Prescriber = Schema['PrescriberOut']

function RemoveButton({ id, name }: { id: string; name: string }) {
  const t = usePrescriptionTranslation()
  const { run: remove, isRunning } = useAction({
    send: () => removePrescriber(id),
    confirmation: {
      title: t('prescribers.removeTitle', { name }),
      body: t('prescribers.removeBody'),
      confirmLabel: t('prescribers.remove'),
      isDestructive: true,
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

function PrescriberRow({ prescriber, canRemove }: { prescriber: Prescriber; canRemove: boolean }) {
  const t = usePrescriptionTranslation()
  return (
    <Table.Tr>
      <Table.Td data-label={t('common.name')}>{prescriber.name || t('prescribers.invited')}</Table.Td>
      <Table.Td data-label={t('common.email')}>{prescriber.email}</Table.Td>
      <Table.Td data-label={t('prescribers.origin')}>{t(prescriber.origin)}</Table.Td>
      <Table.Td data-label={t('prescribers.since')}>
        {prescriber.joined_at && <DateTimeText value={prescriber.joined_at} />}
        {prescriber.expires_at && (
          <>
            {t('prescribers.expiresAt')} <DateTimeText value={prescriber.expires_at} />
          </>
        )}
      </Table.Td>
      {canRemove && (
        <Table.Td>{prescriber.prescriber_id && <RemoveButton id={prescriber.prescriber_id} name={prescriber.name} />}</Table.Td>
      )}
    </Table.Tr>
  )
}

/** Lists the clinic’s prescribers and invitations; administrators can remove a prescriber. */
export function PrescribersScreen() {
  const t = usePrescriptionTranslation()
  const { data, error, refetch } = useQuery(prescribersQuery())
  const canRemove = useHasPermission('prescriber.write')
  const [opened, panel] = useDisclosure(false)
  const inviteButton = useHasPermission('client.prescription.write') && <Button onClick={panel.open}>{t('prescribers.invite')}</Button>
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Page title={t('prescribers.title')} action={inviteButton}>
      {data.length === 0 ? (
        <EmptyState title={t('prescribers.empty')} action={inviteButton}>
          {t('prescribers.emptyHelp')}
        </EmptyState>
      ) : (
        <Table className="clinic-table" aria-label={t('prescribers.title')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('common.name')}</Table.Th>
              <Table.Th>{t('common.email')}</Table.Th>
              <Table.Th>{t('prescribers.origin')}</Table.Th>
              <Table.Th>{t('prescribers.since')}</Table.Th>
              {canRemove && <Table.Td />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((prescriber) => (
              <PrescriberRow key={prescriber.prescriber_id ?? prescriber.email} prescriber={prescriber} canRemove={canRemove} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      <SidePanel opened={opened} onClose={panel.close} title={t('prescribers.invite')}>
        <InviteForm onDone={panel.close} />
      </SidePanel>
    </Page>
  )
}
