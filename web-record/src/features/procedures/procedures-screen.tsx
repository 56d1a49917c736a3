import { useRealtime } from '@clinic/kit/realtime'
import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, DateText, EmptyState, ListToolbar, MoneyText, Page, useList } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link, useParams } from 'react-router'
import { type Filter, type ProcedureRow, proceduresKey, proceduresQuery } from './procedures.api'
import { StateBadge } from './state-badge'
import { useJournalTexts } from './texts'

function useColumns(): Column<ProcedureRow>[] {
  const t = useJournalTexts()
  return [
    {
      key: 'title',
      title: t('procedures.name'),
      cell: (row) => (
        <span className="record-titled">
          {row.thumb_url && <img src={row.thumb_url} alt="" loading="lazy" />}
          {row.title}
        </span>
      ),
    },
    { key: 'date', title: t('procedures.date'), sort: 'date', cell: (row) => <DateText value={row.date} /> },
    { key: 'treatments', title: t('procedures.treatments'), cell: (row) => row.treatments.join(', ') },
    { key: 'cost', title: t('procedures.cost'), numeric: true, cell: (row) => row.cost > 0 && <MoneyText minor={row.cost} /> },
    { key: 'state', title: t('procedures.state'), cell: (row) => <StateBadge state={row.state} approval={row.approval} /> },
    { key: 'signed', title: t('procedures.signedBy'), cell: (row) => row.signed_by_name },
  ]
}

/** What was done to a client, each entry by its newest version. */
export function ProceduresScreen() {
  const t = useJournalTexts()
  const { clientId = '' } = useParams()
  const list = useList({ sort: 'date', order: 'desc', filter: 'current' })
  const query = useQuery(proceduresQuery(clientId, list.query, list.filter as Filter))
  const queries = useQueryClient()
  useRealtime('procedures', () => void queries.invalidateQueries({ queryKey: proceduresKey(clientId) }))
  const write = useMay('journal.write') ? (
    <Button component={Link} to={`/clients/${clientId}/procedures/create`} size="md" leftSection={<TbPlus size={18} aria-hidden />}>
      {t('procedures.write')}
    </Button>
  ) : undefined
  const filters = (['current', 'deleted'] as const).map((value) => ({ value, label: t(`procedures.${value}`) }))
  return (
    <Page title={t('procedures.title')} action={write}>
      <ListToolbar list={list} searchLabel={t('procedures.search')} filters={filters} />
      <DataTable
        label={t('procedures.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/clients/${clientId}/procedures/${row.id}`}
        empty={
          <EmptyState title={t('procedures.empty')} action={write}>
            {t('procedures.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
