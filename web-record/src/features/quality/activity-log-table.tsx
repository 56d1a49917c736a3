import type { Schema } from '@clinic/kit/api'
import { PageButtons } from '@clinic/kit/table'
import { DateTimeText, ErrorState, LoadingState, Stack, Table, Text } from '@clinic/kit/ui'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useQualityTranslation } from './texts'
import { en } from './texts/en'

const isKnownAction = (action: string): action is keyof typeof en.action => action in en.action

type Page = Schema['PaginatedList_QualityLogEntry_']

/** Lists the activity log of a device or document, page by page. */
export function ActivityLogTable({ query }: { query: (page: number) => UseQueryOptions<Page, Error, Page, string[] | never> }) {
  const t = useQualityTranslation()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(query(page))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingState />
  if (data.items.length === 0) return <Text c="dimmed">{t('logs.empty')}</Text>
  const pages = Math.ceil(data.total / data.per_page)
  return (
    <Stack gap="md">
      <Table className="clinic-table" aria-label={t('logs.title')} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('logs.occurredAt')}</Table.Th>
            <Table.Th>{t('logs.action')}</Table.Th>
            <Table.Th>{t('logs.actor')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.items.map(({ id, at, action, actor_name: actorName, details }) => (
            <Table.Tr key={id}>
              <Table.Td data-label={t('logs.occurredAt')}>
                <DateTimeText value={at} />
              </Table.Td>
              <Table.Td data-label={t('logs.action')}>
                {isKnownAction(action) ? t(`action.${action}`) : action}
                {typeof details.number === 'number' && ` · ${details.number}`}
                {typeof details.reason === 'string' && ` · ${details.reason}`}
              </Table.Td>
              <Table.Td data-label={t('logs.actor')}>{actorName || t('logs.system')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <PageButtons page={page} total={pages} onChange={setPage} />
    </Stack>
  )
}
