import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api'
import { mockSignedIn, renderRoutes } from '../testing'
import { DataTable, ListToolbar, useListState } from '.'

interface Device {
  id: string
  name: string
}

const page = { items: [{ id: 'd1', name: 'Laser' }], page: 1, per_page: 20, total: 41 }
const selection = { getLabel: ({ name }: Device) => `Select ${name}`, renderActions: () => null }

function Devices({ query }: { query: { data?: typeof page; error: unknown; isPending: boolean; refetch: () => unknown } }) {
  const list = useListState({ sort: 'name' })
  const columns = [{ key: 'name', title: 'Name', cell: ({ name }: Device) => name }]
  return (
    <>
      <ListToolbar list={list} searchLabel="Search the devices" />
      <DataTable label="Devices" columns={columns} list={list} query={query} selection={selection} emptyState={<p>None</p>} />
    </>
  )
}

function renderDevices(changes: Partial<Parameters<typeof Devices>[0]['query']>, path = '/') {
  mockSignedIn()
  const refetch = vi.fn()
  const query = { data: page, error: null, isPending: false, refetch, ...changes }
  return { ...renderRoutes([{ path: '/', element: <Devices query={query} /> }], path), refetch }
}

test('PLT-006 the page and the search stand in the address, and the search is cleared by its button', async () => {
  const { user, router } = renderDevices({}, '/?search=laser')
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(router.state.location.search).toBe('?search=laser&page=2')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByRole('searchbox', { name: 'Search the devices' })).toHaveValue('')
})

test('USE-017 a selection is ended by its button', async () => {
  const { user } = renderDevices({})
  await user.click(await screen.findByRole('checkbox', { name: 'Select Laser' }))
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(screen.getByRole('checkbox', { name: 'Select Laser' })).not.toBeChecked()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('PLT-086 a list that could not be read is read by Try again', async () => {
  const error = new ApiError(503, { message: 'The server is busy.' })
  const { user, refetch } = renderDevices({ data: undefined, error })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})
