import { schemaOf } from '@clinic/kit/api'
import { MoneyField, NumberField, useFormContext, useWatch } from '@clinic/kit/forms'
import { SegmentedControl, Stack, Text } from '@clinic/kit/ui'
import { z } from 'zod'
import { usePosTexts } from '../../texts'
import type { Discount } from './cart'

export type DiscountKind = 'none' | 'percent' | 'amount'

export interface DiscountValues {
  kind: DiscountKind
  value: number | null
}

const { value } = schemaOf('DiscountIn').shape

/** POS-020: a value is required, a number, 1 to 100 percent; that it is below what it is on, the server says. */
export const discountSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none'), value: value.nullable() }),
  z.object({ kind: z.literal('amount'), value }),
  z.object({ kind: z.literal('percent'), value: value.max(100) }),
])

export const valuesOf = (discount: Discount | null | undefined): DiscountValues => discount ?? { kind: 'none', value: null }

export const discountOf = ({ kind, value }: DiscountValues): Discount | null => (kind === 'none' || value === null ? null : { kind, value })

/** None, a percentage or an amount. */
export function DiscountFields({ name, label }: { name: string; label: string }) {
  const t = usePosTexts()
  const { setValue } = useFormContext()
  const kind: DiscountKind = useWatch({ name: `${name}.kind` })
  const choose = (next: string) => {
    setValue(`${name}.kind`, next)
    setValue(`${name}.value`, null)
  }
  const kinds = (['none', 'percent', 'amount'] as const).map((value) => ({ value, label: t(`discount.${value}`) }))
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={500} size="sm">
        {label}
      </Text>
      <SegmentedControl data={kinds} value={kind} onChange={choose} aria-label={t('discount.kind')} />
      {kind === 'percent' && <NumberField name={`${name}.value`} label={t('discount.percentValue')} suffix=" %" required />}
      {kind === 'amount' && <MoneyField name={`${name}.value`} label={t('discount.amountValue')} required />}
    </Stack>
  )
}
