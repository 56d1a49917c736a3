import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from './use-field'

/** A one-time code of six digits. A single input, so that a phone can fill it in and pasting works. */
export function OtpField(props: FieldProps) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<string>(props)
  return (
    <TextInput
      {...inputProps}
      ref={ref}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      className="clinic-otp"
      value={value ?? ''}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
}
