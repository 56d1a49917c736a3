import { useMay } from '@clinic/kit/session'
import { Button, type Column, DataTable, EmptyState, ListToolbar, MoneyText, Page, toast, useList } from '@clinic/kit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useJournalTexts } from '../procedures/texts'
import { TreatmentPanel } from './treatment-panel'
import { type Filter, restoreTreatment, type Treatment, treatmentsKey, treatmentsQuery } from './treatments.api'

function Restore({ treatment }: { treatment: Treatment }) {
  const t = useJournalTexts()
  const queries = useQueryClient()
  const restore = useMutation({
    mutationFn: restoreTreatment,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: treatmentsKey })
      toast.success(t('treatments.restored'))
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <Button size="compact-sm" variant="default" loading={restore.isPending} onClick={() => restore.mutate(treatment)}>
      {t('treatments.restore')}
    </Button>
  )
}

function useColumns(restores: boolean): Column<Treatment>[] {
  const t = useJournalTexts()
  const restore: Column<Treatment> = { key: 'restore', title: t('treatments.restore'), cell: (row) => <Restore treatment={row} /> }
  const columns: Column<Treatment>[] = [
    { key: 'name', title: t('treatments.name'), sort: 'name', cell: (row) => row.name },
    { key: 'medicine', title: t('treatments.medicine'), cell: (row) => row.needs_prescription },
    { key: 'cost', title: t('treatments.cost'), sort: 'cost', numeric: true, cell: (row) => <MoneyText minor={row.cost} /> },
  ]
  return restores ? [...columns, restore] : columns
}

/** What the clinic treats for (REC-020): administrators write it, all choose from it. */
export function TreatmentsScreen() {
  const t = useJournalTexts()
  const list = useList<'name' | 'cost'>({ sort: 'name', filter: 'active' })
  const query = useQuery(treatmentsQuery(list.query, list.filter as Filter))
  const [open, setOpen] = useState<Treatment | 'new' | null>(null)
  const mayWrite = useMay('treatment.write')
  const add = mayWrite ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={() => setOpen('new')}>
      {t('treatments.add')}
    </Button>
  ) : undefined
  const filters = (['active', 'inactive', 'deleted'] as const).map((value) => ({ value, label: t(`treatments.${value}`) }))
  return (
    <Page title={t('treatments.title')} action={add}>
      <ListToolbar list={list} searchLabel={t('treatments.search')} filters={filters} />
      <DataTable
        label={t('treatments.title')}
        columns={useColumns(mayWrite && list.filter === 'deleted')}
        list={list}
        query={query}
        {...(mayWrite && list.filter !== 'deleted' ? { onOpen: setOpen } : {})}
        empty={
          <EmptyState title={t('treatments.empty')} action={add}>
            {t('treatments.emptyHelp')}
          </EmptyState>
        }
      />
      <TreatmentPanel open={open} onClose={() => setOpen(null)} />
    </Page>
  )
}
