import { ApiError, useIdempotencyKey } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TbX } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { usePosTranslation } from '../../texts'
import { retrySale } from '../payment/payment.api'
import { reopenCart } from '../payment/use-cart'
import { errorMessage } from '../payment/use-payment'
import { BackToCartButton } from './back-to-cart-button'
import { type Receipt, receiptQuery, retryRefund, salesKey } from './receipts.api'

/** Returns a function that opens the retry of a sale and attaches the cart to it. */
function useGoToSale(receipt: Receipt) {
  const navigate = useNavigate()
  return async (next: string) => {
    reopenCart(receipt.id, next)
    await navigate(receipt.type === 'refund' ? `/point-of-sale/receipt/${next}/detail` : `/point-of-sale/payment/${next}`, {
      replace: true,
    })
  }
}

/** Retries a sale or refund; a double press sends the same Idempotency-Key. */
function useRetry(receipt: Receipt) {
  const queries = useQueryClient()
  const goToSale = useGoToSale(receipt)
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: () => (receipt.type === 'refund' ? retryRefund(receipt.id, key.current()) : retrySale(receipt.id, key.current())),
    onError: key.handleError,
    onSuccess: async (next) => {
      queries.setQueryData(receiptQuery(next.id).queryKey, next)
      await goToSale(next.id)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: salesKey }),
  })
}

/** Actions for a failed sale that hasn't been retried. */
function RetryActions({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const retryMutation = useRetry(receipt)
  // A retry without an answer may have started: until that is known, nothing else may be paid.
  const isUnknown = retryMutation.error instanceof ApiError && retryMutation.error.isOutcomeUnknown
  return (
    <>
      {retryMutation.error && <Text fw={500}>{errorMessage(retryMutation.error)}</Text>}
      <Group gap="sm">
        <Button size="lg" loading={retryMutation.isPending} onClick={() => retryMutation.mutate()}>
          {t('common.tryAgain')}
        </Button>
        <BackToCartButton saleId={receipt.id} disabled={retryMutation.isPending || isUnknown} />
      </Group>
    </>
  )
}

/** Link to the retry of a failed sale, also when it was started elsewhere or its response was lost. */
function AlreadyRetried({ receipt, retryId }: { receipt: Receipt; retryId: string }) {
  const t = usePosTranslation()
  const goToSale = useGoToSale(receipt)
  return (
    <>
      <Text fw={500}>{t('failed.alreadyRetried')}</Text>
      <Button size="lg" w="max-content" onClick={() => void goToSale(retryId)}>
        {t('failed.goToRetry')}
      </Button>
    </>
  )
}

/** A failed sale or refund: the reason and the possible actions. */
export function SaleFailed({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const maySell = useHasPermission('sale.write')
  const retryId = receipt.retried_by_id
  return (
    <Alert
      color="red"
      icon={<TbX size={24} aria-hidden />}
      title={t(receipt.type === 'refund' ? 'failed.refund' : 'failed.title')}
      role="alert"
    >
      <Stack gap="md">
        <Text>{receipt.failure_reason?.text ?? t(`state.${receipt.status}`)}</Text>
        {retryId ? <AlreadyRetried receipt={receipt} retryId={retryId} /> : maySell && <RetryActions receipt={receipt} />}
      </Stack>
    </Alert>
  )
}
