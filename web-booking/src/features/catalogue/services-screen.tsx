import { useHasPermission } from '@clinic/kit/session'
import { DataTable, type ListState, ListToolbar, useListState } from '@clinic/kit/table'
import { Anchor, Button, Page, Select } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { TbPlus } from 'react-icons/tb'
import { Link, useSearchParams } from 'react-router'
import { getHelp } from '../../help'
import { useBookingTranslation } from '../../texts'
import { categoriesQuery, type ServiceFilter, type ServiceSort, servicesQuery } from './catalogue.api'
import { EmptyServices } from './empty-services'
import { useServiceSelection } from './service-selection'
import { useServiceColumns } from './service-table'
import { UntranslatedNotice } from './untranslated-notice'

function CategoryFilter({ list, categoryId }: { list: ListState; categoryId: string | undefined }) {
  const t = useBookingTranslation()
  const { data: categories = [] } = useQuery(categoriesQuery())
  return (
    <Select
      aria-label={t('services.category')}
      placeholder={t('services.allCategories')}
      w={220}
      clearable
      searchable
      data={categories.map(({ id, name }) => ({ value: id, label: name }))}
      value={categoryId ?? null}
      onChange={(id) => list.setParams({ category: id ?? undefined })}
    />
  )
}

const FILTERS = ['all', 'active', 'inactive', 'untranslated', 'deleted'] as const satisfies ServiceFilter[]

/** The clinic's services, in the order that visitors see unless sorted otherwise. */
export function ServicesScreen() {
  const t = useBookingTranslation()
  const list = useListState<ServiceSort>({ sort: 'category', filter: 'all' })
  const [params] = useSearchParams()
  const categoryId = params.get('category') ?? undefined
  const query = useQuery(servicesQuery(list.query, list.filter as ServiceFilter, categoryId))
  const { selection, dialog } = useServiceSelection()
  const isEditable = useHasPermission('catalogue.write')
  const isDeleted = list.filter === 'deleted'
  const add = isEditable && (
    <Button component={Link} to="/bookings/services/add" leftSection={<TbPlus size={16} aria-hidden />}>
      {t('services.add')}
    </Button>
  )
  const filters = FILTERS.map((value) => ({ value, label: t(`services.filter.${value}`) }))
  return (
    <Page title={t('services.title')} action={add} help={getHelp('services')}>
      {isEditable && list.filter !== 'untranslated' && <UntranslatedNotice onShow={() => list.setParams({ filter: 'untranslated' })} />}
      <ListToolbar list={list} views="services" searchLabel={t('services.search')} filters={filters}>
        <CategoryFilter list={list} categoryId={categoryId} />
        <Anchor component={Link} to="/bookings/category">
          {t('categories.title')}
        </Anchor>
      </ListToolbar>
      <DataTable
        label={t('services.title')}
        columns={useServiceColumns(isEditable && isDeleted)}
        list={{ ...list, isFiltered: list.isFiltered || categoryId !== undefined }}
        query={query}
        selection={isDeleted ? undefined : selection}
        href={isEditable && !isDeleted ? ({ id }) => `/bookings/services/${id}/edit` : undefined}
        emptyState={<EmptyServices />}
      />
      {dialog}
    </Page>
  )
}
