import type { Schema } from '@clinic/kit/api'
import { type AuditFilter, AuditLogFilters, useAction, useAuditFilter } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, useListState } from '@clinic/kit/table'
import { DateTimeText, EmptyState, LongActionButton, Page, SegmentedControl, Stack, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbFileTypePdf } from 'react-icons/tb'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { useRecordTranslation } from '../../texts'
import { accessLogQuery, auditQuery, downloadLogExtract } from './logs.api'
import { useAuditLabels } from './use-audit-labels'

/** Downloads the log as a PDF to hand over to the client (LAW-009). */
function ExtractButton({ clientId }: { clientId: string }) {
  const t = useRecordTranslation()
  const { run, isRunning } = useAction({ send: () => downloadLogExtract(clientId) })
  return (
    <LongActionButton leftSection={<TbFileTypePdf size={18} aria-hidden />} isRunning={isRunning} onClick={() => void run()}>
      {t('logs.extract')}
    </LongActionButton>
  )
}

/** The access log and the audit log of a client (REC-008). */
export function LogsScreen() {
  const t = useRecordTranslation()
  const { clientId = '' } = useParams()
  const canReadAccessLog = useHasPermission('client.access_log.read')
  const list = useListState({ sort: 'at', order: 'desc', filter: canReadAccessLog ? 'accessLog' : 'all' })
  const views = (['accessLog', 'all'] as const).map((value) => ({ value, label: t(`logs.${value}`) }))
  return (
    <Page title={t('logs.title')} help={getHelp('logs')} action={canReadAccessLog && <ExtractButton clientId={clientId} />}>
      {canReadAccessLog && (
        <SegmentedControl
          aria-label={t('logs.view')}
          data={views}
          value={list.filter}
          onChange={(filter) => list.setParams({ filter })}
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      {list.filter === 'accessLog' ? <AccessLogTable clientId={clientId} list={list} /> : <AuditPanel clientId={clientId} list={list} />}
    </Page>
  )
}

interface Props {
  clientId: string
  list: ReturnType<typeof useListState>
}

function EmptyLog() {
  const t = useRecordTranslation()
  return <EmptyState title={t('logs.empty')}>{t('logs.emptyHelp')}</EmptyState>
}

function AccessLogTable({ clientId, list }: Props) {
  const t = useRecordTranslation()
  const columns: Column<Schema['AccessLogEntry']>[] = [
    { key: 'action', title: t('logs.action'), cell: (row) => row.sentence },
    { key: 'at', title: t('common.time'), sortKey: 'at', cell: (row) => <DateTimeText value={row.at} /> },
  ]
  return (
    <DataTable
      label={t('logs.accessLog')}
      columns={columns}
      list={list}
      query={useQuery(accessLogQuery(clientId, list.query))}
      emptyState={<EmptyLog />}
    />
  )
}

/** The action, and for a change the previous and the new values. */
function ActionCell({ label, changes }: { label: string; changes: string[] }) {
  return (
    <Stack gap={0}>
      <Text inherit>{label}</Text>
      {changes.map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

/** All events of the client, with their filters and their download. */
function AuditPanel({ clientId, list }: Props) {
  const state = useAuditFilter(clientId)
  return (
    <>
      <AuditLogFilters state={state} />
      <AuditTable list={list} filter={state.filter} />
    </>
  )
}

function AuditTable({ list, filter }: { list: Props['list']; filter: AuditFilter }) {
  const t = useRecordTranslation()
  const labels = useAuditLabels()
  const columns: Column<Schema['AuditEntryOut']>[] = [
    {
      key: 'action',
      title: t('logs.action'),
      cell: (row) => <ActionCell label={labels.getActionLabel(row.action)} changes={labels.getChanges(row)} />,
    },
    { key: 'actor', title: t('logs.actor'), cell: labels.getActorLabel },
    { key: 'at', title: t('common.time'), sortKey: 'at', cell: (row) => <DateTimeText value={row.at} /> },
  ]
  return (
    <DataTable
      label={t('logs.all')}
      columns={columns}
      list={list}
      query={useQuery(auditQuery(filter, list.query))}
      emptyState={<EmptyLog />}
    />
  )
}
