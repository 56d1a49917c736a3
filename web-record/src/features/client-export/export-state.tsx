import { ApiError, type Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { Alert, Button, confirm, Group, Progress, Stack, Text, toast } from '@clinic/kit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TbDownload } from 'react-icons/tb'
import { askForExport, exportKey, fetchExport } from './export.api'
import { useExportTexts } from './texts'

type Made = Schema['ClientExportOut']

const MEGA = 1024 * 1024
const inMega = (bytes: number) => Math.max(0.1, bytes / MEGA).toFixed(1)

function useAsk(clientId: string) {
  const t = useExportTexts()
  const queries = useQueryClient()
  const failed = (error: unknown) => toast.error(error instanceof ApiError ? error.message : t('problem'))
  const settled = () => queries.invalidateQueries({ queryKey: exportKey })
  const ask = useMutation({ mutationFn: (force: boolean) => askForExport(clientId, force), onError: failed, onSettled: settled })
  const fetch = useMutation({
    mutationFn: (made: Made) => fetchExport(clientId, made.id),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: failed,
    onSettled: settled,
  })
  return { ask, fetch }
}

function UnderWay({ made }: { made: Made }) {
  const t = useExportTexts()
  return (
    <Stack gap="xs">
      <Text fw={600} role="status">
        {made.state === 'waiting' ? t('waiting') : t('making', { percent: made.progress })}
      </Text>
      <Progress.Root size="lg">
        <Progress.Section value={made.progress} aria-label={t('progress')} />
      </Progress.Root>
      <Text c="dimmed">{t('background')}</Text>
    </Stack>
  )
}

/** Where the export is: not made, on its way, ready for a day, failed or erased. */
export function ExportState({ clientId, made }: { clientId: string; made: Made | null }) {
  const t = useExportTexts()
  const { dateTime } = useRegion()
  const { ask, fetch } = useAsk(clientId)
  if (made?.state === 'waiting' || made?.state === 'making') return <UnderWay made={made} />
  const anew = async () => {
    if (await confirm({ title: t('again'), body: t('againBody'), action: t('again') })) ask.mutate(true)
  }
  if (made?.state === 'ready')
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
            {made.expires_at && t('until', { at: dateTime(made.expires_at) })}{' '}
            {made.size !== null && t('size', { size: inMega(made.size) })}. {t('fetched', { count: made.downloads })}.
          </Text>
          <Group gap="sm">
            <Button leftSection={<TbDownload size={16} aria-hidden />} loading={fetch.isPending} onClick={() => fetch.mutate(made)}>
              {t('fetch')}
            </Button>
            <Button variant="default" loading={ask.isPending} onClick={() => void anew()}>
              {t('again')}
            </Button>
          </Group>
        </Stack>
      </Alert>
    )
  const state = made?.state
  return (
    <Stack gap="sm">
      {(state === 'failed' || state === 'erased') && (
        <Alert color={state === 'failed' ? 'red' : 'gray'} title={t(state)}>
          {t(`${state}Body`)}
        </Alert>
      )}
      <Group>
        <Button loading={ask.isPending} onClick={() => ask.mutate(false)}>
          {t(made ? 'again' : 'ask')}
        </Button>
      </Group>
    </Stack>
  )
}
