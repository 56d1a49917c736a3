import { ApiError, useKey } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TbX } from 'react-icons/tb'
import { useNavigate } from 'react-router'
import { usePosTexts } from '../../texts'
import { retry } from '../payment/payment.api'
import { takeUp } from '../payment/use-cart'
import { wordsOf } from '../payment/use-pay'
import { Otherwise } from './otherwise'
import { type Receipt, receiptQuery, retryRefund, salesKey } from './receipts.api'

/** On to the try that took this one's place, with the cart, if it's of this one. */
function useOnward(receipt: Receipt) {
  const navigate = useNavigate()
  return async (next: string) => {
    takeUp(receipt.id, next)
    await navigate(receipt.kind === 'refund' ? `/receipt/${next}/detail` : `/point-of-sale/payment/${next}`, { replace: true })
  }
}

/** The same once more; a press too many is the same try. */
function useRetry(receipt: Receipt) {
  const queries = useQueryClient()
  const onward = useOnward(receipt)
  const key = useKey()
  return useMutation({
    mutationFn: () => (receipt.kind === 'refund' ? retryRefund(receipt.id, key.now()) : retry(receipt.id, key.now())),
    onError: key.failed,
    onSuccess: async (next) => {
      queries.setQueryData(receiptQuery(next.id).queryKey, next)
      await onward(next.id)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: salesKey }),
  })
}

/** The ways on from one that nobody has tried again. */
function WaysOn({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const again = useRetry(receipt)
  // A try that wasn't answered may have begun: until it is known, nothing else may be.
  const unsure = again.error instanceof ApiError && again.error.unanswered
  return (
    <>
      {again.error && <Text fw={500}>{wordsOf(again.error)}</Text>}
      <Group gap="sm">
        <Button size="lg" loading={again.isPending} onClick={() => again.mutate()}>
          {t('failed.again')}
        </Button>
        <Otherwise saleId={receipt.id} disabled={again.isPending || unsure} />
      </Group>
    </>
  )
}

/** The way on from one that was tried again, here or elsewhere, also when that try's answer was lost. */
function Tried({ receipt, by }: { receipt: Receipt; by: string }) {
  const t = usePosTexts()
  const onward = useOnward(receipt)
  return (
    <>
      <Text fw={500}>{t('failed.tried')}</Text>
      <Button size="lg" w="max-content" onClick={() => void onward(by)}>
        {t('failed.follow')}
      </Button>
    </>
  )
}

/** A sale or a refund that came to nothing: why, and the ways on. */
export function Failed({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const may = useMay('sale.write')
  const by = receipt.retried_by
  return (
    <Alert
      color="red"
      icon={<TbX size={24} aria-hidden />}
      title={t(receipt.kind === 'refund' ? 'failed.refund' : 'failed.title')}
      role="alert"
    >
      <Stack gap="md">
        <Text>{receipt.failure?.text ?? t(`state.${receipt.state}`)}</Text>
        {by ? <Tried receipt={receipt} by={by} /> : may && <WaysOn receipt={receipt} />}
      </Stack>
    </Alert>
  )
}
