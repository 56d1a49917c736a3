import {
  closeTopDialog,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  permissionsByRole,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const filters = { search: '', filter: 'active', tags: [], sort: 'name', order: 'asc' }
const queued = {
  id: 'x1',
  state: 'queued',
  filters,
  rows: null,
  size: null,
  downloads: 0,
  created_at: '2026-11-26 08:00:00',
  ready_at: null,
  expires_at: null,
  version: 1,
}
const ready = { ...queued, state: 'ready', rows: 2, size: 9000, ready_at: '2026-11-26 08:00:05', expires_at: '2026-11-27 08:00:05' }

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/client-booking-times', () => okResponse([]))
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
})

test('PLT-054 the clients that the list shows are exported to Excel, in the background', async () => {
  let file: unknown = null
  mockEndpoint('get', '/api/client-list-exports/latest', () => okResponse(file))
  const requests = mockEndpoint('post', '/api/client-list-exports', () => {
    file = queued
    return okResponse(queued)
  })
  const { user, router } = renderRoutes(routes, '/clients?search=alva&filter=all&tags=Vip&sort=created_at&order=desc')
  await user.click(await screen.findByRole('button', { name: 'Export to Excel' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Export to Excel' }))
  await user.click(await panel.findByRole('button', { name: 'Create the file' }))
  expect(await panel.findByText(/The file is being made/)).toBeVisible()
  expect(requests[0]?.body).toEqual({ search: 'alva', filter: 'all', tags: ['Vip'], sort: 'created_at', order: 'desc' })
  expect(panel.queryByRole('button', { name: 'Create the file' })).toBeNull()
  await expectNoA11yViolations()
  await closeTopDialog(user)
  await waitFor(() => expect(router.state.location.search).not.toContain('excel'))
  expect(router.state.location.search).toContain('search=alva')
})

test('PLT-054 PLT-081 the notification’s address opens the panel, where the file is downloaded', async () => {
  mockEndpoint('get', '/api/client-list-exports/latest', () => okResponse(ready))
  const downloads = mockEndpoint('post', '/api/client-list-exports/x1/download', () =>
    okResponse({ url: '#file', expires_at: '2026-11-26 09:00:00' }),
  )
  const { user } = renderRoutes(routes, '/clients?excel=open')
  const panel = within(await screen.findByRole('dialog', { name: 'Export to Excel' }))
  expect(await panel.findByText(/2 clients\. Available until/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(window.location.hash).toBe('#file'))
  expect(downloads).toHaveLength(1)
})

test('PLT-054 a file that failed is said, and those who may not export see no button', async () => {
  mockEndpoint('get', '/api/client-list-exports/latest', () => okResponse({ ...queued, state: 'failed' }))
  const { unmount } = renderRoutes(routes, '/clients?excel=open')
  expect(await screen.findByText(/could not be made/)).toBeVisible()
  unmount()
  mockSignedIn({ permissions: [...permissionsByRole.user] })
  renderRoutes(routes, '/clients?excel=open')
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull()
})

test('REC-070 administrators reach the import of clients from the list, others have no link', async () => {
  mockEndpoint('get', '/api/client-list-exports/latest', () => okResponse(null))
  const { unmount } = renderRoutes(routes, '/clients')
  expect(await screen.findByRole('link', { name: 'Import clients' })).toHaveAttribute('href', '/settings/import?kind=clients')
  unmount()
  mockSignedIn({ permissions: [...permissionsByRole.user] })
  renderRoutes(routes, '/clients')
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Import clients' })).toBeNull()
})
