import { type Schema, type Submission, schemaOf } from '@clinic/kit/api'
import { Form, MoneyField, Submit, SwitchField, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Card, Checkbox, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { usePosTexts } from '../../texts'
import { Stepper } from '../payment/stepper'
import { type Receipt, receiptQuery, refund, salesKey } from './receipts.api'
import { useWay } from './state'

type Values = Schema['RefundIn']

type Named = Schema['ReturnedLine']

/** What so many of what a line has left come to, or all of it. */
const worth = (receipt: Receipt, { place, quantity }: Named): number => {
  const left = receipt.returnable.find((each) => each.place === place)
  if (!left) return 0
  return quantity ? Math.round((left.amount * quantity) / left.quantity) : left.amount
}

/** What may be paid back at most: all that remains, or what is named comes to. */
const most = (receipt: Receipt, named: Named[] = []): number =>
  named.length > 0 ? named.reduce((sum, each) => sum + worth(receipt, each), 0) : receipt.refundable

/** POS-032: whole kronor unless it is all that remains or is named, and never more than that. */
const ruled = (receipt: Receipt) =>
  (schemaOf('RefundIn') as unknown as z.ZodType<Values>).superRefine(({ amount, lines, restock }, context) => {
    const say = (field: keyof Values, rule: string, facts = {}) =>
      context.addIssue({ code: 'custom', path: [field], params: { rule, ...facts } })
    const limit = most(receipt, lines)
    if (amount > limit) say('amount', 'at_most', { limit: (limit / 100).toFixed(2) })
    else if (amount === 0 && limit > 0) say('amount', 'above', { limit: 0 })
    else if (amount % 100 !== 0 && amount !== limit) say('amount', 'whole_units')
    if (restock && amount !== limit && !lines?.some(({ quantity }) => quantity)) say('restock', 'which_lines')
  }) as unknown as z.ZodType<unknown, Values>

/** What was sold: everything that remains, or those that are ticked, and how many of each; the amount follows, and can be less. */
function Lines({ receipt }: { receipt: Receipt }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const { setValue } = useFormContext()
  const named: Named[] = useWatch({ name: 'lines' }) ?? []
  const choose = (next: Named[]) => {
    setValue('lines', next)
    setValue('amount', most(receipt, next), { shouldValidate: true })
  }
  const rest = receipt.returnable.filter(({ quantity, amount }) => quantity > 0 || amount > 0)
  const counted = (place: number, quantity: number) => (quantity > 0 ? { place, quantity } : { place })
  const turn = (place: number, quantity: number) =>
    choose(named.some((each) => each.place === place) ? named.filter((each) => each.place !== place) : [...named, counted(place, quantity)])
  const set = (place: number, quantity: number) => choose(named.map((each) => (each.place === place ? { place, quantity } : each)))
  if (receipt.lines.length < 2 && !receipt.lines.some((line) => line.product_id || line.quantity > 1)) return null
  return (
    <Stack gap={4} role="group" aria-label={t('refund.quick')}>
      <Checkbox size="md" py={6} label={t('refund.all')} checked={named.length === 0} onChange={() => choose([])} />
      {rest.map(({ place, quantity, amount }) => {
        const name = receipt.lines[place]?.name ?? ''
        const chosen = named.find((each) => each.place === place)
        return (
          <Group key={place} justify="space-between" wrap="nowrap">
            <Checkbox
              size="md"
              py={6}
              label={`${quantity > 1 ? `${quantity} × ` : ''}${name}, ${money(amount)}`}
              checked={chosen !== undefined}
              onChange={() => turn(place, quantity)}
            />
            {chosen?.quantity && quantity > 1 && (
              <Stepper name={name} quantity={chosen.quantity} most={quantity} onSet={(next) => set(place, next)} />
            )}
          </Group>
        )
      })}
    </Stack>
  )
}

/** Less than what is named comes to, and no goods back on the shelf, is a reduction of the price: no goods have come back. */
const reckoned = (receipt: Receipt, body: Values): Values =>
  body.restock || body.amount === most(receipt, body.lines) ? body : { ...body, lines: body.lines?.map(({ place }) => ({ place })) }

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
    initial: { amount: receipt.refundable, register_id: registerId, restock: false, lines: [] },
    onSubmit: async ({ body, ...sent }: Submission<Values>) => {
      const made = await refund(receipt.id)({ ...sent, body: reckoned(receipt, body) })
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
        <MoneyField name="amount" label={t('refund.amount')} help={t('refund.amountHelp')} required />
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
