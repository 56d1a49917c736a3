import { TextInput } from '@mantine/core'
import { type FieldProps, useField } from './field'

/** The six digits of a code; one box, so that a phone can fill it and a paste works. */
export function CodeField(props: FieldProps) {
  const { value, change, blur, ref, name, box } = useField<string>(props)
  return (
    <TextInput
      {...box}
      ref={ref}
      name={name}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      className="clinic-code"
      value={value ?? ''}
      onBlur={blur}
      onChange={(event) => change(event.currentTarget.value.replace(/\D/g, ''))}
    />
  )
}
