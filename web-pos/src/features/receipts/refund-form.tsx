import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, SwitchField, useFormContext, useKitForm } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Button, Card, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { posText, usePosTexts } from '../../texts'
import { type Receipt, receiptQuery, refund, salesKey } from './receipts.api'
import { useWay } from './state'

type Values = Schema['RefundIn']

/** POS-032: whole kronor unless it is all that remains, and never more than that. */
const ruled = (receipt: Receipt, most: string) =>
  (schemaOf('RefundIn') as unknown as z.ZodType<Values>).superRefine(({ amount }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', path: ['amount'], message })
    if (amount > receipt.refundable) say(posText('refund.most', { amount: most }))
    else if (amount % 100 !== 0 && amount !== receipt.refundable) say(posText('refund.whole'))
  }) as unknown as z.ZodType<unknown, Values>

/** What was sold, each with the button that takes its amount. */
function Lines({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const { setValue } = useFormContext()
  const take = (amount: number) => setValue('amount', Math.min(amount, receipt.refundable), { shouldValidate: true })
  return (
    <Stack gap="xs" role="group" aria-label={t('refund.quick')}>
      <Button
        variant="default"
        size="md"
        justify="space-between"
        onClick={() => take(receipt.refundable)}
        rightSection={money(receipt.refundable)}
      >
        {t('refund.all')}
      </Button>
      {receipt.lines.length > 1 &&
        receipt.lines.map((line, at) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's lines are frozen in their order
            key={at}
            variant="default"
            justify="space-between"
            onClick={() => take(line.total)}
            rightSection={money(line.total)}
          >
            {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
          </Button>
        ))}
    </Stack>
  )
}

export function RefundForm({ receipt, registerId }: { receipt: Receipt; registerId: string }) {
  const t = usePosTexts()
  const way = useWay()
  const { money } = useRegion()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const goods = receipt.lines.some((line) => line.product_id)
  const paid = receipt.payments.filter((each) => each.state === 'completed' && !each.is_reversal)
  const form = useKitForm<Values>({
    schema: ruled(receipt, money(receipt.refundable)),
    initial: { amount: receipt.refundable, register_id: registerId, restock: false },
    onSubmit: async (submission: Submission<Values>) => {
      const made = await refund(receipt.id)(submission)
      queries.setQueryData(receiptQuery(made.id).queryKey, made)
      await queries.invalidateQueries({ queryKey: salesKey })
      await navigate(`/receipt/${made.id}/detail`)
    },
  })
  return (
    <Card withBorder radius="md" p="lg">
      <Form form={form} label={t('refund.title')}>
        <Text>{t('refund.remains', { amount: money(receipt.refundable), total: money(receipt.total) })}</Text>
        <Lines receipt={receipt} />
        <MoneyField name="amount" label={t('refund.amount')} required />
        {goods && <SwitchField name="restock" label={t('refund.restock')} />}
        <Text size="sm" c="dimmed">
          {t('refund.ways', { ways: [...new Set(paid.map((each) => way(each.way)))].join(', ') })}
        </Text>
        <Group>
          <Submit size="lg" color="red">
            {t('refund.title')}
          </Submit>
        </Group>
      </Form>
    </Card>
  )
}
