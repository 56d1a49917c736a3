import { Button, type ButtonProps, Stack, Text, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useKitTranslation } from '../texts'

/** Work that ends sooner shows the spinner only. */
const QUIET_SECONDS = 2

interface Props extends ButtonProps {
  isRunning: boolean
  /** Says what is going on; the default is that a file is being created. */
  runningLabel?: string
  onClick: () => void
}

/** The seconds since the work began, counted while it runs. */
function useElapsedSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    setSeconds(0)
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** A button for work that may take long: it can't be pressed twice, and says what goes on and for how long (USE-015). */
export function LongActionButton({ isRunning, runningLabel, ...props }: Props) {
  const t = useKitTranslation()
  const seconds = useElapsedSeconds(isRunning)
  const label = runningLabel ?? t('longAction.file')
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="default" {...props} loading={isRunning} aria-busy={isRunning || undefined} />
      <VisuallyHidden role="status">{isRunning && label}</VisuallyHidden>
      {isRunning && seconds >= QUIET_SECONDS && (
        <Text size="sm" c="dimmed" aria-hidden>
          {t('longAction.elapsed', { label, seconds })}
        </Text>
      )}
    </Stack>
  )
}
