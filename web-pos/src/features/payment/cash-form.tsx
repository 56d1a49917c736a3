import { Form, MoneyField, Submit, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import type { PartialPayment } from './cart'
import type { usePayment } from './use-payment'

interface Props {
  due: number
  /** What rounding to whole kronor adds to the total, as the server computes it. */
  rounding: number
  onPay: (tendered: number) => void
  onPartialPayment: (partialPayment: PartialPayment) => void
  payment: ReturnType<typeof usePayment>
}

const BANKNOTES = [10_000, 20_000, 50_000, 100_000]

/** Suggests the amount due and the next amounts that banknotes make up. */
export const suggestedAmounts = (due: number): number[] =>
  [...new Set([due, ...BANKNOTES.map((note) => Math.ceil(due / note) * note)])].slice(0, 5)

function CashReceivedFields({ due, isBusy }: { due: number; isBusy: boolean }) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const { setValue } = useFormContext()
  const tendered: number | null = useWatch({ name: 'tendered' })
  const isPartial = tendered !== null && tendered < due
  return (
    <Stack gap="md">
      <Group gap="xs" role="group" aria-label={t('cash.suggested')}>
        {suggestedAmounts(due).map((amount) => (
          <Button key={amount} variant="default" size="md" onClick={() => setValue('tendered', amount, { shouldValidate: true })}>
            {formatMoney(amount)}
          </Button>
        ))}
      </Group>
      <MoneyField name="tendered" label={t('cash.tendered')} required autoFocus />
      <Text fz="xl" fw={600} role="status">
        {tendered === null
          ? ''
          : isPartial
            ? t('cash.remaining', { amount: formatMoney(due - tendered) })
            : t('cash.change', { amount: formatMoney(tendered - due) })}
      </Text>
      <Submit size="xl" loading={isBusy}>
        {t(isPartial ? 'cash.addPartial' : 'cash.pay')}
      </Submit>
    </Stack>
  )
}

/**
 * Form of a cash payment: the amount due in whole kronor, the cash received and the change. Less than the amount due is a partial payment.
 * An amount below half a krona that a gift card leaves is rounded to zero: then no cash is received and the sale is finished.
 */
export function CashForm({ due, rounding, onPay, onPartialPayment, payment }: Props) {
  const t = usePosTranslation()
  const { formatMoney } = useFormatters()
  const roundedDue = due + rounding
  const schema = z
    .object({ tendered: z.number().int().min(Math.min(roundedDue, 1)) })
    .refine(({ tendered }) => tendered >= roundedDue || tendered % 100 === 0, { path: ['tendered'], message: t('cash.wholeUnits') })
  const form = useKitForm(schema, {
    initialValues: { tendered: roundedDue },
    onSubmit: async ({ body: { tendered } }) =>
      tendered < roundedDue ? onPartialPayment({ method: 'cash', amount: tendered }) : onPay(tendered),
  })
  return (
    <Form form={form} label={t('methods.cash')}>
      <Text fz="xl">{t('cash.due', { amount: formatMoney(roundedDue) })}</Text>
      {rounding !== 0 && (
        <Text size="sm" c="dimmed">
          {t('cash.rounded', { amount: formatMoney(rounding) })}
        </Text>
      )}
      {roundedDue > 0 ? (
        <CashReceivedFields due={roundedDue} isBusy={payment.isBusy} />
      ) : (
        <Submit size="xl" loading={payment.isBusy}>
          {t('methods.finishSale')}
        </Submit>
      )}
      {payment.error && (
        <Alert color="red" role="alert">
          {payment.error}
        </Alert>
      )}
    </Form>
  )
}
