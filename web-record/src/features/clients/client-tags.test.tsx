import type { Schema } from '@clinic/kit/api'
import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { client } from '../../testing/fixtures'

const createRow = (id: string, first_name: string, tags: string[]): Schema['ClientListItem'] => ({
  id,
  first_name,
  last_name: 'Berg',
  email: '',
  phone: '',
  date_of_birth: null,
  is_active: true,
  created_at: client.created_at,
  tags,
})
const rows = [createRow('c1', 'Alva', ['VIP']), createRow('c2', 'Berit', [])]
const tag = (name: string) => ({ id: name, name, clients: 1 })

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/client-booking-times', () => okResponse([]))
  mockEndpoint('get', '/api/client-tags', () => pageResponse([tag('VIP'), tag('Botox')]))
})

test('USE-017 selected clients are tagged together', async () => {
  const lists = mockEndpoint('get', '/api/clients', () => pageResponse(rows))
  const calls = mockEndpoint('post', '/api/client-tags', () => okResponse({ clients: 2 }))
  const { user } = renderRoutes(routes, '/clients')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Alva Berg' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Berit Berg' }))
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tags of 2 clients' })
  const save = within(dialog).getByRole('button', { name: 'Save the tags' })
  expect(save).toBeDisabled()
  await user.type(within(dialog).getByLabelText('Add tags'), 'Regular{Enter}')
  await user.type(within(dialog).getByLabelText('Remove tags'), 'VIP{Enter}')
  await expectNoA11yViolations()
  const loaded = lists.length
  await user.click(save)
  await waitFor(() => expect(calls[0]?.body).toEqual({ client_ids: ['c1', 'c2'], add: ['Regular'], remove: ['VIP'] }))
  await waitFor(() => expect(lists.length).toBeGreaterThan(loaded))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('toolbar', { name: 'Actions for the selected rows' })).not.toBeInTheDocument()
})

test('USE-017 a refusal keeps the dialog with what was entered', async () => {
  mockEndpoint('get', '/api/clients', () => pageResponse(rows))
  mockEndpoint('post', '/api/client-tags', () => errorResponse(409, 'client.too_many_tags', 'A client can have at most 20 tags.'))
  const { user } = renderRoutes(routes, '/clients')
  await user.click(await screen.findByRole('checkbox', { name: 'Select Alva Berg' }))
  await user.click(screen.getByRole('button', { name: 'Edit tags' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tags of 1 client' })
  await user.type(within(dialog).getByLabelText('Add tags'), 'Regular{Enter}')
  await user.click(within(dialog).getByRole('button', { name: 'Save the tags' }))
  expect(await screen.findByText('A client can have at most 20 tags.')).toBeVisible()
  expect(within(dialog).getByText('Regular')).toBeVisible()
})

test('USE-017 clients are filtered by tags, which stand in the address', async () => {
  const calls = mockEndpoint('get', '/api/clients', () => pageResponse(rows))
  const { user, router } = renderRoutes(routes, '/clients?tags=VIP')
  expect(await screen.findByRole('cell', { name: 'VIP' })).toBeVisible()
  expect(calls[0]?.url.searchParams.getAll('tags')).toEqual(['VIP'])
  await user.click(screen.getByRole('combobox', { name: 'Filter by tags' }))
  await user.click(await screen.findByRole('option', { name: 'Botox', hidden: true }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.getAll('tags')).toEqual(['VIP', 'Botox']))
  expect(new URLSearchParams(router.state.location.search).get('tags')).toBe('VIP,Botox')
})

test('USE-017 a view of the list is saved, opened with its search, and deleted', async () => {
  const calls = mockEndpoint('get', '/api/clients', () => pageResponse(rows))
  const view = { id: 'v1', list_name: 'clients', name: 'Regulars', query: 'search=berg&tags=VIP&filter=all' }
  const views = mockEndpoint('get', '/api/saved-views', () => okResponse([view]))
  const saves = mockEndpoint('post', '/api/saved-views', () => okResponse(view))
  const deletions = mockEndpoint('delete', '/api/saved-views/v1', () => okResponse(null))
  const { user, router } = renderRoutes(routes, '/clients?filter=inactive&page=2')
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.type(await screen.findByLabelText('Name of the view'), 'Left us')
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await waitFor(() => expect(saves[0]?.body).toEqual({ list_name: 'clients', name: 'Left us', query: 'filter=inactive' }))
  await user.click(await screen.findByRole('button', { name: 'Regulars', hidden: true }))
  await waitFor(() => expect(router.state.location.search).toBe(`?${view.query}`))
  expect(screen.getByRole('searchbox')).toHaveValue('berg')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('berg'))
  expect(calls.at(-1)?.url.searchParams.getAll('tags')).toEqual(['VIP'])
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Delete the view Regulars', hidden: true }))
  await waitFor(() => expect(deletions).toHaveLength(1))
  expect(views[0]?.url.searchParams.get('list_name')).toBe('clients')
})

test('USE-017 a user who may only read clients selects none', async () => {
  mockSignedIn({ permissions: ['client.read'] })
  mockEndpoint('get', '/api/clients', () => pageResponse(rows))
  renderRoutes(routes, '/clients')
  expect(await screen.findByRole('link', { name: 'Alva Berg' })).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
