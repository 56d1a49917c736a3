import type { ButtonHTMLAttributes, MouseEvent } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'quiet' | 'link'
  /** At work: presses do nothing, and the button keeps its focus (a disabled one would lose it). */
  busy?: boolean
}

export function Button({ kind = 'primary', busy = false, onClick, type = 'button', className = '', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={`button button-${kind} ${className}`}
    />
  )
}
