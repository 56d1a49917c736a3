import { Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { HelpSource } from './help'
import { HelpButton } from './help-button'

interface TitleProps {
  title: ReactNode
  action?: ReactNode
  /** What the screen is for, behind a button beside the title (USE-013). Null only where nobody works, with a comment that says why. */
  help: HelpSource | null
}

/** The title of a page with its help, and its primary action at the upper right. */
export function PageTitle({ title, action, help }: TitleProps) {
  return (
    <Group justify="space-between" align="center" gap="md" mih={40}>
      <Group gap={4} wrap="nowrap">
        <Title order={1}>{title}</Title>
        {help && <HelpButton help={help} />}
      </Group>
      {action}
    </Group>
  )
}

/** A page with its title; a narrow one keeps long forms at a readable width. */
export function Page({ title, action, help, isNarrow = false, children }: TitleProps & { isNarrow?: boolean; children: ReactNode }) {
  return (
    <Stack gap="lg" maw={isNarrow ? 640 : 1280} mx={isNarrow ? 0 : 'auto'}>
      <PageTitle title={title} action={action} help={help} />
      {children}
    </Stack>
  )
}
