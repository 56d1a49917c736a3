import { ErrorState, LoadingState, Page, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePosTexts } from '../../texts'
import { TillGate } from '../till/till-gate'
import { receiptQuery } from './receipts.api'
import { RefundForm } from './refund-form'

/** Pays a receipt back, all of it or in part, by the ways that it was paid. */
export function RefundScreen() {
  const t = usePosTexts()
  const { receiptId = '' } = useParams()
  const { data, error, refetch } = useQuery(receiptQuery(receiptId))
  const receipt = data?.id === receiptId ? data : undefined
  if (error && !receipt) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receipt) return <LoadingState />
  const title = t('refund.of', { number: receipt.number ?? '' })
  const left = receipt.refundable + receipt.returnable.reduce((sum, each) => sum + each.quantity, 0)
  const refused = receipt.paid_for_gift_card_exists ? 'refund.giftCardSold' : left === 0 ? 'refund.nothingLeft' : null
  return (
    <TillGate title={title}>
      {({ register }) => (
        <Page title={title} narrow>
          {refused ? <Text>{t(refused)}</Text> : <RefundForm receipt={receipt} registerId={register.id} />}
        </Page>
      )}
    </TillGate>
  )
}
