import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useController } from 'react-hook-form'

/** What every field takes. */
export interface FieldProps {
  name: string
  label: string
  help?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** The labels of the fields on the form, for when two versions are shown side by side. */
export const LabelContext = createContext<Map<string, string>>(new Map())

/** One field's value, its error in plain words, and what the box around it needs. */
export function useField<Value>({ name, label, help, required, disabled }: FieldProps) {
  const { field, fieldState } = useController({ name })
  const labels = useContext(LabelContext)
  useEffect(() => {
    labels.set(name, label)
  }, [labels, name, label])
  const box = { label, description: help, withAsterisk: required, disabled, error: fieldState.error?.message, inputWrapperOrder }
  return {
    value: field.value as Value,
    change: field.onChange as (value: Value | null) => void,
    blur: field.onBlur,
    ref: field.ref,
    name,
    box,
    required,
  }
}

/** Labels above, help below, and the error beside its field. */
const inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
