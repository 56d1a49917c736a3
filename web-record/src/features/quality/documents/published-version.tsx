import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { Alert, Button, DateText, EmptyState, Group, List, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbCheck } from 'react-icons/tb'
import { acknowledgeVersion, readersQuery } from '../documents.api'
import { qualityKey } from '../quality.api'
import { useQualityTranslation } from '../texts'
import { VersionView } from './version-view'

function Readers({ id }: { id: string }) {
  const t = useQualityTranslation()
  const { data = [] } = useQuery(readersQuery(id))
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t('versions.readers')}</Title>
      <List listStyleType="none" spacing={4}>
        {data.map(({ user_id, name, read_at }) => (
          <List.Item key={user_id}>
            {name}{' '}
            <Text component="span" c="dimmed">
              {read_at ? <DateText value={read_at} /> : t('versions.unread')}
            </Text>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}

/** Shows the published version with its read confirmations. */
export function PublishedVersion({ document }: { document: Schema['ControlledDocumentOut'] }) {
  const t = useQualityTranslation()
  const canAcknowledge = useHasPermission('quality.participate')
  const id = document.published_id
  const { run: acknowledge } = useAction({
    send: () => acknowledgeVersion(id ?? ''),
    successMessage: t('versions.acknowledged'),
    refresh: [qualityKey],
  })
  if (!id) return <EmptyState title={t('versions.none')}>{t('versions.noneHelp')}</EmptyState>
  return (
    <Stack gap="xl" maw={800}>
      <VersionView id={id} />
      {document.is_read_by_me ? (
        <Alert color="teal" icon={<TbCheck size={18} aria-hidden />}>
          {t('versions.acknowledged')}
        </Alert>
      ) : (
        canAcknowledge &&
        !document.is_removed && (
          <Group>
            <Button onClick={() => void acknowledge()}>{t('versions.acknowledge')}</Button>
          </Group>
        )
      )}
      <Readers id={id} />
    </Stack>
  )
}
