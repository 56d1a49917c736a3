import { ErrorState, LoadingState, Page, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { usePosTranslation } from '../../texts'
import { RequireReadyRegister } from '../registers/require-ready-register'
import { receiptQuery } from './receipts.api'
import { RefundForm } from './refund-form'

/** Refunds a receipt, fully or in part, to the payment methods that were used. */
export function RefundScreen() {
  const t = usePosTranslation()
  const { receiptId = '' } = useParams()
  const { data, error, refetch } = useQuery(receiptQuery(receiptId))
  const receipt = data?.id === receiptId ? data : undefined
  if (error && !receipt) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!receipt) return <LoadingState />
  const title = t('refund.of', { number: receipt.number ?? '' })
  const remaining = receipt.refundable + receipt.refundable_lines.reduce((sum, line) => sum + line.quantity, 0)
  const refusedText = receipt.paid_for_gift_card_exists ? 'refund.giftCardSold' : remaining === 0 ? 'refund.fullyRefunded' : null
  return (
    <RequireReadyRegister title={title} help={getHelp('refund')}>
      {({ register }) => (
        <Page title={title} help={getHelp('refund')} isNarrow>
          {refusedText ? <Text>{t(refusedText)}</Text> : <RefundForm receipt={receipt} registerId={register.id} />}
        </Page>
      )}
    </RequireReadyRegister>
  )
}
