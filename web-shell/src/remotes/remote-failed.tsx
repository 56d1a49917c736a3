import { Button, Center, Stack, Text, Title } from '@clinic/kit/ui'
import { useShellTexts } from '../texts'

interface Props {
  label: string
  onRetry: () => void
}

/** Says which part could not be loaded, and that the rest works. */
export function RemoteFailed({ label, onRetry }: Props) {
  const t = useShellTexts()
  return (
    <Center mih="50vh" role="alert">
      <Stack align="center" ta="center" maw={440}>
        <Title order={1}>{t('remote.failed', { name: label })}</Title>
        <Text c="dimmed">{t('remote.failedHelp')}</Text>
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
      </Stack>
    </Center>
  )
}
