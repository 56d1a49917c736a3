import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { getLanguage, useRegion } from '../i18n'
import { type FieldProps, useField } from './field'

interface NumberProps extends FieldProps {
  step?: number
  suffix?: string
  /** Digits after the decimal sign; none by default. */
  decimals?: number
}

const asNumber = (typed: string | number): number | null => (typed === '' || typed === '-' ? null : Number(typed))

/** What it may hold at most and at least stands in the form's schema. */
export function NumberField({ step, suffix, decimals = 0, ...props }: NumberProps) {
  const { value, change, blur, ref, name, box } = useField<number>(props)
  return (
    <NumberInput
      {...box}
      ref={ref}
      name={name}
      step={step}
      suffix={suffix}
      decimalScale={decimals}
      allowNegative={false}
      min={0}
      clampBehavior="none"
      value={value ?? ''}
      onBlur={blur}
      onChange={(typed) => change(asNumber(typed))}
    />
  )
}

/** Money is typed in whole units with two decimals and kept in minor units, as it is everywhere else. */
export function MoneyField(props: FieldProps) {
  const { region, money } = useRegion()
  const { value, change, blur, ref, name, box } = useField<number>(props, money)
  const [typed, setTyped] = useState<string | number | null>(null)
  const shown =
    typed !== null && Math.round(Number(typed) * 100) === value ? typed : value === null || value === undefined ? '' : value / 100
  const take = (next: string | number) => {
    setTyped(next)
    const number = asNumber(next)
    change(number === null ? null : Math.round(number * 100))
  }
  return (
    <NumberInput
      {...box}
      ref={ref}
      name={name}
      decimalScale={2}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      value={shown}
      onBlur={blur}
      onChange={take}
      decimalSeparator={getLanguage() === 'sv' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      rightSection={<span aria-hidden>{region.currency.toUpperCase()}</span>}
      rightSectionWidth={48}
    />
  )
}
