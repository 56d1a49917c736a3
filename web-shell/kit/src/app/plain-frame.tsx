import { ActionIcon, Center, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { setLanguage, useLanguage } from '../i18n'
import { useAppTexts } from './texts'

/** The page around what is done before one is inside: one title, one column, and the language. */
export function PlainFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useAppTexts()
  const other = useLanguage() === 'en' ? 'sv' : 'en'
  return (
    <Center component="main" mih="100dvh" p="md" className="clinic-plain">
      <Stack gap="lg" w="100%" maw={400}>
        <Group justify="space-between">
          <Text fw={600} size="lg">
            Aster
          </Text>
          <ActionIcon variant="subtle" color="gray" w="auto" px="xs" lang={other} onClick={() => setLanguage(other)}>
            {t('otherLanguage')}
          </ActionIcon>
        </Group>
        <Stack gap={4}>
          <Title order={1}>{title}</Title>
          {intro && <Text c="dimmed">{intro}</Text>}
        </Stack>
        {children}
      </Stack>
    </Center>
  )
}
