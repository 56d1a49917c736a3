import { useLanguage } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, DateText, EmptyState, ListToolbar, Page, useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { worded } from '../forms/questions'
import { RowActions } from '../forms/row-actions'
import { useFormsTexts } from '../forms/texts'
import {
  deleteQuestionary,
  type Filter,
  type QuestionaryRow,
  questionnairesKey,
  questionnairesQuery,
  restoreQuestionary,
  type Sort,
  toggleQuestionary,
} from './questionnaires.api'

function useColumns(): Column<QuestionaryRow>[] {
  const t = useFormsTexts()
  const language = useLanguage()
  const named = (row: QuestionaryRow) => worded(row.title_en, row.title_sv, language)
  return [
    { key: 'title', title: t('letters.name'), sort: 'title', cell: named },
    { key: 'count', title: t('questionnaires.questions'), numeric: true, cell: (row) => row.question_count },
    { key: 'changed', title: t('list.changed'), sort: 'updated_at', cell: (row) => <DateText value={row.updated_at} /> },
    {
      key: 'act',
      title: '',
      cell: (row) => (
        <RowActions
          row={row}
          name={named(row)}
          of={questionnairesKey}
          toggle={toggleQuestionary}
          remove={deleteQuestionary}
          restore={restoreQuestionary}
        >
          <Button component={Link} to={`/questionnaires/${row.id}/copy`} size="compact-sm" variant="subtle">
            {t('questionnaires.copy')}
          </Button>
        </RowActions>
      ),
    },
  ]
}

/** The clinic's questionnaires (REC-040). */
export function QuestionnairesScreen() {
  const t = useFormsTexts()
  const list = useList<Sort>({ sort: 'title', filter: 'active' })
  const query = useQuery(questionnairesQuery(list.query, list.filter as Filter))
  const mayWrite = useMay('form.design')
  const add = mayWrite ? (
    <Button component={Link} to="/questionnaires/create" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('questionnaires.add')}
    </Button>
  ) : undefined
  const filters = (['active', 'inactive', 'deleted'] as const).map((value) => ({ value, label: t(`list.${value}`) }))
  return (
    <Page title={t('questionnaires.title')} action={add}>
      <ListToolbar list={list} searchLabel={t('list.search')} filters={filters} />
      <DataTable
        label={t('questionnaires.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => (row.is_deleted ? '' : `/questionnaires/${row.id}/edit`)}
        empty={
          <EmptyState title={t('questionnaires.empty')} action={add}>
            {t('questionnaires.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
