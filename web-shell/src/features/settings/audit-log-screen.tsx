import type { Schema } from '@clinic/kit/api'
import { AuditLogFilters, auditLogQuery, useAuditFilter } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { Button, DateTimeText, EmptyState, ErrorState, LoadingState, Page, Stack, Table, Text } from '@clinic/kit/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'

type Entry = Schema['AuditLogEntry']

/** What an entry concerns: the client, with a link to the card, or what else is known of it. */
function Subject({ entry }: { entry: Entry }) {
  return (
    <>
      {entry.client_id && entry.client_name && <Link to={paths.client(entry.client_id)}>{entry.client_name}</Link>}
      {entry.subject && (
        <Text component="span" size="sm" display="block">
          {entry.subject}
        </Text>
      )}
    </>
  )
}

function EventText({ entry }: { entry: Entry }) {
  const t = useShellTranslation()
  return (
    <Stack gap={0}>
      <Text inherit>{entry.event}</Text>
      {entry.reason && (
        <Text size="sm" c="dimmed">
          {t('auditLog.reason', { reason: entry.reason })}
        </Text>
      )}
    </Stack>
  )
}

function EntryTable({ entries }: { entries: Entry[] }) {
  const t = useShellTranslation()
  const columns = [
    { key: 'event', title: t('auditLog.event'), cell: (entry: Entry) => <EventText entry={entry} /> },
    { key: 'actor', title: t('auditLog.actor'), cell: (entry: Entry) => entry.actor },
    { key: 'subject', title: t('auditLog.subject'), cell: (entry: Entry) => <Subject entry={entry} /> },
    { key: 'time', title: t('common.time'), cell: (entry: Entry) => <DateTimeText value={entry.at} /> },
  ]
  return (
    <Table className="clinic-table clinic-table-rows" aria-label={t('auditLog.title')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, title }) => (
            <Table.Th key={key}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.id}>
            {columns.map(({ key, title, cell }) => (
              <Table.Td key={key} data-label={title}>
                {cell(entry)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Everything done in the company and every view, with time and person (REC-008, LAW-008). */
export function AuditLogScreen() {
  const t = useShellTranslation()
  const state = useAuditFilter()
  const query = useInfiniteQuery(auditLogQuery(state.filter))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Page title={t('auditLog.title')} help={getHelp('auditLog')}>
      <AuditLogFilters state={state} hasClient />
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <LoadingState />}
      {query.data && entries.length === 0 && <EmptyState title={t('auditLog.empty')}>{t('auditLog.emptyHelp')}</EmptyState>}
      {entries.length > 0 && <EntryTable entries={entries} />}
      {query.hasNextPage && (
        <Button variant="default" w="max-content" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('auditLog.older')}
        </Button>
      )}
    </Page>
  )
}
