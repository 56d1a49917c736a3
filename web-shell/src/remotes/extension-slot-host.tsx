import { isVersionMismatch } from '@clinic/kit/api'
import type { RemoteEntry, SlotName, Slots } from '@clinic/kit/contract'
import { useSessionStore } from '@clinic/kit/session'
import { Alert, Button, ErrorBoundary, Group, ReloadButton, Skeleton, Text } from '@clinic/kit/ui'
import { type ComponentType, useEffect } from 'react'
import { useShellTranslation } from '../texts'
import { useRemoteLabel } from './remote-fallback'
import { remoteRegistry, useRemoteList, useRemoteState } from './remote-registry'

interface ExtensionProps {
  name: SlotName
  props: Slots[SlotName]
}

interface ExtensionErrorProps {
  entry: RemoteEntry
  error: unknown
  onRetry: () => void
}

function ExtensionErrorAlert({ entry, error, onRetry }: ExtensionErrorProps) {
  const t = useShellTranslation()
  const label = useRemoteLabel(entry)
  return (
    <Alert color="gray" role="alert">
      <Group justify="space-between">
        <Text>{t('remote.failed', { name: label })}</Text>
        <Group>
          {isVersionMismatch(error) && <ReloadButton />}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}

const load = (name: string) => void remoteRegistry.load(name).catch(() => {})

function SlotExtension({ entry, name, props }: { entry: RemoteEntry } & ExtensionProps) {
  const state = useRemoteState(entry.name)
  useEffect(() => load(entry.name), [entry.name])
  if (state.status === 'failed') return <ExtensionErrorAlert entry={entry} error={state.error} onRetry={() => load(entry.name)} />
  if (state.status !== 'ready') return <Skeleton height={72} />
  const Extension = state.remote.slots?.[name] as ComponentType<Slots[SlotName]> | undefined
  if (!Extension) return null
  return (
    <ErrorBoundary fallback={(error, reset) => <ExtensionErrorAlert entry={entry} error={error} onRetry={reset} />}>
      <Extension {...props} />
    </ErrorBoundary>
  )
}

/** Renders the extensions of a slot from all remotes that fill it and that the user has the permission for. */
export function ExtensionSlotHost({ name, props }: ExtensionProps) {
  const { entries } = useRemoteList()
  const permissions = useSessionStore((state) => state.session?.permissions)
  const allowed = entries.filter((entry) => entry.slots?.includes(name) && (!entry.permission || permissions?.includes(entry.permission)))
  return allowed.map((entry) => <SlotExtension key={entry.name} entry={entry} name={name} props={props} />)
}
