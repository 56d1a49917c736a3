import type { ReactNode } from 'react'

interface NoticeProps {
  kind?: 'info' | 'warning' | 'error' | 'success'
  title?: string | undefined
  children?: ReactNode
}

const marks = { info: 'i', warning: '!', error: '!', success: '✓' }

/** A sentence that must be noticed; what is wrong interrupts a screen reader, the rest waits its turn. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <span className="notice-mark" aria-hidden="true">
        {marks[kind]}
      </span>
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
