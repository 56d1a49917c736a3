import { useEffect, useRef } from 'react'

/** The form whose first wrong answer takes the focus, which also brings it into sight; a signature's is the way to give it by keyboard. */
export function useFirstWrong(wrong: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(wrong).length === 0) return
    const field = form.current?.querySelector('.field-wrong')
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }, [wrong])
  return form
}
