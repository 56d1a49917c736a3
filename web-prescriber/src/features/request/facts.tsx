import '../../styles.css'
import { Stack, Text, Title } from '@clinic/kit/ui'
import type { ReactNode } from 'react'

/** One thing that is known; what isn't known takes no place. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <Text size="sm" c="dimmed" component="dt">
        {label}
      </Text>
      <Text component="dd" m={0} className="prescriber-lines">
        {children}
      </Text>
    </div>
  ) : null
}

/** Some of them under a title. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{title}</Title>
      <dl className="prescriber-facts">{children}</dl>
    </Stack>
  )
}
