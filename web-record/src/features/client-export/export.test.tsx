import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ExportScreen } from './export-screen'

const routes = [{ path: 'clients/:clientId/export', Component: ExportScreen }]
const clientExport = {
  id: 'e1',
  client_id: 'c1',
  state: 'ready',
  progress: 100,
  size: 5_300_000,
  downloads: 1,
  created_at: '2026-11-21 08:00:00',
  ready_at: '2026-11-21 08:01:00',
  expires_at: '2026-11-22 08:01:00',
  version: 4,
}

beforeEach(() => mockSignedIn())
afterEach(() => setTestLanguage('en'))

test('REC-009 USE-015 an export is requested and built in the background with progress', async () => {
  let state: unknown = null
  mockEndpoint('get', '/api/clients/c1/export', () => okResponse(state))
  const requests = mockEndpoint('post', '/api/clients/c1/export', () => {
    state = { ...clientExport, state: 'building', progress: 40, size: null, expires_at: null }
    return okResponse(state)
  })
  const { user } = renderRoutes(routes, '/clients/c1/export')
  await user.click(await screen.findByRole('button', { name: 'Create export' }))
  expect(await screen.findByText('Creating the export: 40 %')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Progress of the export' })).toHaveAttribute('aria-valuenow', '40')
  expect(requests[0]?.body).toEqual({ force: false })
  await expectNoA11yViolations()
})

test('REC-009 USE-014 a ready export shows its expiry, and is rebuilt only after a confirmation', async () => {
  mockEndpoint('get', '/api/clients/c1/export', () => okResponse(clientExport))
  const requests = mockEndpoint('post', '/api/clients/c1/export', () =>
    okResponse({ ...clientExport, id: 'e2', state: 'queued', progress: 0 }),
  )
  const { user } = renderRoutes(routes, '/clients/c1/export')
  expect(await screen.findByText(/Available until .* 5\.1 MB\. Downloaded 1 time\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create a new export' }))
  expect(requests).toHaveLength(0)
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Create a new export' }))
  await waitFor(() => expect(requests[0]?.body).toEqual({ force: true }))
})

test('REC-009 a refused download shows the server’s error, in Swedish too', async () => {
  await setTestLanguage('sv')
  mockEndpoint('get', '/api/clients/c1/export', () => okResponse(clientExport))
  mockEndpoint('post', '/api/clients/c1/export/e1/download', () =>
    errorResponse(409, 'export.not_ready', 'Journalutdraget kan inte längre hämtas. Skapa ett nytt.'),
  )
  const { user } = renderRoutes(routes, '/clients/c1/export')
  await user.click(await screen.findByRole('button', { name: 'Hämta journalutdraget' }))
  expect(await screen.findByText('Journalutdraget kan inte längre hämtas. Skapa ett nytt.')).toBeVisible()
})
