import { Button, Center, Loader, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError, isOutdated } from '../api'
import { useKitTexts } from '../texts'

/** While there is nothing to show yet. Says so to a screen reader, and appears late enough not to blink. */
export function LoadingState() {
  const t = useKitTexts()
  return (
    <Center mih={160} className="clinic-late" role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </Center>
  )
}

/** The way to a newer version of the program (PLT-086). */
export function ReloadButton() {
  return (
    <Button variant="default" onClick={() => window.location.reload()}>
      {useKitTexts()('reload')}
    </Button>
  )
}

/** What went wrong in the server's own words, and the way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useKitTexts()
  const known = error instanceof ApiError ? error : undefined
  return (
    <Stack align="center" gap="sm" py="xl" role="alert">
      <Text>{known?.message || t('somethingWrong')}</Text>
      {onRetry && known?.status !== 404 && (
        <Button variant="default" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      {isOutdated(error) && <ReloadButton />}
    </Stack>
  )
}

/** An empty list says what it is for and has the button that fills it. */
export function EmptyState({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <Stack align="center" gap="xs" py={48} ta="center">
      <Title order={2}>{title}</Title>
      {children && (
        <Text c="dimmed" maw={420}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  )
}
