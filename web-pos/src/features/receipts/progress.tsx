import { ApiError, useKey } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { Alert, Button, Card, Loader, Stack, Text } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePosTexts } from '../../texts'
import { abort } from '../payment/payment.api'
import { Otherwise } from './otherwise'
import { type Receipt, receiptQuery, salesKey } from './receipts.api'

const waitsForCard = (receipt: Receipt) => receipt.payments.some((each) => each.way === 'card' && ['waiting', 'sent'].includes(each.state))

/** The terminal's state as one clear line: what happens now, and what one does meanwhile. */
export function lineOf(receipt: Receipt, stopping: boolean, t: ReturnType<typeof usePosTexts>): { title: string; help: string } {
  if (receipt.trouble && receipt.failure) return { title: t('progress.notMade'), help: receipt.trouble.text }
  if (receipt.trouble) return { title: t('progress.resolving'), help: receipt.trouble.text }
  if (stopping) return { title: t('progress.stopping'), help: t('progress.stoppingHelp') }
  if (waitsForCard(receipt)) return { title: t('progress.terminal'), help: t('progress.terminalHelp') }
  return { title: t('progress.registering'), help: t('progress.registeringHelp') }
}

/** A sale or a refund on its way: follows it until it has ended, and can ask that it be stopped while that is possible. */
export function Progress({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const queries = useQueryClient()
  const may = useMay('sale.write')
  const [asked, setAsked] = useState(false)
  const key = useKey()
  const stop = useMutation({
    mutationFn: () => abort(receipt.id, key.now()),
    onError: key.failed,
    onSuccess: (found) => {
      setAsked(true)
      queries.setQueryData(receiptQuery(receipt.id).queryKey, found)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: salesKey }),
  })
  const { title, help } = lineOf(receipt, asked, t)
  const refused = stop.error instanceof ApiError ? stop.error.message : ''
  return (
    <Card withBorder radius="md" p="xl">
      <Stack align="center" gap="md" ta="center">
        {!receipt.failure && <Loader size="lg" aria-hidden />}
        <div role="status">
          <Text fz={24} fw={600}>
            {title}
          </Text>
          <Text c="dimmed">{help}</Text>
        </div>
        <output className="pos-amount" aria-label={t('pay.total')}>
          {money(receipt.payable)}
        </output>
        {refused && (
          <Alert color="red" role="alert">
            {refused}
          </Alert>
        )}
        {may && receipt.failure && <Otherwise saleId={receipt.id} />}
        {may && receipt.can_abort && !asked && (
          <Button variant="default" size="lg" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t(receipt.kind === 'refund' ? 'progress.abortRefund' : 'progress.abort')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
