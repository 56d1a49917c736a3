import type { Schema } from '@clinic/kit/api'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateText, EmptyState, Page, SidePanel, useDisclosure } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { LogReviewForm } from './log-review-form'
import { ReviewPeriod, ReviewState } from './log-review-state'
import { logReviewsQuery } from './log-reviews.api'

type Row = Schema['LogReviewRow']

function useColumns(): Column<Row>[] {
  const t = useShellTranslation()
  return [
    {
      key: 'subject',
      title: t('logReview.type'),
      cell: (row) => (row.subject_name ? `${t(`logReview.types.${row.type}`)}: ${row.subject_name}` : t(`logReview.types.${row.type}`)),
    },
    { key: 'period', title: t('logReview.period'), sortKey: 'from_day', cell: (row) => <ReviewPeriod review={row} /> },
    {
      key: 'sample',
      title: t('logReview.sample'),
      cell: (row) => t('logReview.sampleSize', { entries: row.entries, views: row.views, signs: row.with_signs }),
    },
    { key: 'state', title: t('logReview.state'), cell: (row) => <ReviewState review={row} /> },
    { key: 'created', title: t('logReview.drawn'), sortKey: 'created_at', cell: (row) => <DateText value={row.created_at} /> },
  ]
}

/** The samples of the access log that wait for a review, and those that are signed (LAW-008). */
export function LogReviewsScreen() {
  const t = useShellTranslation()
  const navigate = useNavigate()
  const canReview = useHasPermission('audit.review')
  const list = useListState<'created_at' | 'from_day'>({ sort: 'created_at', order: 'desc', filter: 'all' })
  const state = list.filter === 'waiting' || list.filter === 'signed' ? list.filter : null
  const [isOpen, panel] = useDisclosure(false)
  const filters = (['all', 'waiting', 'signed'] as const).map((value) => ({ value, label: t(`logReview.filters.${value}`) }))
  return (
    <Page
      title={t('logReview.title')}
      help={getHelp('logReview')}
      action={canReview && <Button onClick={panel.open}>{t('logReview.add')}</Button>}
    >
      <ListToolbar list={list} searchLabel={t('logReview.search')} filters={filters} />
      <DataTable
        label={t('logReview.title')}
        columns={useColumns()}
        list={list}
        query={useQuery(logReviewsQuery(list.query, state))}
        href={(row) => `/settings/log-reviews/${row.id}`}
        emptyState={<EmptyState title={t('logReview.empty')}>{t('logReview.emptyHelp')}</EmptyState>}
      />
      <SidePanel opened={isOpen} onClose={panel.close} title={t('logReview.add')}>
        <LogReviewForm onDone={(review) => void navigate(`/settings/log-reviews/${review.id}`)} />
      </SidePanel>
    </Page>
  )
}
