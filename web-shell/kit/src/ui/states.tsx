import { Button, Center, Loader, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError, isVersionMismatch } from '../api'
import { useKitTranslation } from '../texts'

/** A loader, announced to screen readers, which appears after a delay so that it doesn't flash. */
export function LoadingState() {
  const t = useKitTranslation()
  return (
    <Center mih={160} className="clinic-delayed" role="status" aria-label={t('loading')}>
      <Loader size="sm" />
    </Center>
  )
}

/** Reloads the page to get a newer version of the app (PLT-086). */
export function ReloadButton() {
  return (
    <Button variant="default" onClick={() => window.location.reload()}>
      {useKitTranslation()('reload')}
    </Button>
  )
}

/** The server's error message with a retry button, and a reload button when the app is out of date. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useKitTranslation()
  const apiError = error instanceof ApiError ? error : undefined
  return (
    <Stack align="center" gap="sm" py="xl" role="alert">
      <Text>{apiError?.message || t('unknownError')}</Text>
      {onRetry && apiError?.status !== 404 && (
        <Button variant="default" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      )}
      {isVersionMismatch(error) && <ReloadButton />}
    </Stack>
  )
}

/** Explains an empty list and offers the action that adds to it. */
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
