import type { Submission } from '@clinic/kit/api'
import { Form, MoneyField, Submit, useFormContext, useKitForm, useWatch } from '@clinic/kit/forms'
import { useRegion } from '@clinic/kit/i18n'
import { Alert, Button, Group, Stack, Text } from '@clinic/kit/ui'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import type { Part } from './cart'
import type { usePay } from './use-pay'

interface Props {
  due: number
  /** What whole kronor add to the sum, as the server reckons it. */
  rounding: number
  onPay: (given: number) => void
  onPart: (part: Part) => void
  paying: ReturnType<typeof usePay>
}

interface Values {
  given: number
}

const NOTES = [10_000, 20_000, 50_000, 100_000]

/** The sum itself, and the notes that people hand over for it. */
export const handed = (due: number): number[] => [...new Set([due, ...NOTES.map((note) => Math.ceil(due / note) * note)])].slice(0, 5)

function Given({ due, busy }: { due: number; busy: boolean }) {
  const t = usePosTexts()
  const { money } = useRegion()
  const { setValue } = useFormContext()
  const given: number | null = useWatch({ name: 'given' })
  const short = given !== null && given < due
  return (
    <Stack gap="md">
      <Group gap="xs" role="group" aria-label={t('cash.quick')}>
        {handed(due).map((amount) => (
          <Button key={amount} variant="default" size="md" onClick={() => setValue('given', amount, { shouldValidate: true })}>
            {money(amount)}
          </Button>
        ))}
      </Group>
      <MoneyField name="given" label={t('cash.given')} required />
      <Text fz="xl" fw={600} role="status">
        {given === null ? '' : short ? t('cash.rest', { amount: money(due - given) }) : t('cash.change', { amount: money(given - due) })}
      </Text>
      <Submit size="xl" loading={busy}>
        {t(short ? 'cash.part' : 'cash.pay')}
      </Submit>
    </Stack>
  )
}

/**
 * Cash: the sum in whole kronor, what was handed over, and what goes back. Less than the sum is a part of it. What a gift card has left
 * below half a krona is rounded to nothing: then nothing is handed over, and the sale is finished.
 */
export function CashForm({ due, rounding, onPay, onPart, paying }: Props) {
  const t = usePosTexts()
  const { money } = useRegion()
  const toPay = due + rounding
  const schema = z
    .object({ given: z.number().int().min(Math.min(toPay, 1)) })
    .refine(({ given }) => given >= toPay || given % 100 === 0, { path: ['given'], message: t('cash.whole') })
  const form = useKitForm<Values>({
    schema: schema as z.ZodType<unknown, Values>,
    initial: { given: toPay },
    onSubmit: async ({ body: { given } }: Submission<Values>) => (given < toPay ? onPart({ way: 'cash', amount: given }) : onPay(given)),
  })
  return (
    <Form form={form} label={t('ways.cash')}>
      <Text fz="xl">{t('cash.due', { amount: money(toPay) })}</Text>
      {rounding !== 0 && (
        <Text size="sm" c="dimmed">
          {t('cash.rounded', { amount: money(rounding) })}
        </Text>
      )}
      {toPay > 0 ? (
        <Given due={toPay} busy={paying.busy} />
      ) : (
        <Submit size="xl" loading={paying.busy}>
          {t('ways.finish')}
        </Submit>
      )}
      {paying.problem && (
        <Alert color="red" role="alert">
          {paying.problem}
        </Alert>
      )}
    </Form>
  )
}
