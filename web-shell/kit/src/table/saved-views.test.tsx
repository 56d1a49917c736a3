import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { closeTopDialog, errorResponse, mockEndpoint, mockSignedIn, okResponse, renderRoutes } from '../testing'
import { SavedViews } from './saved-views'
import type { SavedView } from './saved-views.api'

const view: SavedView = { id: 'v1', list_name: 'devices', name: 'Lasers', query: 'search=laser&sort=name' }

beforeEach(() => mockSignedIn())

async function openViews() {
  const lists = mockEndpoint('get', '/api/saved-views', () => okResponse([view]))
  const rendered = renderRoutes([{ path: '/', element: <SavedViews listName="devices" /> }], '/?filter=removed&page=3')
  await rendered.user.click(await screen.findByRole('button', { name: 'Views' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Views' }))
  await dialog.findByRole('button', { name: 'Lasers' })
  return { ...rendered, dialog, lists }
}

test('USE-017 a view is saved without its page, a refusal is shown and keeps the name', async () => {
  let isRefused = true
  const saved = mockEndpoint('post', '/api/saved-views', () =>
    isRefused ? errorResponse(409, 'saved_view.too_many', 'A list can have at most 50 views.') : okResponse(view),
  )
  const { user, dialog, lists } = await openViews()
  const name = dialog.getByRole('textbox', { name: 'Name of the view' })
  await user.type(name, 'Removed')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A list can have at most 50 views.')).toBeVisible()
  expect(name).toHaveValue('Removed')
  isRefused = false
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(name).toHaveValue(''))
  expect(saved.map(({ body }) => body)).toEqual(Array(2).fill({ list_name: 'devices', name: 'Removed', query: 'filter=removed' }))
  await waitFor(() => expect(lists.length).toBeGreaterThan(2))
})

test('USE-017 a view is opened and its dialog closed, or only closed', async () => {
  const { user, router } = await openViews()
  await closeTopDialog(user)
  expect(router.state.location.search).toBe('?filter=removed&page=3')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Lasers' }))
  expect(router.state.location.search).toBe('?search=laser&sort=name')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('USE-017 a view is deleted', async () => {
  const deleted = mockEndpoint('delete', '/api/saved-views/v1', () => okResponse(null))
  const { user, dialog } = await openViews()
  await user.click(dialog.getByRole('button', { name: 'Delete the view Lasers' }))
  await waitFor(() => expect(deleted).toHaveLength(1))
})
