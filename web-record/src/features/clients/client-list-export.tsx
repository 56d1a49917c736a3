import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useFormatters } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import type { ListState } from '@clinic/kit/table'
import { Alert, Button, SidePanel, Stack, Text } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbDownload, TbFileSpreadsheet } from 'react-icons/tb'
import { useSearchParams } from 'react-router'
import { useRecordTranslation } from '../../texts'
import { clientListKey, clientListQuery, createClientListUrl, requestClientList } from './client-list-export.api'
import type { ClientFilter } from './clients.api'

interface Props {
  query: ListState<'name' | 'created_at'>['query']
  filter: ClientFilter
  tags: string[]
}

/** The file that is ready, with its button, or what became of it. */
function LatestFile({ file }: { file: Schema['ClientListExportOut'] }) {
  const t = useRecordTranslation()
  const { formatDateTime } = useFormatters()
  const download = useAction({
    send: () => createClientListUrl(file.id),
    onSuccess: ({ url }) => window.location.assign(url),
    refresh: [clientListKey],
  })
  if (file.state === 'queued' || file.state === 'building') return <Text role="status">{t('excel.building')}</Text>
  if (file.state === 'failed') return <Alert color="red">{t('excel.failed')}</Alert>
  if (file.state !== 'ready') return null
  return (
    <Alert color="teal" title={t('excel.ready')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t('excel.rows', { count: file.rows ?? 0 })} {file.expires_at && t('excel.until', { time: formatDateTime(file.expires_at) })}
        </Text>
        <Button leftSection={<TbDownload size={16} aria-hidden />} loading={download.isRunning} onClick={() => void download.run()}>
          {t('excel.download')}
        </Button>
      </Stack>
    </Alert>
  )
}

function ExportPanel({ query: { search, sort, order }, filter, tags }: Props) {
  const t = useRecordTranslation()
  const queries = useQueryClient()
  const { data: file } = useQuery(clientListQuery)
  useRealtime('exports', () => void queries.invalidateQueries({ queryKey: clientListKey }))
  const create = useAction({ send: () => requestClientList({ search, sort, order, filter, tags }), refresh: [clientListKey] })
  const isBusy = file?.state === 'queued' || file?.state === 'building'
  return (
    <Stack>
      <Text>{t('excel.intro')}</Text>
      {file && <LatestFile file={file} />}
      {!isBusy && (
        <Button variant={file?.state === 'ready' ? 'default' : 'filled'} loading={create.isRunning} onClick={() => void create.run()}>
          {t('excel.create')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t('excel.care')} {t('excel.log')}
      </Text>
    </Stack>
  )
}

/** Exports the clients that the list shows to Excel (PLT-054), for those who may export. A notification opens the panel by its address. */
export function ClientListExport(props: Props) {
  const t = useRecordTranslation()
  const mayExport = useHasPermission('client.export.write')
  const [params, setParams] = useSearchParams()
  const change = (isOpen: boolean) =>
    setParams(
      (current) => {
        if (isOpen) current.set('excel', 'open')
        else current.delete('excel')
        return current
      },
      { replace: true },
    )
  if (!mayExport) return null
  return (
    <>
      <Button variant="default" leftSection={<TbFileSpreadsheet size={16} aria-hidden />} onClick={() => change(true)}>
        {t('excel.title')}
      </Button>
      <SidePanel title={t('excel.title')} opened={params.get('excel') === 'open'} onClose={() => change(false)}>
        <ExportPanel {...props} />
      </SidePanel>
    </>
  )
}
