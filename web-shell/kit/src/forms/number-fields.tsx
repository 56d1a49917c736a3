import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { useFormatters, useLanguage } from '../i18n'
import { type FieldProps, useField } from './use-field'

interface NumberFieldProps extends FieldProps {
  step?: number
  suffix?: string
  /** The number of digits after the decimal sign. */
  decimals?: number
  /** The value is so many times what is typed, such as hours for a field in days. */
  factor?: number
}

const parseNumber = (input: string | number): number | null => (input === '' || input === '-' ? null : Number(input))

/** A number, whose limits are those of the form's schema. */
export function NumberField({ step, suffix, decimals = 0, factor = 1, ...props }: NumberFieldProps) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<number>(props)
  return (
    <NumberInput
      {...inputProps}
      ref={ref}
      name={name}
      step={step}
      suffix={suffix}
      decimalScale={decimals}
      allowNegative={false}
      min={0}
      clampBehavior="none"
      value={value === null || value === undefined ? '' : value / factor}
      onBlur={onBlur}
      onChange={(input) => {
        const number = parseNumber(input)
        onChange(number === null ? null : number * factor)
      }}
    />
  )
}

interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  /** Minor units. */
  value: number | null | undefined
  onChange: (minor: number | null) => void
}

/** An amount, typed in whole units with two decimals and the language's decimal sign; the value is in minor units. */
export function MoneyInput({ value, onChange, ...props }: MoneyInputProps) {
  const { localeSettings } = useFormatters()
  const language = useLanguage()
  const [input, setInput] = useState<string | number | null>(null)
  const isInputCurrent = input !== null && Math.round(Number(input) * 100) === value
  const amount = value === null || value === undefined ? '' : value / 100
  const handleChange = (next: string | number) => {
    setInput(next)
    const number = parseNumber(next)
    onChange(number === null ? null : Math.round(number * 100))
  }
  return (
    <NumberInput
      decimalScale={2}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      value={isInputCurrent ? input : amount}
      onChange={handleChange}
      decimalSeparator={language === 'sv' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      rightSection={<span aria-hidden>{localeSettings.currency.toUpperCase()}</span>}
      rightSectionWidth={48}
      {...props}
    />
  )
}

/** A field of a form with an amount. */
export function MoneyField({ autoFocus, ...props }: FieldProps & { autoFocus?: boolean }) {
  const { formatMoney } = useFormatters()
  const { inputProps, required: _, ...field } = useField<number>(props, formatMoney)
  return <MoneyInput {...inputProps} {...field} data-autofocus={autoFocus || undefined} />
}
