import { type Column, DataTable, ListToolbar, useListState } from '@clinic/kit/table'
import { Button } from '@clinic/kit/ui'

interface Device {
  id: string
  name: string
  location: string
}

const DEVICES: Device[] = [
  { id: '1', name: 'Laser', location: 'Room 1' },
  { id: '2', name: 'Autoclave', location: 'Lab' },
]

const COLUMNS: Column<Device>[] = [
  { key: 'name', title: 'Name', cell: (device) => device.name, sortKey: 'name' },
  { key: 'location', title: 'Location', cell: (device) => device.location, canHide: true },
]

/** A table with selection, bulk actions, a filter and a column that can be hidden. */
export function GalleryTable() {
  const list = useListState({ sort: 'name', filter: 'in_use' })
  const items = DEVICES.filter(({ name }) => name.toLowerCase().includes(list.search.toLowerCase()))
  const query = { data: { items, page: 1, per_page: 20, total: items.length }, isPending: false, error: null, refetch: () => {} }
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel="Search devices"
        filters={[
          { value: 'in_use', label: 'In use' },
          { value: 'removed', label: 'Removed' },
        ]}
      />
      <DataTable
        label="Devices"
        columns={COLUMNS}
        list={list}
        query={query}
        emptyState={null}
        selection={{
          getLabel: ({ name }) => `Select ${name}`,
          renderActions: (_, clear) => (
            <Button size="compact-sm" onClick={clear}>
              Remove
            </Button>
          ),
        }}
      />
    </>
  )
}
