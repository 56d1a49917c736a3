import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeTopDialog, renderRoutes } from '../testing'
import { FilterPanel } from '.'

afterEach(() => vi.restoreAllMocks())

test('USE-001 on a phone the filters stand behind a button, in a panel with a button that shows the results', async () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: true }))
  const panel = (
    <FilterPanel count={2} closeLabel="Show the bookings">
      <p>The filters</p>
    </FilterPanel>
  )
  const { user } = renderRoutes([{ path: '/', element: panel }])
  const button = await screen.findByRole('button', { name: '2 filters' })
  expect(screen.queryByText('The filters')).toBeNull()
  await user.click(button)
  await screen.findByText('The filters')
  await closeTopDialog(user)
  await user.click(button)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Show the bookings' }))
  await waitFor(() => expect(screen.queryByText('The filters')).toBeNull())
})
