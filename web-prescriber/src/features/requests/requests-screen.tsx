import type { Schema } from '@clinic/kit/api'
import { type Column, DataTable, type ListState, ListToolbar, type Selection, useListState } from '@clinic/kit/table'
import { Button, DateTimeText, EmptyState, Page, SegmentedControl } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getHelp } from '../../help'
import { usePrescriberTranslation } from '../../texts'
import { RequestStatusBadge } from '../request/request-status-badge'
import { type Filter, requestsQuery, type Sort } from '../request/requests.api'
import { SignDialog } from '../request/sign-dialog'

type Row = Schema['PrescriptionRequestSummary']

const FILTERS: Filter[] = ['pending', 'decided', 'all']

const formatProduct = (row: Row) => [row.drug, row.strength].filter(Boolean).join(', ')

function useColumns(): Column<Row>[] {
  const t = usePrescriberTranslation()
  return [
    { key: 'product', title: t('requests.product'), sortKey: 'drug', cell: formatProduct },
    { key: 'company', title: t('requests.company'), sortKey: 'clinic_name', cell: (row) => row.clinic_name },
    { key: 'at', title: t('requests.requestedAt'), sortKey: 'created_at', cell: (row) => <DateTimeText value={row.created_at} /> },
    { key: 'state', title: t('common.status'), cell: (row) => <RequestStatusBadge state={row.state} /> },
  ]
}

function FilterTabs({ list }: { list: ListState<Sort> }) {
  const t = usePrescriberTranslation()
  return (
    <SegmentedControl
      value={list.filter}
      onChange={(filter) => list.setParams({ filter })}
      data={FILTERS.map((value) => ({ value, label: t(`requests.${value}`) }))}
      aria-label={t('requests.show')}
      w="fit-content"
    />
  )
}

interface Signing {
  ids: string[]
  clear: () => void
}

/** Pending requests of one clinic can be selected, since a signature is for one clinic. */
function useRequestSelection(rows: Row[], onSign: (signing: Signing) => void): Selection<Row> {
  const t = usePrescriberTranslation()
  const isOfOtherClinic = (row: Row, [selected]: Row[]) => selected !== undefined && selected.company_id !== row.company_id
  return {
    getLabel: (row) => t('requests.selectRequest', { name: formatProduct(row), clinic: row.clinic_name }),
    canSelect: (row, selectedRows) => row.state === 'pending' && !isOfOtherClinic(row, selectedRows),
    getNotice: (selectedRows) =>
      rows.some((row) => row.state === 'pending' && isOfOtherClinic(row, selectedRows))
        ? t('requests.singleClinic', { clinic: selectedRows[0]?.clinic_name ?? '' })
        : undefined,
    renderActions: (selectedRows, clear) => {
      const ids = selectedRows.filter(({ state }) => state === 'pending').map(({ id }) => id)
      return <Button onClick={() => onSign({ ids, clear })}>{t('requests.signSelected', { count: ids.length })}</Button>
    },
  }
}

/** Requests from clinics; requests of one clinic can be signed together. */
export function RequestsScreen() {
  const t = usePrescriberTranslation()
  const list = useListState<Sort>({ sort: 'created_at', order: 'desc', filter: 'pending' })
  const query = useQuery(requestsQuery(list.query, list.filter as Filter))
  const [signing, setSigning] = useState<Signing | null>(null)
  const selection = useRequestSelection(query.data?.items ?? [], setSigning)
  const close = () => setSigning(null)
  const handleSigned = () => {
    signing?.clear()
    close()
  }
  return (
    <Page title={t('requests.title')} help={getHelp('requests')}>
      <ListToolbar list={list} searchLabel={t('requests.search')}>
        <FilterTabs list={list} />
      </ListToolbar>
      <DataTable
        label={t('requests.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/prescription/${row.id}`}
        emptyState={<EmptyState title={t('requests.empty')}>{t('requests.emptyHelp')}</EmptyState>}
        selection={list.filter === 'decided' ? undefined : selection}
      />
      {signing && <SignDialog ids={signing.ids} onClose={close} onDone={handleSigned} />}
    </Page>
  )
}
