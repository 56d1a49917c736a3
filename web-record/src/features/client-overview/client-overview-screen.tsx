import { ApiError } from '@clinic/kit/api'
import { DetailsSkeleton } from '@clinic/kit/components'
import { Slot } from '@clinic/kit/contract'
import { getFullName } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Button, ErrorState, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbAlertTriangle } from 'react-icons/tb'
import { useNavigate, useParams } from 'react-router'
import { getHelp } from '../../help'
import { useRecordTranslation } from '../../texts/index'
import { ClientForm } from '../clients/client-form'
import { ClaimedPersonalId } from './claimed-personal-id'
import { clientSummaryQuery } from './client-overview.api'
import { ClientDetails, ClientOverviewHead } from './client-overview-head'
import { ClientTags } from './client-tags'
import { RecentProcedures } from './recent-procedures'
import { RegistrationDifferences } from './registration-differences'

/** A client's overview; other remotes extend it with the client's bookings and receipts. */
export function ClientOverviewScreen() {
  const t = useRecordTranslation()
  const navigate = useNavigate()
  const { clientId = '' } = useParams()
  const { data, error, refetch } = useQuery(clientSummaryQuery(clientId))
  const [isPanelOpen, panel] = useDisclosure(false)
  const canEdit = useHasPermission('client.write')
  const canMerge = useHasPermission('client.merge')
  const handleDone = () => {
    toast.success(t('form.saved'))
    panel.close()
  }
  const handleExisting = ({ id }: { id: string }) => navigate(canMerge ? `/clients/${id}/merge?source=${clientId}` : `/clients/${id}`)
  const isMerged = error instanceof ApiError && error.code === 'client.merged'
  if (error && !data && !isMerged) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.client.id !== clientId) return <DetailsSkeleton />
  const { client } = data
  return (
    <Page
      title={getFullName(client)}
      help={getHelp('client')}
      action={
        canEdit ? (
          <Button variant="default" onClick={panel.open}>
            {t('client.edit')}
          </Button>
        ) : undefined
      }
    >
      <ClientOverviewHead summary={data} />
      {client.warning && (
        <Alert color="red" icon={<TbAlertTriangle size={18} aria-hidden />} title={t('client.warning')}>
          {client.warning}
        </Alert>
      )}
      {data.claimed_personal_id && <ClaimedPersonalId clientId={clientId} claim={data.claimed_personal_id} />}
      <RegistrationDifferences clientId={clientId} />
      <ClientTags clientId={clientId} />
      <RecentProcedures summary={data} />
      <Slot name="client.bookings" clientId={clientId} />
      <Slot name="client.receipts" clientId={clientId} />
      <ClientDetails client={client} />
      <SidePanel opened={isPanelOpen} onClose={panel.close} title={t('client.edit')}>
        <ClientForm client={client} onDone={handleDone} onExisting={handleExisting} />
      </SidePanel>
    </Page>
  )
}
