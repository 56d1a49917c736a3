import type { Schema } from '@clinic/kit/api'
import { type Column, DataTable, DateTimeText, EmptyState, Page, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { usePrescriberTexts } from '../../texts'
import { requestsQuery } from './requests.api'

function useColumns(): Column<Schema['RequestRow']>[] {
  const t = usePrescriberTexts()
  return [
    { key: 'company', title: t('requests.company'), cell: (row) => row.clinic_name },
    { key: 'product', title: t('requests.product'), cell: (row) => row.drug },
    { key: 'at', title: t('requests.at'), cell: (row) => <DateTimeText value={row.created_at} /> },
  ]
}

/** The requests that wait for this prescriber. */
export function RequestsScreen() {
  const t = usePrescriberTexts()
  const list = useList({ sort: 'created_at', order: 'desc' })
  const query = useQuery(requestsQuery(list.query))
  return (
    <Page title={t('requests.title')}>
      <DataTable
        label={t('requests.title')}
        columns={useColumns()}
        list={list}
        query={query}
        empty={<EmptyState title={t('requests.empty')}>{t('requests.emptyHelp')}</EmptyState>}
      />
    </Page>
  )
}
