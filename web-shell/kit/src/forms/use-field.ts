import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useController } from 'react-hook-form'

export interface FieldProps {
  name: string
  label: string
  description?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** A field's label, and how its value is shown where the value itself isn't readable (an id, a number of minor units). */
export interface FieldMeta {
  label: string
  formatValue?: ((value: never) => ReactNode) | undefined
}

/** The form's fields by name, for the comparison of two versions. */
export const FieldRegistryContext = createContext<Map<string, FieldMeta>>(new Map())

/** Connects a component to a field of the form: its value, its handlers, and the props of its input wrapper. */
export function useField<Value>({ name, label, description, required, disabled }: FieldProps, formatValue?: (value: Value) => ReactNode) {
  const { field, fieldState } = useController({ name })
  const fields = useContext(FieldRegistryContext)
  useEffect(() => {
    fields.set(name, { label, formatValue })
  })
  const inputProps = { label, description, withAsterisk: required, disabled, error: fieldState.error?.message, inputWrapperOrder }
  return {
    value: field.value as Value,
    onChange: field.onChange as (value: Value | null) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    name,
    inputProps,
    required,
  }
}

const inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
