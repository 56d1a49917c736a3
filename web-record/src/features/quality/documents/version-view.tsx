import type { Schema } from '@clinic/kit/api'
import { RichTextView } from '@clinic/kit/editor'
import { DateTimeText, DocumentButton, ErrorState, Group, LoadingState, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { versionQuery } from '../documents.api'
import { FileLink } from '../file-link'
import { useQualityTranslation } from '../texts'

type State = Schema['ControlledDocumentVersionSummary']['state']

export const STATE_TONES = { draft: 'neutral', approved: 'warning', published: 'success', replaced: 'neutral' } as const satisfies Record<
  State,
  string
>

export function VersionView({ id }: { id: string }) {
  const t = useQualityTranslation()
  const { data, error, refetch } = useQuery(versionQuery(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Text fw={600}>{t('documents.version', { number: data.number })}</Text>
        <StatusBadge tone={STATE_TONES[data.state]}>{t(`state.${data.state}`)}</StatusBadge>
        {data.published_at && <DateTimeText value={data.published_at} />}
        {data.approved_name && <Text c="dimmed">{t('versions.approvedBy', { name: data.approved_name })}</Text>}
      </Group>
      {data.change_note && (
        <Text c="dimmed">
          {t('versions.note')}: {data.change_note}
        </Text>
      )}
      {data.file ? <FileLink file={data.file} label={`${t('versions.open')}: ${data.file.name}`} /> : <RichTextView doc={data.body} />}
      {data.document_id && <DocumentButton id={data.document_id} />}
    </Stack>
  )
}
