import { Alert, Button, Group, Text } from '@clinic/kit/ui'
import { useShellTranslation } from '../texts'
import { remoteRegistry, useRemoteList } from './remote-registry'

/** Shown when the list of remotes could not be loaded, as then only the shell's own screens are available. */
export function RegistryErrorAlert() {
  const t = useShellTranslation()
  const { hasFailed } = useRemoteList()
  if (!hasFailed) return null
  return (
    <Alert color="yellow" role="alert" mb="md">
      <Group justify="space-between">
        <Text>{t('remote.listFailed')}</Text>
        <Button size="compact-sm" variant="default" onClick={() => void remoteRegistry.refresh()}>
          {t('common.tryAgain')}
        </Button>
      </Group>
    </Alert>
  )
}
