import { Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A page's one title, with its one primary action at the upper right. */
export function PageTitle({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <Group justify="space-between" align="center" gap="md" mih={40}>
      <Title order={1}>{title}</Title>
      {action}
    </Group>
  )
}

/** A page's content; a long form keeps to a width that can be read. */
export function Page({
  title,
  action,
  narrow = false,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  narrow?: boolean
  children: ReactNode
}) {
  return (
    <Stack gap="lg" maw={narrow ? 640 : 1280} mx={narrow ? 0 : 'auto'}>
      <PageTitle title={title} action={action} />
      {children}
    </Stack>
  )
}
