import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldWrapperProps {
  id: string
  label: string
  description?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** The label, the description and the error of an input, linked to it by id for screen readers. */
export function FieldWrapper({ id, label, description, error, children }: FieldWrapperProps) {
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {description && (
        <p id={`${id}-help`} className="field-description">
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

export function getDescribedByProps(id: string, description?: string, error?: string) {
  const ids = [description && `${id}-help`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

interface FieldProps {
  label: string
  description?: string | undefined
  error?: string | undefined
}

export function InputField({ label, description, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  return (
    <FieldWrapper id={id} label={label} description={description} error={error}>
      <input {...input} id={id} {...getDescribedByProps(id, description, error)} />
    </FieldWrapper>
  )
}

export function TextAreaField({ label, description, error, ...textArea }: FieldProps & ComponentProps<'textarea'>) {
  const generatedId = useId()
  const id = textArea.id ?? generatedId
  return (
    <FieldWrapper id={id} label={label} description={description} error={error}>
      <textarea rows={3} {...textArea} id={id} {...getDescribedByProps(id, description, error)} />
    </FieldWrapper>
  )
}
