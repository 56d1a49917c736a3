import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { Alert, Button, DateText, EmptyState, Group, List, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbCheck } from 'react-icons/tb'
import { acknowledgeVersion, readersQuery } from '../papers.api'
import { useManagementTexts } from '../texts'
import { useDo } from '../use-management'
import { VersionView } from './version-view'

function Readers({ id }: { id: string }) {
  const t = useManagementTexts()
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

/** What holds now, and whether one has read it. */
export function Current({ paper }: { paper: Schema['QualityDocumentRow'] }) {
  const t = useManagementTexts()
  const act = useDo()
  const mayRead = useMay('management.take_part')
  const id = paper.published_id
  if (!id) return <EmptyState title={t('versions.none')}>{t('versions.noneHelp')}</EmptyState>
  return (
    <Stack gap="xl" maw={800}>
      <VersionView id={id} />
      {paper.read_by_me ? (
        <Alert color="teal" icon={<TbCheck size={18} aria-hidden />}>
          {t('versions.acknowledged')}
        </Alert>
      ) : (
        mayRead &&
        !paper.is_removed && (
          <Group>
            <Button onClick={() => void act(() => acknowledgeVersion(id), t('versions.acknowledged'))}>{t('versions.acknowledge')}</Button>
          </Group>
        )
      )}
      <Readers id={id} />
    </Stack>
  )
}
