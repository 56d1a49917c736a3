import { Alert, Button, Group, Text } from '@clinic/kit/ui'
import { remotes, useRemoteList } from '../remotes/remotes'
import { useShellTexts } from '../texts'

/** Without the list of remotes only the shell's own screens are there, and that has to be said. */
export function ListFailed() {
  const t = useShellTexts()
  const { failed } = useRemoteList()
  if (!failed) return null
  return (
    <Alert color="yellow" role="alert" mb="md">
      <Group justify="space-between">
        <Text>{t('remote.listFailed')}</Text>
        <Button size="compact-sm" variant="default" onClick={() => void remotes.refresh()}>
          {t('tryAgain')}
        </Button>
      </Group>
    </Alert>
  )
}
