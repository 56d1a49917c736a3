import { MoneyField, NumberField, SelectField, useWatch } from '@clinic/kit/forms'
import { Stack } from '@clinic/kit/ui'
import { useBookingTranslation } from './texts'

interface Props {
  /** The beginning of the fields' names. */
  name: 'cancellation' | 'no_show' | 'prepayment'
  modes: readonly ('company' | 'none' | 'percent' | 'amount' | 'whole')[]
  disabled: boolean
}

/** How much a fee or a deposit is: none, a part of the price, an amount, or as the clinic's rule says. */
export function FeeFields({ name, modes, disabled }: Props) {
  const t = useBookingTranslation()
  const mode: string = useWatch({ name: `${name}_mode` })
  return (
    <Stack gap="xs">
      <SelectField
        name={`${name}_mode`}
        label={t(`fees.${name}`)}
        options={modes.map((value) => ({ value, label: t(`fees.modes.${value}`) }))}
        disabled={disabled}
        required
      />
      {mode === 'percent' && (
        <NumberField name={`${name}_percent`} label={t(`fees.${name}Percent`)} suffix=" %" disabled={disabled} required />
      )}
      {mode === 'amount' && <MoneyField name={`${name}_amount`} label={t(`fees.${name}Amount`)} disabled={disabled} required />}
    </Stack>
  )
}
