import type { Schema } from '@clinic/kit/api'
import { getFullName } from '@clinic/kit/i18n'
import { type Column, DataTable, useListState } from '@clinic/kit/table'
import { DateTimeText, EmptyState, Page, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { type WorklistKind, worklistQuery } from './worklists.api'

type Row = Schema['WorklistRow']

/** Where an entry is completed. */
const getRowPath = ({ type, id, client }: Row): string =>
  ({
    procedure: `/clients/${client.id}/procedures/${id}`,
    consent: `/clients/${client.id}/client-letters-of-consents/${id}`,
    questionnaire: `/clients/${client.id}/client-questionnaires/${id}`,
    prescription: `/clients/${client.id}/prescriptions`,
  })[type]

function useColumns(kind: WorklistKind): Column<Row>[] {
  const t = useShellTranslation()
  const columns: Column<Row>[] = [
    {
      key: 'client',
      title: t('common.client'),
      cell: (row) => (
        <Link className="clinic-row-link" to={getRowPath(row)}>
          {getFullName(row.client)}
        </Link>
      ),
    },
    { key: 'title', title: t(`worklist.${kind}.entry`), cell: (row) => row.title },
    { key: 'at', title: t(`worklist.${kind}.at`), sortKey: 'at', cell: (row) => <DateTimeText value={row.at} /> },
  ]
  const by: Column<Row> = { key: 'by', title: t('worklist.by'), cell: (row) => row.by_name }
  return kind === 'pending-forms' ? columns : [...columns, by]
}

/** A list of what waits across all clients, to which a count on the home page leads (USE-003). */
function WorklistScreen({ kind }: { kind: WorklistKind }) {
  const t = useShellTranslation()
  const list = useListState({ sort: 'at', order: 'desc' })
  const query = useQuery(worklistQuery(kind, list.query))
  return (
    <Page title={t(`worklist.${kind}.title`)} help={getHelp(kind)}>
      <Text c="dimmed">{t(`worklist.${kind}.about`)}</Text>
      <DataTable
        label={t(`worklist.${kind}.title`)}
        columns={useColumns(kind)}
        list={list}
        query={query}
        emptyState={<EmptyState title={t('attention.none')} />}
      />
    </Page>
  )
}

export const UnsignedProceduresScreen = () => <WorklistScreen kind="unsigned-procedures" />
export const PendingFormsScreen = () => <WorklistScreen kind="pending-forms" />
export const AnsweredPrescriptionsScreen = () => <WorklistScreen kind="answered-prescriptions" />
