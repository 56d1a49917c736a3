import { useMay } from '@clinic/kit/session'
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  type ListState,
  ListToolbar,
  Page,
  SidePanel,
  toast,
  useDisclosure,
} from '@clinic/kit/ui'
import type { ComponentProps, ReactNode } from 'react'
import { TbPlus } from 'react-icons/tb'
import { useManagementTexts } from './texts'
import { useRefresh } from './use-management'

interface Props<Row extends { id: string }> {
  /** Whose words are said. */
  kind: 'devices' | 'papers'
  columns: Column<Row>[]
  list: ListState
  query: ComponentProps<typeof DataTable<Row>>['query']
  path: string
  form: (done: () => void) => ReactNode
}

/** The list of what quality keeps, with what is removed among it when asked for, and the panel in which more is added. */
export function ItemsScreen<Row extends { id: string }>({ kind, columns, list, query, path, form }: Props<Row>) {
  const t = useManagementTexts()
  const refresh = useRefresh()
  const [opened, panel] = useDisclosure(false)
  const done = () => {
    toast.success(t(`${kind}.added`))
    panel.close()
    void refresh()
  }
  const add = useMay('management.write') ? (
    <Button leftSection={<TbPlus size={16} aria-hidden />} onClick={panel.open}>
      {t(`${kind}.add`)}
    </Button>
  ) : undefined
  const empty = (
    <EmptyState title={t(`${kind}.empty`)} action={add}>
      {t(`${kind}.emptyHelp`)}
    </EmptyState>
  )
  return (
    <Page title={t(`${kind}.title`)} action={add}>
      <ListToolbar
        list={list}
        searchLabel={t(`${kind}.search`)}
        filters={(['in_use', 'removed', 'all'] as const).map((value) => ({ value, label: t(`${kind}.${value}`) }))}
      />
      <DataTable label={t(`${kind}.title`)} columns={columns} list={list} query={query} href={(row) => `${path}/${row.id}`} empty={empty} />
      <SidePanel opened={opened} onClose={panel.close} title={t(`${kind}.add`)}>
        {form(done)}
      </SidePanel>
    </Page>
  )
}
