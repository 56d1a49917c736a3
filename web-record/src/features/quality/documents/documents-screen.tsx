import type { Schema } from '@clinic/kit/api'
import { type Column, useListState } from '@clinic/kit/table'
import { Group, StatusBadge } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { documentsQuery } from '../documents.api'
import { DueBadge } from '../due-badge'
import { EntityListScreen } from '../entity-list-screen'
import type { DocumentSort, Filter } from '../quality.api'
import { useQualityTranslation } from '../texts'
import { DocumentForm } from './document-form'

const DOCUMENTS_PATH = '/management-system/documents-and-reports'

type ControlledDocument = Schema['ControlledDocumentOut']

function useColumns(): Column<ControlledDocument>[] {
  const t = useQualityTranslation()
  return [
    { key: 'title', title: t('documents.name'), sortKey: 'title', cell: (row) => row.title },
    { key: 'category', title: t('documents.category'), sortKey: 'category', cell: (row) => row.category },
    {
      key: 'published',
      title: t('documents.published'),
      cell: (row) => (
        <Group gap="xs">
          {row.published_number ? t('documents.version', { number: row.published_number }) : t('documents.notPublished')}
          {row.open_state && <StatusBadge tone="neutral">{t(`state.${row.open_state}`)}</StatusBadge>}
        </Group>
      ),
    },
    {
      key: 'read',
      title: t('documents.read'),
      cell: (row) =>
        row.published_id && (
          <Group gap="xs">
            <span className="clinic-number">
              {t('documents.readBy', { readers: row.reader_count, expected: row.expected_reader_count })}
            </span>
            {!row.is_read_by_me && <StatusBadge tone="warning">{t('documents.unread')}</StatusBadge>}
          </Group>
        ),
    },
    {
      key: 'review',
      title: t('documents.review'),
      sortKey: 'review_on',
      cell: (row) => <DueBadge day={row.review_on} state={row.review_due} />,
    },
  ]
}

/** Lists the controlled documents by category, with open drafts and read confirmations. */
export function DocumentsScreen() {
  const navigate = useNavigate()
  const list = useListState<DocumentSort>({ sort: 'category', filter: 'in_use' })
  const query = useQuery(documentsQuery(list.query, list.filter as Filter))
  const renderForm = (done: () => void) => (
    <DocumentForm
      onDone={(created) => {
        done()
        if (created) navigate(`${DOCUMENTS_PATH}/${created.id}`)
      }}
    />
  )
  return (
    <EntityListScreen entity="documents" columns={useColumns()} list={list} query={query} path={DOCUMENTS_PATH} renderForm={renderForm} />
  )
}
