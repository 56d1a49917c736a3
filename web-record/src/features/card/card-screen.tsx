import { ApiError } from '@clinic/kit/api'
import { Slot } from '@clinic/kit/contract'
import { useMay } from '@clinic/kit/session'
import { Alert, Button, ErrorState, LoadingState, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbAlertTriangle } from 'react-icons/tb'
import { useParams } from 'react-router'
import { useRecordTexts } from '../../texts'
import { ClientForm } from '../clients/client-form'
import { cardQuery } from './card.api'
import { CardFacts, CardHead } from './card-head'
import { Latest } from './latest'

/** One client: the head tells who and when next, other systems fill their places below. */
export function CardScreen() {
  const t = useRecordTexts()
  const { clientId = '' } = useParams()
  const { data, error, refetch } = useQuery(cardQuery(clientId))
  const [opened, panel] = useDisclosure(false)
  const mayEdit = useMay('client.write')
  const done = () => {
    toast.success(t('form.saved'))
    panel.close()
  }
  const isMerged = error instanceof ApiError && error.code === 'client.merged'
  if (error && !data && !isMerged) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.client.id !== clientId) return <LoadingState />
  const { client } = data
  return (
    <Page
      title={`${client.first_name} ${client.last_name}`}
      action={
        mayEdit ? (
          <Button variant="default" onClick={panel.open}>
            {t('card.edit')}
          </Button>
        ) : undefined
      }
    >
      <CardHead card={data} />
      {client.warning && (
        <Alert color="red" icon={<TbAlertTriangle size={18} aria-hidden />} title={t('card.warning')}>
          {client.warning}
        </Alert>
      )}
      <Latest card={data} />
      <Slot name="client.bookings" clientId={clientId} />
      <Slot name="client.receipts" clientId={clientId} />
      <CardFacts client={client} />
      <SidePanel opened={opened} onClose={panel.close} title={t('card.edit')}>
        <ClientForm client={client} onDone={done} />
      </SidePanel>
    </Page>
  )
}
