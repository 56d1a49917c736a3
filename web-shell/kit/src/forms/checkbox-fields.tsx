import { Checkbox, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTransientField } from './transient-fields'
import { type FieldProps, useField } from './use-field'

interface CheckboxFieldProps extends FieldProps {
  children?: ReactNode
  /** Never saved in a draft, as an agreement has to be given each time. */
  isTransient?: boolean
}

/** A checkbox; `children` replace the label, for instance to include a link. */
export function CheckboxField({ children, isTransient = false, ...props }: CheckboxFieldProps) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<boolean>(props)
  useTransientField(name, isTransient)
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={children ?? inputProps.label}
      description={inputProps.description}
      error={inputProps.error}
      disabled={inputProps.disabled}
      checked={value ?? false}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

export function SwitchField(props: FieldProps) {
  const { value, onChange, onBlur, ref, name, inputProps } = useField<boolean>(props)
  return (
    <Switch
      ref={ref}
      name={name}
      label={inputProps.label}
      description={inputProps.description}
      error={inputProps.error}
      disabled={inputProps.disabled}
      checked={value ?? false}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
