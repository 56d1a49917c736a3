import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { Alert, Button, DateTimeText, ErrorState, Group, LoadingState, Modal, Stack, Text, toast } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShellTranslation } from '../../texts'
import { beginGoogleConsent, connectGoogleCalendar, disconnectGoogleCalendar, googleCalendarQuery } from './profile.api'

const refresh = [googleCalendarQuery.queryKey]

/** Completes the connection when Google's page of consent has sent the person back, and takes its answer out of the address. */
function useConsentAnswer() {
  const t = useShellTranslation()
  const [params, setParams] = useSearchParams()
  const connect = useAction({ send: connectGoogleCalendar, refresh })
  const isHandled = useRef(false)
  useEffect(() => {
    const [code, state, error] = [params.get('code'), params.get('state'), params.get('error')]
    if (isHandled.current || !state || !(code || error)) return
    isHandled.current = true
    setParams({}, { replace: true })
    if (code) void connect.run({ code, state })
    else toast.error(t('ownCalendar.denied'))
  }, [params, setParams, connect, t])
}

/** Asks whether our events stay in the Google calendar. */
function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const t = useShellTranslation()
  const { run, isRunning } = useAction({
    send: disconnectGoogleCalendar,
    successMessage: t('ownCalendar.disconnected'),
    refresh,
    onSuccess: onClose,
  })
  return (
    <Modal opened onClose={onClose} title={t('ownCalendar.disconnectTitle')}>
      <Stack>
        <Text>{t('ownCalendar.disconnectIntro')}</Text>
        <Group gap="sm">
          <Button variant="default" loading={isRunning} onClick={() => void run(false)}>
            {t('ownCalendar.keepEvents')}
          </Button>
          <Button color="red" loading={isRunning} onClick={() => void run(true)}>
            {t('ownCalendar.removeEvents')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function ConnectionState({ calendar }: { calendar: Schema['GoogleCalendarOut'] }) {
  const t = useShellTranslation()
  const { state, account } = calendar
  if (state === 'none') return null
  if (state === 'broken') return <Alert color="red">{t('ownCalendar.broken')}</Alert>
  if (state !== 'connected') return <Text role="status">{t(`ownCalendar.${state}`)}</Text>
  return (
    <>
      <Text>{account ? t('ownCalendar.connected', { account }) : t('ownCalendar.connectedWithoutName')}</Text>
      {calendar.last_synced_at && (
        <Text size="sm" c="dimmed">
          {t('ownCalendar.lastSynced')} <DateTimeText value={calendar.last_synced_at} />
        </Text>
      )}
      {calendar.has_failed && <Alert color="yellow">{t('ownCalendar.failed')}</Alert>}
    </>
  )
}

/** The own Google calendar (PLT-060): connected by Google's page of consent, its state, and disconnected. */
export function GoogleCalendar() {
  const t = useShellTranslation()
  const { data, error, refetch } = useQuery(googleCalendarQuery)
  const [isDisconnecting, setDisconnecting] = useState(false)
  const begin = useAction({ send: beginGoogleConsent, onSuccess: ({ url }) => window.location.assign(url) })
  useConsentAnswer()
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />
  const isConnected = data.state === 'connected' || data.state === 'broken'
  if (!data.is_available && data.state === 'none') return null
  return (
    <Stack gap="xs">
      <Text fw={500}>{t('ownCalendar.google')}</Text>
      <Text size="sm" c="dimmed">
        {t('ownCalendar.googleHelp')}
      </Text>
      <ConnectionState calendar={data} />
      <Group gap="sm">
        {data.is_available && (data.state === 'none' || data.state === 'broken') && (
          <Button variant="default" loading={begin.isRunning} onClick={() => void begin.run()}>
            {t(data.state === 'broken' ? 'ownCalendar.connectAnew' : 'ownCalendar.connect')}
          </Button>
        )}
        {isConnected && (
          <Button variant="subtle" color="red" onClick={() => setDisconnecting(true)}>
            {t('ownCalendar.disconnect')}
          </Button>
        )}
      </Group>
      {isDisconnecting && <DisconnectDialog onClose={() => setDisconnecting(false)} />}
    </Stack>
  )
}
