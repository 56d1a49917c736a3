import { type Schema, schemaOf } from '@clinic/kit/api'
import {
  Form,
  MoneyField,
  SubmissionDeclined,
  Submit,
  SwitchField,
  TextField,
  useFormContext,
  useKitForm,
  useWatch,
} from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Card, Checkbox, confirm, Group, Stack, Text } from '@clinic/kit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { usePosTranslation } from '../../texts'
import { QuantityStepper } from '../payment/quantity-stepper'
import { usePaymentMethodLabel } from './receipt-status'
import { createRefund, type Receipt, receiptQuery, salesKey } from './receipts.api'

type Values = Schema['RefundCreate']

type RefundLine = Schema['RefundLineCreate']

/** Returns the refundable amount of a line, for a quantity or for all that remains. */
const lineAmount = (receipt: Receipt, { position, quantity }: RefundLine): number => {
  const refundableLine = receipt.refundable_lines.find((row) => row.position === position)
  if (!refundableLine) return 0
  return quantity ? Math.round((refundableLine.amount * quantity) / refundableLine.quantity) : refundableLine.amount
}

/** Returns the highest amount that can be refunded: that of the chosen lines, or of all that remains. */
const maxRefund = (receipt: Receipt, refundLines: RefundLine[] = []): number =>
  refundLines.length > 0 ? refundLines.reduce((sum, refundLine) => sum + lineAmount(receipt, refundLine), 0) : receipt.refundable

/** POS-032: whole kronor unless all that remains is refunded, and never more than that. */
const refundSchema = (receipt: Receipt) =>
  schemaOf('RefundCreate').superRefine(({ amount, lines, restock }, context) => {
    const addIssue = (field: keyof Values, rule: string, params = {}) =>
      context.addIssue({ code: 'custom', path: [field], params: { rule, ...params } })
    const limit = maxRefund(receipt, lines)
    if (amount > limit) addIssue('amount', 'at_most', { limit: (limit / 100).toFixed(2) })
    else if (amount === 0 && limit > 0) addIssue('amount', 'above', { limit: 0 })
    else if (amount % 100 !== 0 && amount !== limit) addIssue('amount', 'whole_units')
    if (restock && amount !== limit && !lines?.some(({ quantity }) => quantity)) addIssue('restock', 'which_lines')
  })

/** Chooses what to refund: everything, or single lines with quantities. The amount follows the choice and can be lowered. */
function RefundLines({ receipt }: { receipt: Receipt }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const { setValue } = useFormContext()
  const refundLines: RefundLine[] = useWatch({ name: 'lines' }) ?? []
  const setRefundLines = (next: RefundLine[]) => {
    setValue('lines', next)
    setValue('amount', maxRefund(receipt, next), { shouldValidate: true })
  }
  const refundableLines = receipt.refundable_lines.filter(({ quantity, amount }) => quantity > 0 || amount > 0)
  const toRefundLine = (position: number, quantity: number) => (quantity > 0 ? { position, quantity } : { position })
  const toggleLine = (position: number, quantity: number) =>
    setRefundLines(
      refundLines.some((row) => row.position === position)
        ? refundLines.filter((row) => row.position !== position)
        : [...refundLines, toRefundLine(position, quantity)],
    )
  const setQuantity = (position: number, quantity: number) =>
    setRefundLines(refundLines.map((row) => (row.position === position ? { position, quantity } : row)))
  if (receipt.lines.length < 2 && !receipt.lines.some((line) => line.product_id || line.quantity > 1)) return null
  return (
    <Stack gap={4} role="group" aria-label={t('refund.lines')}>
      <Checkbox size="md" py={6} label={t('refund.all')} checked={refundLines.length === 0} onChange={() => setRefundLines([])} />
      {refundableLines.map(({ position, quantity, amount }) => {
        const name = receipt.lines[position]?.name ?? ''
        const refundLine = refundLines.find((row) => row.position === position)
        return (
          <Group key={position} justify="space-between" wrap="nowrap">
            <Checkbox
              size="md"
              py={6}
              label={`${quantity > 1 ? `${quantity} × ` : ''}${name}, ${formatMoney(amount)}`}
              checked={refundLine !== undefined}
              onChange={() => toggleLine(position, quantity)}
            />
            {refundLine?.quantity && quantity > 1 && (
              <QuantityStepper name={name} quantity={refundLine.quantity} max={quantity} onChange={(next) => setQuantity(position, next)} />
            )}
          </Group>
        )
      })}
    </Stack>
  )
}

/** Omits the quantities when less than the lines' amount is refunded without restocking: that is a price reduction. */
const toRefundInput = (receipt: Receipt, body: Values): Values =>
  body.restock || body.amount === maxRefund(receipt, body.lines)
    ? body
    : { ...body, lines: body.lines?.map(({ position }) => ({ position })) }

export function RefundForm({ receipt, registerId }: { receipt: Receipt; registerId: string }) {
  const t = usePosTranslation()
  const methodLabel = usePaymentMethodLabel()
  const { formatMoney } = useFormatters()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const hasProducts = receipt.lines.some((line) => line.product_id)
  const payments = receipt.payments.filter((payment) => payment.state === 'completed' && !payment.is_reversal)
  const methods = [...new Set(payments.map((payment) => methodLabel(payment.method)))].join(', ')
  const form = useKitForm(refundSchema(receipt), {
    initialValues: { amount: receipt.refundable, register_id: registerId, restock: false, lines: [], reason: '' },
    onSubmit: async ({ body, ...submission }) => {
      const question = t('refund.confirm', { amount: formatMoney(body.amount), methods })
      if (!(await confirm({ title: t('refund.of', { number: receipt.number ?? '' }), body: question, confirmLabel: t('refund.title') })))
        throw new SubmissionDeclined()
      const refund = await createRefund(receipt.id)({ ...submission, body: toRefundInput(receipt, body) })
      queries.setQueryData(receiptQuery(refund.id).queryKey, refund)
      await queries.invalidateQueries({ queryKey: salesKey })
      await navigate(`/point-of-sale/receipt/${refund.id}/detail`)
    },
    draft: { form: `refund.${registerId}`, subject: receipt.id },
  })
  return (
    <Card withBorder radius="md" p="lg">
      <Form form={form} label={t('refund.title')}>
        <Text>{t('refund.refundable', { amount: formatMoney(receipt.refundable), total: formatMoney(receipt.total) })}</Text>
        <RefundLines receipt={receipt} />
        <MoneyField name="amount" label={t('refund.amount')} description={t('refund.amountHelp')} required />
        <TextField name="reason" label={t('refund.reason')} description={t('refund.reasonHelp')} required />
        {hasProducts && <SwitchField name="restock" label={t('refund.restock')} />}
        <Text size="sm" c="dimmed">
          {t('refund.methods', { methods })}
        </Text>
        <Group>
          <Submit size="lg">{t('refund.title')}</Submit>
        </Group>
      </Form>
    </Card>
  )
}
