import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateText, EmptyState, MoneyText, Page } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link, useParams } from 'react-router'
import { getHelp } from '../../help'
import { ProcedureStatusBadge } from './procedure-status-badge'
import { type Filter, type ProcedureRow, type ProcedureSort, proceduresKey, proceduresQuery } from './procedures.api'
import { useJournalTranslation } from './texts'

function useColumns(): Column<ProcedureRow>[] {
  const t = useJournalTranslation()
  return [
    {
      key: 'title',
      title: t('procedures.name'),
      sortKey: 'title',
      cell: (row) => (
        <span className="record-titled">
          {row.thumb_url && <img src={row.thumb_url} alt="" loading="lazy" />}
          {row.title}
        </span>
      ),
    },
    { key: 'date', title: t('procedures.date'), sortKey: 'date', cell: (row) => <DateText value={row.date} /> },
    { key: 'treatments', title: t('procedures.treatments'), cell: (row) => row.treatments.join(', ') },
    { key: 'cost', title: t('procedures.cost'), isNumeric: true, cell: (row) => row.cost > 0 && <MoneyText minor={row.cost} /> },
    { key: 'state', title: t('common.status'), cell: (row) => <ProcedureStatusBadge state={row.state} approval={row.approval} /> },
    { key: 'signed', title: t('procedures.signedBy'), cell: (row) => row.signed_by_name },
  ]
}

/** Lists a client’s procedures, each by its current version. */
export function ProceduresScreen() {
  const t = useJournalTranslation()
  const { clientId = '' } = useParams()
  const list = useListState<ProcedureSort>({ sort: 'date', order: 'desc', filter: 'current' })
  const query = useQuery(proceduresQuery(clientId, list.query, list.filter as Filter))
  const queries = useQueryClient()
  useRealtime('procedures', () => void queries.invalidateQueries({ queryKey: proceduresKey(clientId) }))
  const write = useHasPermission('journal.write') ? (
    <Button component={Link} to={`/clients/${clientId}/procedures/create`} size="md" leftSection={<TbPlus size={18} aria-hidden />}>
      {t('procedures.create')}
    </Button>
  ) : undefined
  const filters = (['current', 'deleted'] as const).map((value) => ({ value, label: t(`procedures.${value}`) }))
  return (
    <Page title={t('procedures.title')} action={write} help={getHelp('procedures')}>
      <ListToolbar list={list} searchLabel={t('procedures.search')} filters={filters} />
      <DataTable
        label={t('procedures.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${clientId}/procedures/${row.id}`}
        emptyState={
          <EmptyState title={t('procedures.empty')} action={write}>
            {t('procedures.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
