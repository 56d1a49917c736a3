import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

export type Tone = 'success' | 'warning' | 'danger' | 'neutral'

const colors: Record<Tone, string> = { success: 'teal', warning: 'yellow', danger: 'red', neutral: 'gray' }

/** The status of a row as text on a colour; the colour alone never carries the meaning. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge variant="light" color={colors[tone]} tt="none" fw={500} radius="sm" className="clinic-badge" data-tone={tone}>
      {children}
    </Badge>
  )
}
