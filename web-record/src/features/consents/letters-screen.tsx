import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, DateText, EmptyState, ListToolbar, Page, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { RowActions } from '../forms/row-actions'
import { useFormsTexts } from '../forms/texts'
import { deleteLetter, type Filter, type LetterRow, lettersKey, lettersQuery, restoreLetter, type Sort, toggleLetter } from './letters.api'

function useColumns(): Column<LetterRow>[] {
  const t = useFormsTexts()
  return [
    { key: 'title', title: t('letters.name'), sort: 'title', cell: (row) => row.title },
    { key: 'number', title: t('letters.version'), numeric: true, cell: (row) => row.number },
    { key: 'changed', title: t('list.changed'), sort: 'updated_at', cell: (row) => <DateText value={row.updated_at} /> },
    {
      key: 'act',
      title: '',
      cell: (row) => (
        <RowActions row={row} name={row.title} of={lettersKey} toggle={toggleLetter} remove={deleteLetter} restore={restoreLetter} />
      ),
    },
  ]
}

/** The clinic's letters of consent (REC-030). */
export function LettersScreen() {
  const t = useFormsTexts()
  const list = useList<Sort>({ sort: 'title', filter: 'active' })
  const query = useQuery(lettersQuery(list.query, list.filter as Filter))
  const mayWrite = useMay('form.design')
  const add = mayWrite ? (
    <Button component={Link} to="/letters-of-consents/create" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('letters.add')}
    </Button>
  ) : undefined
  const filters = (['active', 'inactive', 'deleted'] as const).map((value) => ({ value, label: t(`list.${value}`) }))
  return (
    <Page title={t('letters.title')} action={add}>
      <ListToolbar list={list} searchLabel={t('list.search')} filters={filters} />
      <DataTable
        label={t('letters.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => (row.is_deleted ? '' : `/letters-of-consents/${row.id}/edit`)}
        empty={
          <EmptyState title={t('letters.empty')} action={add}>
            {t('letters.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
