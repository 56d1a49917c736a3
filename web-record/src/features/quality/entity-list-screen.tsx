import { useHasPermission } from '@clinic/kit/session'
import { type Column, DataTable, type ListState, ListToolbar } from '@clinic/kit/table'
import { Button, EmptyState, Page, SidePanel, toast, useDisclosure } from '@clinic/kit/ui'
import type { ComponentProps, ReactNode } from 'react'
import { TbPlus } from 'react-icons/tb'
import { getHelp } from '../../help'
import { useQualityTranslation } from './texts'
import { useRefreshQuality } from './use-refresh-quality'

interface Props<Row extends { id: string }> {
  /** Selects the group of texts. */
  entity: 'devices' | 'documents'
  columns: Column<Row>[]
  list: ListState
  query: ComponentProps<typeof DataTable<Row>>['query']
  path: string
  /** Instead of those by whether the row is removed. */
  filters?: { value: string; label: string }[]
  renderForm: (handleAdded: () => void) => ReactNode
}

/** Lists devices or documents, with a filter for removed ones and a panel for adding. */
export function EntityListScreen<Row extends { id: string }>({ entity, columns, list, query, path, filters, renderForm }: Props<Row>) {
  const t = useQualityTranslation()
  const refresh = useRefreshQuality()
  const [opened, panel] = useDisclosure(false)
  const handleAdded = () => {
    toast.success(t(`${entity}.added`))
    panel.close()
    void refresh()
  }
  const addButton = useHasPermission('quality.write') ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t(`${entity}.add`)}
    </Button>
  ) : undefined
  const emptyState = (
    <EmptyState title={t(`${entity}.empty`)} action={addButton}>
      {t(`${entity}.emptyHelp`)}
    </EmptyState>
  )
  return (
    <Page title={t(`${entity}.title`)} action={addButton} help={getHelp(entity)}>
      <ListToolbar
        list={list}
        views={entity}
        searchLabel={t(`${entity}.search`)}
        filters={filters ?? (['in_use', 'removed', 'all'] as const).map((value) => ({ value, label: t(`${entity}.${value}`) }))}
      />
      <DataTable
        label={t(`${entity}.title`)}
        columns={columns}
        list={list}
        query={query}
        href={(row) => `${path}/${row.id}`}
        emptyState={emptyState}
      />
      <SidePanel opened={opened} onClose={panel.close} title={t(`${entity}.add`)}>
        {renderForm(handleAdded)}
      </SidePanel>
    </Page>
  )
}
