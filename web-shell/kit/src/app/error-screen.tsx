import { Button, Center, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ApiError, isVersionMismatch } from '../api'
import { ReloadButton, toast } from '../ui'
import { reportError } from './error-report.api'
import { useAppTranslation } from './texts'

/** The screen's code or its data could not be loaded. */
const isLoadFailure = (error: unknown): boolean => isVersionMismatch(error) || (error instanceof ApiError && error.code === 'offline')

interface Props {
  error: unknown
  onRetry?: () => void
}

/** Replaces a screen that failed (PLT-084), with a button to report the error, or to reload when the screen could not be loaded (PLT-086). */
export function ErrorScreen({ error, onRetry }: Props) {
  const t = useAppTranslation()
  const [isReported, setIsReported] = useState(false)
  const handleReport = async () => {
    try {
      await reportError(error)
      setIsReported(true)
      toast.success(t('reported'))
    } catch {
      toast.error(t('notReported'))
    }
  }
  const hasFailedToLoad = isLoadFailure(error)
  return (
    <Center mih="50vh" role="alert">
      <Stack align="center" ta="center" maw={460}>
        <Title order={1}>{t('broken')}</Title>
        <Text c="dimmed">{hasFailedToLoad ? t('outdated') : t('brokenHelp')}</Text>
        <Group>
          {onRetry && <Button onClick={onRetry}>{t('common.tryAgain')}</Button>}
          {hasFailedToLoad ? (
            <ReloadButton />
          ) : (
            <Button variant="default" onClick={() => void handleReport()} disabled={isReported}>
              {t('report')}
            </Button>
          )}
        </Group>
      </Stack>
    </Center>
  )
}
