import { Button, Center, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { toast } from '../ui'
import { reportError } from './report.api'
import { useAppTexts } from './texts'

/** Code that could not be fetched is most often code that a newer version has replaced. */
const isFetchOfCode = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module|RUNTIME-\d+/i.test(`${error.name} ${error.message}`)

interface Props {
  error: unknown
  onRetry?: () => void
}

/** A screen broke (PLT-084): says so, lets the person report it, and offers a reload when it was new code that could not be had. */
export function BrokenScreen({ error, onRetry }: Props) {
  const t = useAppTexts()
  const [reported, setReported] = useState(false)
  const report = async () => {
    try {
      await reportError(error)
      setReported(true)
      toast.success(t('reported'))
    } catch {
      toast.error(t('notReported'))
    }
  }
  const stale = isFetchOfCode(error)
  return (
    <Center mih="50vh" role="alert">
      <Stack align="center" ta="center" maw={460}>
        <Title order={1}>{stale ? t('newFeatures') : t('broken')}</Title>
        <Text c="dimmed">{stale ? t('newFeaturesHelp') : t('brokenHelp')}</Text>
        <Group>
          {onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          {stale ? (
            <Button variant="default" onClick={() => window.location.reload()}>
              {t('reload')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => void report()} disabled={reported}>
              {t('report')}
            </Button>
          )}
        </Group>
      </Stack>
    </Center>
  )
}
