import type { ButtonHTMLAttributes, MouseEvent } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'link'
  /** Ignores presses without disabling the button, which would lose its focus. */
  isBusy?: boolean
}

export function Button({ kind = 'primary', isBusy = false, onClick, type = 'button', className = '', ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={`button button-${kind} ${className}`}
    />
  )
}
