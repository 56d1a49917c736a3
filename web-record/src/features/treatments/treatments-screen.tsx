import { useAction } from '@clinic/kit/components'
import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button, EmptyState, MoneyText, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { getHelp } from '../../help'
import { useJournalTranslation } from '../procedures/texts'
import { TreatmentPanel } from './treatment-panel'
import { type Filter, restoreTreatment, type Treatment, treatmentsKey, treatmentsQuery } from './treatments.api'

function RestoreButton({ treatment }: { treatment: Treatment }) {
  const t = useJournalTranslation()
  const { run, isRunning } = useAction({ send: restoreTreatment, successMessage: t('treatments.restored'), refresh: [treatmentsKey] })
  return (
    <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void run(treatment)}>
      {t('treatments.restore')}
    </Button>
  )
}

function useColumns(canRestore: boolean): Column<Treatment>[] {
  const t = useJournalTranslation()
  const restoreColumn: Column<Treatment> = {
    key: 'restore',
    title: t('treatments.restore'),
    cell: (row) => <RestoreButton treatment={row} />,
  }
  const columns: Column<Treatment>[] = [
    { key: 'name', title: t('common.name'), sortKey: 'name', cell: (row) => row.name },
    { key: 'medicine', title: t('treatments.requiredDrug'), cell: (row) => row.required_drug },
    { key: 'cost', title: t('treatments.cost'), sortKey: 'cost', isNumeric: true, cell: (row) => <MoneyText minor={row.cost} /> },
  ]
  return canRestore ? [...columns, restoreColumn] : columns
}

/** Lists the clinic’s treatments (REC-020), which administrators edit and everyone chooses from. */
export function TreatmentsScreen() {
  const t = useJournalTranslation()
  const list = useListState<'name' | 'cost'>({ sort: 'name', filter: 'active' })
  const query = useQuery(treatmentsQuery(list.query, list.filter as Filter))
  const [selected, setSelected] = useState<Treatment | 'new' | null>(null)
  const canWrite = useHasPermission('treatment.write')
  const addButton = canWrite ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setSelected('new')}>
      {t('treatments.add')}
    </Button>
  ) : undefined
  const filters = (['active', 'inactive', 'deleted'] as const).map((value) => ({ value, label: t(`treatments.${value}`) }))
  return (
    <Page title={t('treatments.title')} action={addButton} help={getHelp('treatments')}>
      <ListToolbar list={list} views="treatments" searchLabel={t('treatments.search')} filters={filters} />
      <DataTable
        label={t('treatments.title')}
        columns={useColumns(canWrite && list.filter === 'deleted')}
        list={list}
        query={query}
        {...(canWrite && list.filter !== 'deleted' ? { onOpen: setSelected } : {})}
        emptyState={
          <EmptyState title={t('treatments.empty')} action={addButton}>
            {t('treatments.emptyHelp')}
          </EmptyState>
        }
      />
      <TreatmentPanel selected={selected} onClose={() => setSelected(null)} />
    </Page>
  )
}
