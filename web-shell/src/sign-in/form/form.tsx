import { Button, Notice } from '@clinic/kit/lite'
import { createContext, type ReactNode, useContext } from 'react'
import type { FormState } from './use-form'

const FormContext = createContext<FormState | null>(null)

export function useFormState(): FormState {
  const form = useContext(FormContext)
  if (!form) throw new Error('The field is in no form')
  return form
}

/** A form in one column, with the errors that belong to no field above the fields. */
export function Form({ form, label, children }: { form: FormState; label: string; children: ReactNode }) {
  return (
    <FormContext value={form}>
      <form ref={form.ref} onSubmit={form.handleSubmit} noValidate aria-label={label} className="form">
        {form.formError && <Notice kind="error">{form.formError}</Notice>}
        {children}
      </form>
    </FormContext>
  )
}

/** The submit button, which shows that the form is being sent and can't be pressed twice. */
export function Submit({ children, disabled }: { children: ReactNode; disabled?: boolean }) {
  return (
    <Button type="submit" isBusy={useFormState().isSubmitting} disabled={disabled}>
      {children}
    </Button>
  )
}
