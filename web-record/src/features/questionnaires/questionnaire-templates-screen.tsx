import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Badge, Button, DateText, EmptyState, Group, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { localized } from '../forms/questions'
import { RowActions } from '../forms/row-actions'
import { useFormsTranslation } from '../forms/texts'
import { UntranslatedNotice } from '../forms/untranslated-notice'
import {
  deleteQuestionnaire,
  type Filter,
  type QuestionnaireRow,
  questionnaireTemplatesKey,
  questionnaireTemplatesQuery,
  restoreQuestionnaire,
  type Sort,
  toggleQuestionnaire,
  untranslatedQuestionnaireTemplatesQuery,
} from './questionnaire-templates.api'

function useColumns(): Column<QuestionnaireRow>[] {
  const t = useFormsTranslation()
  const language = useLanguage()
  const titleOf = (row: QuestionnaireRow) => localized(row.title_en, row.title_sv, language)
  return [
    { key: 'title', title: t('consentTemplates.name'), sortKey: 'title', cell: (row) => <TemplateTitle row={row} title={titleOf(row)} /> },
    { key: 'count', title: t('questionnaires.questions'), isNumeric: true, cell: (row) => row.question_count },
    { key: 'changed', title: t('list.changed'), sortKey: 'updated_at', cell: (row) => <DateText value={row.updated_at} /> },
    {
      key: 'act',
      title: '',
      cell: (row) => (
        <RowActions
          row={row}
          isBuiltin={!!row.builtin_type}
          name={titleOf(row)}
          queryKey={questionnaireTemplatesKey}
          toggle={toggleQuestionnaire}
          remove={deleteQuestionnaire}
          restore={restoreQuestionnaire}
        >
          <Button component={Link} to={`/questionnaires/${row.id}/copy`} size="compact-sm" variant="subtle">
            {t('questionnaires.copy')}
          </Button>
        </RowActions>
      ),
    },
  ]
}

function TemplateTitle({ row, title }: { row: QuestionnaireRow; title: string }) {
  const t = useFormsTranslation()
  if (!row.builtin_type) return title
  return (
    <Group gap="xs" wrap="nowrap">
      {title}
      <Badge variant="light" color="gray">
        {t('builtin.badge')}
      </Badge>
    </Group>
  )
}

/** The clinic's questionnaires (REC-040). */
export function QuestionnaireTemplatesScreen() {
  const t = useFormsTranslation()
  const list = useListState<Sort>({ sort: 'title', filter: 'active' })
  const query = useQuery(questionnaireTemplatesQuery(list.query, list.filter as Filter))
  const canEdit = useHasPermission('form.design')
  const { data: untranslated } = useQuery({ ...untranslatedQuestionnaireTemplatesQuery(), enabled: canEdit })
  const addButton = canEdit ? (
    <Button component={Link} to="/questionnaires/create" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('questionnaires.add')}
    </Button>
  ) : undefined
  const showUntranslated = () => list.setParams({ filter: 'untranslated' })
  const filters = (['active', 'untranslated', 'inactive', 'deleted'] as const).map((value) => ({ value, label: t(`list.${value}`) }))
  return (
    <Page title={t('questionnaires.title')} action={addButton} help={getHelp('questionnaires')}>
      {canEdit && list.filter !== 'untranslated' && (
        <UntranslatedNotice count={untranslated?.total} text="questionnaires.untranslated" onShow={showUntranslated} />
      )}
      <ListToolbar list={list} views="questionnaires" searchLabel={t('list.search')} filters={filters} />
      <DataTable
        label={t('questionnaires.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => (row.is_deleted ? null : `/questionnaires/${row.id}/edit`)}
        emptyState={
          <EmptyState title={t('questionnaires.empty')} action={addButton}>
            {t('questionnaires.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
