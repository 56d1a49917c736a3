import { isOutdated } from '@clinic/kit/api'
import { Button, Center, Group, ReloadButton, Stack, Text, Title } from '@clinic/kit/ui'
import { useShellTexts } from '../texts'

interface Props {
  label: string
  error: unknown
  onRetry: () => void
}

/** Says which part could not be loaded, and that the rest works; a part that is newer than the page is had by loading the page anew (PLT-086). */
export function RemoteFailed({ label, error, onRetry }: Props) {
  const t = useShellTexts()
  return (
    <Center mih="50vh" role="alert">
      <Stack align="center" ta="center" maw={440}>
        <Title order={1}>{t('remote.failed', { name: label })}</Title>
        <Text c="dimmed">{t('remote.failedHelp')}</Text>
        <Group>
          <Button onClick={onRetry}>{t('tryAgain')}</Button>
          {isOutdated(error) && <ReloadButton />}
        </Group>
      </Stack>
    </Center>
  )
}
