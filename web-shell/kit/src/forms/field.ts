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

/** A field as it is told of: its label, and its value in words where the value itself says nothing to a person. */
export interface Told {
  label: string
  say?: ((value: never) => string) | undefined
}

/** The fields on the form, for when two versions are shown side by side. */
export const ToldContext = createContext<Map<string, Told>>(new Map())

/** One field's value, its error in plain words, and what the box around it needs. */
export function useField<Value>({ name, label, help, required, disabled }: FieldProps, say?: (value: Value) => string) {
  const { field, fieldState } = useController({ name })
  const fields = useContext(ToldContext)
  useEffect(() => {
    fields.set(name, { label, say })
  })
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
