import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, DateText, EmptyState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link } from 'react-router'
import { getHelp } from '../../help'
import { consentTemplatesKey } from '../forms/client-forms.api'
import { RowActions } from '../forms/row-actions'
import { useFormsTranslation } from '../forms/texts'
import { UntranslatedNotice } from '../forms/untranslated-notice'
import {
  type ConsentTemplateRow,
  consentTemplatesQuery,
  deleteConsentTemplate,
  type Filter,
  restoreConsentTemplate,
  type Sort,
  toggleConsentTemplate,
  untranslatedConsentTemplatesQuery,
} from './consent-templates.api'

function useColumns(): Column<ConsentTemplateRow>[] {
  const t = useFormsTranslation()
  return [
    { key: 'title', title: t('consentTemplates.name'), sortKey: 'title', cell: (row) => row.title },
    { key: 'number', title: t('consentTemplates.version'), isNumeric: true, cell: (row) => row.number },
    { key: 'changed', title: t('list.changed'), sortKey: 'updated_at', cell: (row) => <DateText value={row.updated_at} /> },
    {
      key: 'act',
      title: '',
      cell: (row) => (
        <RowActions
          row={row}
          name={row.title}
          queryKey={consentTemplatesKey}
          toggle={toggleConsentTemplate}
          remove={deleteConsentTemplate}
          restore={restoreConsentTemplate}
        />
      ),
    },
  ]
}

/** The clinic's consent forms (REC-030). */
export function ConsentTemplatesScreen() {
  const t = useFormsTranslation()
  const list = useListState<Sort>({ sort: 'title', filter: 'active' })
  const query = useQuery(consentTemplatesQuery(list.query, list.filter as Filter))
  const canEdit = useHasPermission('form.design')
  const { data: untranslated } = useQuery({ ...untranslatedConsentTemplatesQuery(), enabled: canEdit })
  const addButton = canEdit ? (
    <Button component={Link} to="/letters-of-consents/create" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('consentTemplates.add')}
    </Button>
  ) : undefined
  const showUntranslated = () => list.setParams({ filter: 'untranslated' })
  const filters = (['active', 'untranslated', 'inactive', 'deleted'] as const).map((value) => ({ value, label: t(`list.${value}`) }))
  return (
    <Page title={t('consentTemplates.title')} action={addButton} help={getHelp('consentTemplates')}>
      {canEdit && list.filter !== 'untranslated' && (
        <UntranslatedNotice count={untranslated?.total} text="consentTemplates.untranslated" onShow={showUntranslated} />
      )}
      <ListToolbar list={list} views="consent-forms" searchLabel={t('list.search')} filters={filters} />
      <DataTable
        label={t('consentTemplates.title')}
        columns={useColumns()}
        list={list}
        query={query}
        href={(row) => (row.is_deleted ? null : `/letters-of-consents/${row.id}/edit`)}
        emptyState={
          <EmptyState title={t('consentTemplates.empty')} action={addButton}>
            {t('consentTemplates.emptyHelp')}
          </EmptyState>
        }
      />
    </Page>
  )
}
