import type { Schema } from '@clinic/kit/api'
import {
  Button,
  Checkbox,
  type Column,
  DataTable,
  DateTimeText,
  EmptyState,
  type ListState,
  Page,
  SegmentedControl,
  Text,
  useList,
} from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePrescriberTexts } from '../../texts'
import { StateBadge } from '../request/state-badge'
import { SignDialog } from '../sign/sign-dialog'
import { type Filter, requestsQuery } from './requests.api'

type Row = Schema['RequestRow']

const FILTERS: Filter[] = ['pending', 'decided', 'all']

interface Chosen {
  ids: string[]
  clinic: Row | undefined
  turn: (id: string) => void
}

function useColumns({ ids, clinic, turn }: Chosen): Column<Row>[] {
  const t = usePrescriberTexts()
  const named = (row: Row) => [row.drug, row.strength].filter(Boolean).join(', ')
  return [
    { key: 'product', title: t('requests.product'), cell: named },
    { key: 'company', title: t('requests.company'), cell: (row) => row.clinic_name },
    { key: 'at', title: t('requests.at'), sort: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'state', title: t('requests.state'), cell: (row) => <StateBadge state={row.state} /> },
    {
      key: 'choose',
      title: t('requests.choose'),
      cell: (row) =>
        row.state === 'pending' && (
          <Checkbox
            aria-label={t('requests.chooseOne', { name: named(row), clinic: row.clinic_name })}
            checked={ids.includes(row.id)}
            disabled={clinic !== undefined && clinic.company_id !== row.company_id}
            onClick={(event) => event.stopPropagation()}
            onChange={() => turn(row.id)}
          />
        ),
    },
  ]
}

function FilterTabs({ list }: { list: ListState<'created_at'> }) {
  const t = usePrescriberTexts()
  return (
    <SegmentedControl
      value={list.filter}
      onChange={(filter) => list.set({ filter })}
      data={FILTERS.map((value) => ({ value, label: t(`requests.${value}`) }))}
      aria-label={t('requests.show')}
      w="fit-content"
    />
  )
}

/** What clinics have asked for; several can be signed at once. */
export function RequestsScreen() {
  const t = usePrescriberTexts()
  const list = useList<'created_at'>({ sort: 'created_at', order: 'desc', filter: 'pending' })
  const query = useQuery(requestsQuery(list.query, list.filter as Filter))
  const [marked, setMarked] = useState<string[]>([])
  const [signing, setSigning] = useState(false)
  const waiting = query.data?.items.filter((row) => row.state === 'pending') ?? []
  const chosen = waiting.filter((row) => marked.includes(row.id))
  const ids = chosen.map((row) => row.id)
  const clinic = chosen[0]
  const several = clinic !== undefined && waiting.some((row) => row.company_id !== clinic.company_id)
  const turn = (id: string) => setMarked((was) => (was.includes(id) ? was.filter((one) => one !== id) : [...was, id]))
  const leave = () => setSigning(false)
  return (
    <Page
      title={t('requests.title')}
      action={ids.length > 0 && <Button onClick={() => setSigning(true)}>{t('requests.signChosen', { count: ids.length })}</Button>}
    >
      <FilterTabs list={list} />
      {several && <Text role="status">{t('requests.oneClinic', { clinic: clinic.clinic_name })}</Text>}
      <DataTable
        label={t('requests.title')}
        columns={useColumns({ ids, clinic, turn })}
        list={list}
        query={query}
        href={(row) => `/prescription/${row.id}`}
        empty={<EmptyState title={t('requests.empty')}>{t('requests.emptyHelp')}</EmptyState>}
      />
      {signing && <SignDialog ids={ids} onClose={leave} onDone={leave} />}
    </Page>
  )
}
