import type { Schema } from '@clinic/kit/api'
import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Group,
  ListToolbar,
  Page,
  SidePanel,
  StatusBadge,
  toast,
  useDisclosure,
  useList,
} from '@clinic/kit/ui'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DueBadge } from '../due-badge'
import type { Filter, PaperSort } from '../management.api'
import { papersQuery } from '../papers.api'
import { useManagementTexts } from '../texts'
import { useRefresh } from '../use-management'
import { PaperForm } from './paper-form'

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
  const t = useManagementTexts()
  const navigate = useNavigate()
  const list = useList<PaperSort>({ sort: 'category', filter: 'in_use' })
  const query = useQuery(papersQuery(list.query, list.filter as Filter))
  const refresh = useRefresh()
  const [opened, panel] = useDisclosure(false)
  const done = async (added?: Paper) => {
    toast.success(t('papers.added'))
    panel.close()
    await refresh()
    if (added) navigate(`/management-system/documents-and-reports/${added.id}`)
  }
  const add = useMay('management.write') ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={panel.open}>
      {t('papers.add')}
    </Button>
  ) : undefined
  return (
    <Page title={t('papers.title')} action={add}>
      <ListToolbar
        list={list}
        searchLabel={t('papers.search')}
        filters={(['in_use', 'removed', 'all'] as const).map((value) => ({ value, label: t(`papers.${value}`) }))}
      />
      <DataTable
        label={t('papers.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => `/management-system/documents-and-reports/${row.id}`}
        empty={
          <EmptyState title={t('papers.empty')} action={add}>
            {t('papers.emptyHelp')}
          </EmptyState>
        }
      />
      <SidePanel opened={opened} onClose={panel.close} title={t('papers.add')}>
        <PaperForm onDone={(added) => void done(added)} />
      </SidePanel>
    </Page>
  )
}
