import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

export type Tone = 'good' | 'waiting' | 'bad' | 'quiet'

const colors: Record<Tone, string> = { good: 'teal', waiting: 'yellow', bad: 'red', quiet: 'gray' }

/** A state: its own fixed colour, never without its word. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Badge variant="light" color={colors[tone]} tt="none" fw={500} radius="sm" className="clinic-badge" data-tone={tone}>
      {children}
    </Badge>
  )
}
