import { Checkbox, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldProps, useField } from './field'
import { useGivenAnew } from './given-anew'

interface CheckProps extends FieldProps {
  children?: ReactNode
  /** It's agreed to by marking it, anew each time: it's never drafted. */
  agreement?: boolean
}

/** Something to agree to or to mark; a label may hold a link. */
export function CheckField({ children, agreement = false, ...props }: CheckProps) {
  const { value, change, blur, ref, name, box } = useField<boolean>(props)
  useGivenAnew(name, agreement)
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
