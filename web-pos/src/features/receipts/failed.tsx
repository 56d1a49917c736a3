import { ApiError, newKey } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { TbX } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { usePosTexts } from '../../texts'
import { retry } from '../payment/payment.api'
import { hasCartOf, takeUp } from '../payment/use-cart'
import { wordsOf } from '../payment/use-pay'
import { type Receipt, receiptQuery, retryRefund, salesKey } from './receipts.api'

/** The same once more; a press too many is the same try. */
function useRetry(receipt: Receipt) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const key = useRef(newKey())
  return useMutation({
    mutationFn: () => (receipt.kind === 'refund' ? retryRefund(receipt.id, key.current) : retry(receipt.id, key.current)),
    onSuccess: async (next) => {
      queries.setQueryData(receiptQuery(next.id).queryKey, next)
      takeUp(receipt.id, next.id)
      await navigate(next.kind === 'refund' ? `/receipt/${next.id}/detail` : `/point-of-sale/payment/${next.id}`, { replace: true })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: salesKey }),
  })
}

/** A sale or a refund that came to nothing: why, and the ways on. */
export function Failed({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const navigate = useNavigate()
  const again = useRetry(receipt)
  const may = useMay('sale.write')
  // A try that wasn't answered may have begun: until it is known, nothing else may be.
  const unsure = again.error instanceof ApiError && again.error.unanswered
  const retriable = may && (receipt.can_retry || receipt.kind === 'refund')
  const back = () => {
    takeUp(receipt.id)
    void navigate('/point-of-sale/payment')
  }
  return (
    <Alert
      color="red"
      icon={<TbX size={24} aria-hidden />}
      title={t(receipt.kind === 'refund' ? 'failed.refund' : 'failed.title')}
      role="alert"
    >
      <Stack gap="md">
        <Text>{receipt.failure?.text ?? t(`state.${receipt.state}`)}</Text>
        {again.error && <Text fw={500}>{wordsOf(again.error)}</Text>}
        <Group gap="sm">
          {retriable && (
            <Button size="lg" loading={again.isPending} onClick={() => again.mutate()}>
              {t('failed.again')}
            </Button>
          )}
          {may && hasCartOf(receipt.id) && (
            <Button size="lg" variant="default" disabled={again.isPending || unsure} onClick={back}>
              {t('failed.otherwise')}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
