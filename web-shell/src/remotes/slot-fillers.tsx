import { isOutdated } from '@clinic/kit/api'
import type { RemoteEntry, SlotName, Slots } from '@clinic/kit/contract'
import { session } from '@clinic/kit/session'
import { Alert, Button, Group, ReloadButton, Skeleton, Text } from '@clinic/kit/ui'
import { type ComponentType, useEffect } from 'react'
import { useShellTexts } from '../texts'
import { Boundary } from './boundary'
import { useRemoteLabel } from './remote-fallback'
import { remotes, useRemoteList, useRemoteState } from './remotes'

interface Filling {
  name: SlotName
  props: Slots[SlotName]
}

interface Failed {
  entry: RemoteEntry
  error: unknown
  onRetry: () => void
}

function SlotFailed({ entry, error, onRetry }: Failed) {
  const t = useShellTexts()
  const label = useRemoteLabel(entry)
  return (
    <Alert color="gray" role="alert">
      <Group justify="space-between">
        <Text>{t('remote.failed', { name: label })}</Text>
        <Group>
          {isOutdated(error) && <ReloadButton />}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}

const load = (name: string) => void remotes.ensure(name).catch(() => {})

function OneFiller({ entry, name, props }: { entry: RemoteEntry } & Filling) {
  const state = useRemoteState(entry.name)
  useEffect(() => load(entry.name), [entry.name])
  if (state.is === 'failed') return <SlotFailed entry={entry} error={state.error} onRetry={() => load(entry.name)} />
  if (state.is !== 'ready') return <Skeleton height={72} />
  const Filler = state.remote.slots?.[name] as ComponentType<Slots[SlotName]> | undefined
  if (!Filler) return null
  return (
    <Boundary fallback={(error, again) => <SlotFailed entry={entry} error={error} onRetry={again} />}>
      <Filler {...props} />
    </Boundary>
  )
}

/** Fills a slot with what every remote that names it and that this person may use puts there. */
export function SlotFillers({ name, props }: Filling) {
  const { entries } = useRemoteList()
  const permissions = session((state) => state.session?.permissions)
  const fillers = entries.filter((entry) => entry.slots?.includes(name) && (!entry.permission || permissions?.includes(entry.permission)))
  return fillers.map((entry) => <OneFiller key={entry.name} entry={entry} name={name} props={props} />)
}
