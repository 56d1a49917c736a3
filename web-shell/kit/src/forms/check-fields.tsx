import { Checkbox, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, useField } from './field'

/** Something to agree to or to mark; a label may hold a link. */
export function CheckField({ children, ...props }: FieldProps & { children?: ReactNode }) {
  const { value, change, blur, ref, name, box } = useField<boolean>(props)
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={children ?? box.label}
      description={box.description}
      error={box.error}
      disabled={box.disabled}
      checked={value ?? false}
      onBlur={blur}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}

/** Something that is on or off. */
export function SwitchField(props: FieldProps) {
  const { value, change, blur, ref, name, box } = useField<boolean>(props)
  return (
    <Switch
      ref={ref}
      name={name}
      label={box.label}
      description={box.description}
      error={box.error}
      disabled={box.disabled}
      checked={value ?? false}
      onBlur={blur}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  )
}
