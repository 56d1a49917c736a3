import { type ComponentProps, type ReactNode, useId } from 'react'

interface FrameProps {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** Label above, help below, the error beside its field and tied to it for those who listen. */
export function FieldFrame({ id, label, help, error, children }: FrameProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
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

export function describedBy(id: string, help?: string, error?: string) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

interface Told {
  label: string
  help?: string | undefined
  error?: string | undefined
}

export function Field({ label, help, error, ...input }: Told & ComponentProps<'input'>) {
  const made = useId()
  const id = input.id ?? made
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input {...input} id={id} {...describedBy(id, help, error)} />
    </FieldFrame>
  )
}

export function TextField({ label, help, error, ...area }: Told & ComponentProps<'textarea'>) {
  const made = useId()
  const id = area.id ?? made
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <textarea rows={3} {...area} id={id} {...describedBy(id, help, error)} />
    </FieldFrame>
  )
}
