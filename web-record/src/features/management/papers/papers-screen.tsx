import type { Schema } from '@clinic/kit/api'
import { type Column, Group, StatusBadge, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DueBadge } from '../due-badge'
import { ItemsScreen } from '../items-screen'
import type { Filter, PaperSort } from '../management.api'
import { papersQuery } from '../papers.api'
import { useManagementTexts } from '../texts'
import { PaperForm } from './paper-form'

const PATH = '/management-system/documents-and-reports'

type Paper = Schema['QualityDocumentRow']

function useColumns(): Column<Paper>[] {
  const t = useManagementTexts()
  return [
    { key: 'title', title: t('papers.name'), sort: 'title', cell: (row) => row.title },
    { key: 'category', title: t('papers.category'), sort: 'category', cell: (row) => row.category },
    {
      key: 'published',
      title: t('papers.published'),
      cell: (row) => (
        <Group gap="xs">
          {row.published_number ? t('papers.version', { number: row.published_number }) : t('papers.notPublished')}
          {row.open_state && <StatusBadge tone="quiet">{t(`state.${row.open_state}`)}</StatusBadge>}
        </Group>
      ),
    },
    {
      key: 'read',
      title: t('papers.read'),
      cell: (row) =>
        row.published_id && (
          <Group gap="xs">
            <span className="clinic-number">{t('papers.readBy', { have: row.have_read, all: row.are_to_read })}</span>
            {!row.read_by_me && <StatusBadge tone="waiting">{t('papers.toRead')}</StatusBadge>}
          </Group>
        ),
    },
    { key: 'review', title: t('papers.review'), sort: 'review_on', cell: (row) => <DueBadge day={row.review_on} state={row.review} /> },
  ]
}

/** The clinic's documents by category: what holds, what is being written, and what one has still to read. */
export function PapersScreen() {
  const navigate = useNavigate()
  const list = useList<PaperSort>({ sort: 'category', filter: 'in_use' })
  const query = useQuery(papersQuery(list.query, list.filter as Filter))
  const form = (done: () => void) => (
    <PaperForm
      onDone={(added) => {
        done()
        if (added) navigate(`${PATH}/${added.id}`)
      }}
    />
  )
  return <ItemsScreen kind="papers" columns={useColumns()} list={list} query={query} path={PATH} form={form} />
}
