import { Button, Center, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ApiError, isOutdated } from '../api'
import { ReloadButton, toast } from '../ui'
import { reportError } from './report.api'
import { useAppTexts } from './texts'

/** What a screen is made of, its code or its data, could not be had. */
const isUnfetched = (error: unknown): boolean => isOutdated(error) || (error instanceof ApiError && error.code === 'offline')

interface Props {
  error: unknown
  onRetry?: () => void
}

/** A screen broke (PLT-084): says so, lets the person report it, or offers a reload when it could not be fetched (PLT-086). */
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
  const unfetched = isUnfetched(error)
  return (
    <Center mih="50vh" role="alert">
      <Stack align="center" ta="center" maw={460}>
        <Title order={1}>{t('broken')}</Title>
        <Text c="dimmed">{unfetched ? t('outdated') : t('brokenHelp')}</Text>
        <Group>
          {onRetry && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          {unfetched ? (
            <ReloadButton />
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
