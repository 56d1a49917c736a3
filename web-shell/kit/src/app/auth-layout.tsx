import { ActionIcon, Center, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { setLanguage, useLanguage } from '../i18n'
import { useAppTranslation } from './texts'

/** The layout of the pages before sign-in: one column with a title and the language switch. */
export function AuthLayout({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useAppTranslation()
  const otherLanguage = useLanguage() === 'en' ? 'sv' : 'en'
  return (
    <Center component="main" mih="100dvh" p="md" className="clinic-auth-layout">
      <Stack gap="lg" w="100%" maw={400}>
        <Group justify="space-between">
          <Text fw={600} size="lg">
            Aster
          </Text>
          <ActionIcon variant="subtle" color="gray" w="auto" px="xs" lang={otherLanguage} onClick={() => setLanguage(otherLanguage)}>
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
