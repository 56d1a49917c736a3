import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import { type Column, DataTable, DateTimeText, EmptyState, Page, SegmentedControl, Stack, Text, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useRecordTexts } from '../../texts'
import { auditQuery, looksQuery } from './logs.api'
import { useWords } from './use-words'

/** Everything done to a client, and everyone who has looked (REC-008). */
export function LogsScreen() {
  const t = useRecordTexts()
  const { clientId = '' } = useParams()
  const mayLook = useMay('client.looks.read')
  const list = useList({ sort: 'at', order: 'desc', filter: mayLook ? 'looks' : 'all', perPage: 50 })
  const views = (['looks', 'all'] as const).map((value) => ({ value, label: t(`logs.${value}`) }))
  return (
    <Page title={t('logs.title')}>
      {mayLook && (
        <SegmentedControl
          aria-label={t('logs.view')}
          data={views}
          value={list.filter}
          onChange={(filter) => list.set({ filter })}
          style={{ alignSelf: 'flex-start' }}
        />
      )}
      {list.filter === 'looks' ? <Looks clientId={clientId} list={list} /> : <Everything clientId={clientId} list={list} />}
    </Page>
  )
}

interface Props {
  clientId: string
  list: ReturnType<typeof useList>
}

function Nothing() {
  const t = useRecordTexts()
  return <EmptyState title={t('logs.empty')}>{t('logs.emptyHelp')}</EmptyState>
}

function Looks({ clientId, list }: Props) {
  const t = useRecordTexts()
  const columns: Column<Schema['LookOut']>[] = [
    { key: 'what', title: t('logs.what'), cell: (row) => row.sentence },
    { key: 'at', title: t('logs.when'), sort: 'at', cell: (row) => <DateTimeText value={row.at} /> },
  ]
  return (
    <DataTable
      label={t('logs.looks')}
      columns={columns}
      list={list}
      query={useQuery(looksQuery(clientId, list.query))}
      empty={<Nothing />}
    />
  )
}

/** What was done; a change says what stood there before, which stays readable. */
function What({ what, became }: { what: string; became: string[] }) {
  return (
    <Stack gap={0}>
      <Text inherit>{what}</Text>
      {became.map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </Stack>
  )
}

function Everything({ clientId, list }: Props) {
  const t = useRecordTexts()
  const words = useWords()
  const columns: Column<Schema['AuditOut']>[] = [
    { key: 'what', title: t('logs.what'), cell: (row) => <What what={words.what(row.action)} became={words.became(row)} /> },
    { key: 'who', title: t('logs.who'), cell: words.who },
    { key: 'at', title: t('logs.when'), sort: 'at', cell: (row) => <DateTimeText value={row.at} /> },
  ]
  return (
    <DataTable label={t('logs.all')} columns={columns} list={list} query={useQuery(auditQuery(clientId, list.query))} empty={<Nothing />} />
  )
}
