import { isVersionMismatch } from '@clinic/kit/api'
import { Button, Center, Group, ReloadButton, Stack, Text, Title } from '@clinic/kit/ui'
import { useShellTranslation } from '../texts'

interface Props {
  label: string
  error: unknown
  onRetry: () => void
}

/** Shown for a remote that could not be loaded; one that is newer than the page is fixed by a reload (PLT-086). */
export function RemoteErrorScreen({ label, error, onRetry }: Props) {
  const t = useShellTranslation()
  return (
    <Center mih="50vh" role="alert">
      <Stack align="center" ta="center" maw={440}>
        <Title order={1}>{t('remote.failed', { name: label })}</Title>
        <Text c="dimmed">{t('remote.failedHelp')}</Text>
        <Group>
          <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
          {isVersionMismatch(error) && <ReloadButton />}
        </Group>
      </Stack>
    </Center>
  )
}
