import { useEffect, useRef } from 'react'

/** Ref of a form whose first invalid field is focused and scrolled into view; in a signature field that is the button for typing it. */
export function useFocusFirstError(errors: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const field = form.current?.querySelector('.field-invalid')
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }, [errors])
  return form
}
