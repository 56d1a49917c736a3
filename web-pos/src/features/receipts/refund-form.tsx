import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, SwitchField, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Card, Checkbox, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { type Receipt, receiptQuery, refund, salesKey } from './receipts.api'
import { useWay } from './state'

type Values = Schema['RefundIn']

/** POS-032: whole kronor unless it is all that remains, and never more than that. */
const ruled = (receipt: Receipt) =>
  (schemaOf('RefundIn') as unknown as z.ZodType<Values>).superRefine(({ amount, places, restock }, context) => {
    const say = (field: keyof Values, rule: string, facts = {}) =>
      context.addIssue({ code: 'custom', path: [field], params: { rule, ...facts } })
    const part = amount !== receipt.refundable && !places?.length
    if (amount > receipt.refundable) say('amount', 'at_most', { limit: (receipt.refundable / 100).toFixed(2) })
    else if (amount % 100 !== 0 && part) say('amount', 'whole_units')
    if (restock && part) say('restock', 'which_lines')
  }) as unknown as z.ZodType<unknown, Values>

/** What was sold: everything that remains, or those that are ticked; the amount follows, and can be less. */
function Lines({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const { setValue } = useFormContext()
  const places: number[] = useWatch({ name: 'places' }) ?? []
  const choose = (next: number[]) => {
    const chosen = receipt.lines.filter((_, at) => next.includes(at)).reduce((sum, line) => sum + line.total, 0)
    setValue('places', next)
    setValue('amount', next.length > 0 ? Math.min(chosen, receipt.refundable) : receipt.refundable, { shouldValidate: true })
  }
  const turn = (at: number) => choose(places.includes(at) ? places.filter((each) => each !== at) : [...places, at])
  if (receipt.lines.length < 2 && !receipt.lines.some((line) => line.product_id)) return null
  return (
    <Stack gap={4} role="group" aria-label={t('refund.quick')}>
      <Checkbox size="md" py={6} label={t('refund.all')} checked={places.length === 0} onChange={() => choose([])} />
      {receipt.lines.map((line, at) => (
        <Checkbox
          // biome-ignore lint/suspicious/noArrayIndexKey: a receipt's lines are frozen in their order
          key={at}
          size="md"
          py={6}
          label={`${line.quantity > 1 ? `${line.quantity} × ` : ''}${line.name}, ${money(line.total)}`}
          checked={places.includes(at)}
          onChange={() => turn(at)}
        />
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
    schema: ruled(receipt),
    initial: { amount: receipt.refundable, register_id: registerId, restock: false, places: [] },
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
          <Submit size="lg">{t('refund.title')}</Submit>
        </Group>
      </Form>
    </Card>
  )
}
