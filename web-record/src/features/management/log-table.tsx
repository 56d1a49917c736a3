import type { Schema } from '@clinic/kit/api'
import { DateTimeText, ErrorState, LoadingState, Pagination, Stack, Table, Text } from '@clinic/kit/ui'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useManagementTexts } from './texts'

type Page = Schema['Listed_QualityLogOut_']

/** Who did what and when; the system's own doings have its name. */
export function LogTable({ query }: { query: (page: number) => UseQueryOptions<Page, Error, Page, string[] | never> }) {
  const t = useManagementTexts()
  const [page, turn] = useState(1)
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
            <Table.Th>{t('logs.when')}</Table.Th>
            <Table.Th>{t('logs.what')}</Table.Th>
            <Table.Th>{t('logs.who')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.items.map(({ id, at, action, who, facts }) => (
            <Table.Tr key={id}>
              <Table.Td data-label={t('logs.when')}>
                <DateTimeText value={at} />
              </Table.Td>
              <Table.Td data-label={t('logs.what')}>
                {t(`action.${action}` as Parameters<typeof t>[0])}
                {typeof facts.number === 'number' && ` · ${facts.number}`}
              </Table.Td>
              <Table.Td data-label={t('logs.who')}>{who || t('logs.system')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {pages > 1 && <Pagination total={pages} value={page} onChange={turn} />}
    </Stack>
  )
}
