import { Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** The title of a page with its primary action at the upper right. */
export function PageTitle({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <Group justify="space-between" align="center" gap="md" mih={40}>
      <Title order={1}>{title}</Title>
      {action}
    </Group>
  )
}

/** A page with its title; a narrow one keeps long forms at a readable width. */
export function Page({
  title,
  action,
  isNarrow = false,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  isNarrow?: boolean
  children: ReactNode
}) {
  return (
    <Stack gap="lg" maw={isNarrow ? 640 : 1280} mx={isNarrow ? 0 : 'auto'}>
      <PageTitle title={title} action={action} />
      {children}
    </Stack>
  )
}
