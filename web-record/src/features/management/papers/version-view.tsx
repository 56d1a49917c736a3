import type { Schema } from '@clinic/kit/api'
import { RichTextView } from '@clinic/kit/editor'
import { DateTimeText, DocumentButton, ErrorState, Group, LoadingState, Stack, StatusBadge, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { PaperLink } from '../paper-link'
import { versionQuery } from '../papers.api'
import { useManagementTexts } from '../texts'

type State = Schema['QualityVersionRow']['state']

export const tones = { draft: 'quiet', approved: 'waiting', published: 'good', replaced: 'quiet' } as const satisfies Record<State, string>

/** A version to read, with who approved and published it. */
export function VersionView({ id }: { id: string }) {
  const t = useManagementTexts()
  const { data, error, refetch } = useQuery(versionQuery(id))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Text fw={600}>{t('papers.version', { number: data.number })}</Text>
        <StatusBadge tone={tones[data.state]}>{t(`state.${data.state}`)}</StatusBadge>
        {data.published_at && <DateTimeText value={data.published_at} />}
        {data.approved_name && <Text c="dimmed">{t('versions.by', { name: data.approved_name })}</Text>}
      </Group>
      {data.change_note && (
        <Text c="dimmed">
          {t('versions.note')}: {data.change_note}
        </Text>
      )}
      {data.file ? <PaperLink file={data.file} label={`${t('versions.open')}: ${data.file.name}`} /> : <RichTextView doc={data.body} />}
      {data.frozen_id && <DocumentButton id={data.frozen_id} />}
    </Stack>
  )
}
