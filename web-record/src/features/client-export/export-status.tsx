import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { Alert, Button, Group, Progress, Stack, Text } from '@clinic/kit/ui'
import { TbDownload } from 'react-icons/tb'
import { createDownloadUrl, exportKey, requestExport } from './export.api'
import { useExportTranslation } from './texts'

type ClientExport = Schema['ClientExportOut']

const BYTES_PER_MB = 1024 * 1024
const toMegabytes = (bytes: number) => Math.max(0.1, bytes / BYTES_PER_MB).toFixed(1)

function useExportActions(clientId: string) {
  const t = useExportTranslation()
  const refresh = [exportKey]
  const request = useAction({
    send: (force: boolean) => requestExport(clientId, force),
    confirmation: (force) => (force ? { title: t('rebuild'), body: t('rebuildBody'), confirmLabel: t('rebuild') } : null),
    refresh,
  })
  const download = useAction({
    send: (clientExport: ClientExport) => createDownloadUrl(clientId, clientExport.id),
    onSuccess: ({ url }) => window.location.assign(url),
    refresh,
  })
  return { request, download }
}

function ExportProgress({ clientExport }: { clientExport: ClientExport }) {
  const t = useExportTranslation()
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {clientExport.state === 'queued' ? t('queued') : t('building', { percent: clientExport.progress })}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={clientExport.progress} aria-label={t('progress')} />
      </Progress.Root>
      <Text c="dimmed">{t('background')}</Text>
    </Stack>
  )
}

/** The state of the latest export, with the buttons to request, download or rebuild it. */
export function ExportStatus({ clientId, clientExport }: { clientId: string; clientExport: ClientExport | null }) {
  const t = useExportTranslation()
  const { formatDateTime } = useFormatters()
  const { request, download } = useExportActions(clientId)
  if (clientExport?.state === 'queued' || clientExport?.state === 'building') return <ExportProgress clientExport={clientExport} />
  if (clientExport?.state === 'ready')
    return (
      <Alert
        color="teal"
        title={
          <Text inherit c="var(--mantine-color-text)">
            {t('ready')}
          </Text>
        }
      >
        <Stack gap="sm">
          <Text>
            {clientExport.expires_at && t('expiresAt', { at: formatDateTime(clientExport.expires_at) })}{' '}
            {clientExport.size !== null && t('size', { size: toMegabytes(clientExport.size) })}.{' '}
            {t('downloads', { count: clientExport.downloads })}.
          </Text>
          <Group gap="sm">
            <Button
              leftSection={<TbDownload size={16} aria-hidden />}
              loading={download.isRunning}
              onClick={() => void download.run(clientExport)}
            >
              {t('download')}
            </Button>
            <Button variant="default" loading={request.isRunning} onClick={() => void request.run(true)}>
              {t('rebuild')}
            </Button>
          </Group>
        </Stack>
      </Alert>
    )
  const state = clientExport?.state
  return (
    <Stack gap="sm">
      {(state === 'failed' || state === 'deleted') && (
        <Alert color={state === 'failed' ? 'red' : 'gray'} title={t(state)}>
          {t(`${state}Body`)}
        </Alert>
      )}
      <Group>
        <Button loading={request.isRunning} onClick={() => void request.run(false)}>
          {t(clientExport ? 'rebuild' : 'request')}
        </Button>
      </Group>
    </Stack>
  )
}
