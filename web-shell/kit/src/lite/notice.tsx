import type { ReactNode } from 'react'

interface NoticeProps {
  kind?: 'info' | 'warning' | 'error' | 'success'
  title?: string | undefined
  children?: ReactNode
}

const icons = { info: 'i', warning: '!', error: '!', success: '✓' }

/** A message; an error interrupts the screen reader, other kinds don't. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <span className="notice-icon" aria-hidden="true">
        {icons[kind]}
      </span>
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
