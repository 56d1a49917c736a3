import { ApiError, useIdempotencyKey } from '@clinic/kit/api'
import { useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Button, Card, Loader, Stack, Text } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePosTranslation } from '../../texts'
import { abortSale } from '../payment/payment.api'
import { BackToCartButton } from './back-to-cart-button'
import { type Receipt, receiptQuery, salesKey } from './receipts.api'

const isAwaitingCard = (receipt: Receipt) =>
  receipt.payments.some((payment) => payment.method === 'card' && ['pending', 'sent'].includes(payment.state))

/** Returns a title and a help text for the state of a sale in progress. */
export function progressMessage(
  receipt: Receipt,
  isStopping: boolean,
  t: ReturnType<typeof usePosTranslation>,
): { title: string; help: string } {
  if (receipt.status_reason && receipt.failure_reason) return { title: t('progress.saleFailed'), help: receipt.status_reason.text }
  if (receipt.status_reason) return { title: t('progress.resolving'), help: receipt.status_reason.text }
  const isRefund = receipt.type === 'refund'
  if (isStopping) return { title: t('progress.stopping'), help: t(isRefund ? 'progress.stoppingRefundHelp' : 'progress.stoppingHelp') }
  if (isAwaitingCard(receipt))
    return isRefund
      ? { title: t('progress.refunding'), help: t('progress.refundingHelp') }
      : { title: t('progress.terminal'), help: t('progress.terminalHelp') }
  return { title: t(isRefund ? 'progress.registeringRefund' : 'progress.registering'), help: t('progress.registeringHelp') }
}

/** Shows a sale or refund in progress until it ends, with a button to abort it while that is possible. */
export function SaleProgress({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const queries = useQueryClient()
  const maySell = useHasPermission('sale.write')
  const [isStopRequested, setIsStopRequested] = useState(false)
  const key = useIdempotencyKey()
  const stop = useMutation({
    mutationFn: () => abortSale(receipt.id, key.current()),
    onError: key.handleError,
    onSuccess: (updated) => {
      setIsStopRequested(true)
      queries.setQueryData(receiptQuery(receipt.id).queryKey, updated)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: salesKey }),
  })
  const { title, help } = progressMessage(receipt, isStopRequested, t)
  const stopError = stop.error instanceof ApiError ? stop.error.message : ''
  return (
    <Card withBorder radius="md" p="xl">
      <Stack align="center" gap="md" ta="center">
        {!receipt.failure_reason && <Loader size="lg" aria-hidden />}
        <div role="status">
          <Text fz={24} fw={600}>
            {title}
          </Text>
          <Text c="dimmed">{help}</Text>
        </div>
        <output className="pos-amount" aria-label={t('pay.total')}>
          {formatMoney(receipt.amount_due)}
        </output>
        {stopError && (
          <Alert color="red" role="alert">
            {stopError}
          </Alert>
        )}
        {maySell && receipt.failure_reason && <BackToCartButton saleId={receipt.id} />}
        {maySell && receipt.can_abort && !isStopRequested && (
          <Button variant="default" size="lg" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t(receipt.type === 'refund' ? 'progress.abortRefund' : 'progress.abort')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
