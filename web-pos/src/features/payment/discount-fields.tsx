import { schemaOf } from '@clinic/kit/api'
import { MoneyField, NumberField, useFormContext, useWatch } from '@clinic/kit/forms'
import { SegmentedControl, Stack, Text } from '@clinic/kit/ui'
import { z } from 'zod'
import { usePosTranslation } from '../../texts'
import type { Discount } from './cart'

const { value } = schemaOf('DiscountCreate').shape

/** POS-020: a value is required, a number, 1 to 100 percent. The server checks that it is below the amount it reduces. */
export const discountSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('none'), value: value.nullable() }),
  z.object({ type: z.literal('amount'), value }),
  z.object({ type: z.literal('percent'), value: value.max(100) }),
])

type DiscountValues = z.infer<typeof discountSchema>

export const toDiscountValues = (discount: Discount | null | undefined): DiscountValues => discount ?? { type: 'none', value: null }

export const toDiscount = ({ type, value }: DiscountValues): Discount | null => (type === 'none' || value === null ? null : { type, value })

/** Fields of a discount: none, a percentage or an amount. */
export function DiscountFields({ name, label }: { name: string; label: string }) {
  const t = usePosTranslation()
  const { setValue } = useFormContext()
  const type: DiscountValues['type'] = useWatch({ name: `${name}.type` })
  const choose = (next: string) => {
    setValue(`${name}.type`, next)
    setValue(`${name}.value`, null)
  }
  const types = (['none', 'percent', 'amount'] as const).map((value) => ({ value, label: t(`discount.${value}`) }))
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <Text fw={500} size="sm">
        {label}
      </Text>
      <SegmentedControl data={types} value={type} onChange={choose} aria-label={t('discount.type')} />
      {type === 'percent' && <NumberField name={`${name}.value`} label={t('discount.percentValue')} suffix=" %" required />}
      {type === 'amount' && <MoneyField name={`${name}.value`} label={t('discount.amountValue')} required />}
    </Stack>
  )
}
