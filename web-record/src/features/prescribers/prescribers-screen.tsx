import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  confirm,
  DateTimeText,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  SidePanel,
  Table,
  toast,
  useDisclosure,
} from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { part, prescribersQuery, prescriptionsKey } from '../prescriptions/prescriptions.api'
import { usePrescriptionTexts } from '../prescriptions/texts'
import { InviteForm } from './invite-form'

type Prescriber = Schema['PrescriberOut']

function Remove({ id, name }: { id: string; name: string }) {
  const t = usePrescriptionTexts()
  const queries = useQueryClient()
  const leave = useMutation({
    mutationFn: part,
    onSuccess: async () => {
      toast.success(t('prescribers.removed', { name }))
      await queries.invalidateQueries({ queryKey: prescriptionsKey })
    },
    onError: (error) => toast.error(error.message),
  })
  const asked = async () => {
    const sure = { title: t('prescribers.sure', { name }), body: t('prescribers.sureBody'), action: t('prescribers.remove'), danger: true }
    if (await confirm(sure)) leave.mutate(id)
  }
  const label = t('prescribers.removeOne', { name })
  return (
    <Button size="compact-sm" variant="subtle" color="red" aria-label={label} loading={leave.isPending} onClick={() => void asked()}>
      {t('prescribers.remove')}
    </Button>
  )
}

function Row({ one, mayRemove }: { one: Prescriber; mayRemove: boolean }) {
  const t = usePrescriptionTexts()
  return (
    <Table.Tr>
      <Table.Td data-label={t('prescribers.name')}>{one.name || t('prescribers.invited')}</Table.Td>
      <Table.Td data-label={t('prescribers.email')}>{one.email}</Table.Td>
      <Table.Td data-label={t('prescribers.works')}>{t(one.origin)}</Table.Td>
      <Table.Td data-label={t('prescribers.since')}>
        {one.joined_at && <DateTimeText value={one.joined_at} />}
        {one.expires_at && (
          <>
            {t('prescribers.holds')} <DateTimeText value={one.expires_at} />
          </>
        )}
      </Table.Td>
      {mayRemove && <Table.Td>{one.prescriber_id && <Remove id={one.prescriber_id} name={one.name} />}</Table.Td>}
    </Table.Tr>
  )
}

/** `/prescribers`: who prescribes for the clinic and who is invited to; whoever asks for prescriptions invites, administrators part from one. */
export function PrescribersScreen() {
  const t = usePrescriptionTexts()
  const { data, error, refetch } = useQuery(prescribersQuery())
  const mayRemove = useMay('prescriber.write')
  const [opened, panel] = useDisclosure(false)
  const invite = useMay('client.prescription.write') && <Button onClick={panel.open}>{t('prescribers.invite')}</Button>
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Page title={t('prescribers.title')} action={invite}>
      {data.length === 0 ? (
        <EmptyState title={t('prescribers.empty')} action={invite}>
          {t('prescribers.emptyHelp')}
        </EmptyState>
      ) : (
        <Table className="clinic-table" aria-label={t('prescribers.title')} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('prescribers.name')}</Table.Th>
              <Table.Th>{t('prescribers.email')}</Table.Th>
              <Table.Th>{t('prescribers.works')}</Table.Th>
              <Table.Th>{t('prescribers.since')}</Table.Th>
              {mayRemove && <Table.Td />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((one) => (
              <Row key={one.prescriber_id ?? one.email} one={one} mayRemove={mayRemove} />
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
