import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { privateRoutes } from '../../routes'

const renderPage = () => renderRoutes([{ path: '/', children: privateRoutes }], '/settings/documents')

const agreement = { id: 'a1', agreed_at: '2026-11-20 08:00:00', agreed_by: 'Astrid Lund', language: 'en' }
const terms = { document: 'terms', version: '2026-11-25', applies_from: '2026-11-25', is_current: true, agreement, is_pending: false }
const processor = { ...terms, document: 'processor_agreement', version: '2026-11-26', agreement: null, is_pending: true }
const unused = { ...processor, version: '2025-01-01', is_current: false, is_pending: false }
const lease = {
  id: 'd1',
  title: 'Lease',
  file_name: 'lease.pdf',
  media_type: 'application/pdf',
  size: 900,
  added_by: 'Astrid Lund',
  created_at: '2026-11-20 08:00:00',
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/company/legal-documents', () => okResponse([terms, processor, unused]))
  mockEndpoint('get', '/api/company/documents', () => pageResponse([lease]))
})

test('LAW-050 PLT-059 what is accepted is shown and downloaded in that version, and a new version is accepted after a question', async () => {
  const accepted = mockEndpoint('post', '/api/company/legal-documents', () => okResponse([]))
  const sessions = mockEndpoint('get', '/api/session', () => okResponse(createSession()))
  const { user } = renderPage()
  const row = within(await screen.findByRole('listitem', { name: 'Terms of service 2026-11-25' }))
  expect(row.getByText(/Astrid Lund/)).toBeVisible()
  expect(row.getByRole('link', { name: 'Terms of service 2026-11-25: PDF in Swedish' })).toHaveAttribute(
    'href',
    '/api/company/legal-documents/a1/pdf?language=sv',
  )
  expect(screen.queryByText(/2025-01-01/)).toBeNull()
  const waiting = within(screen.getByRole('listitem', { name: 'Data processing agreement 2026-11-26' }))
  expect(waiting.getByRole('link', { name: /PDF in English/ })).toHaveAttribute(
    'href',
    '/api/terms/pdf?document=processor_agreement&terms_version=2026-11-26&language=en',
  )
  await expectNoA11yViolations()
  await user.click(waiting.getByRole('button', { name: /Accept/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/on behalf of Kliniken/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sessions).toHaveLength(1))
  expect(accepted[0]?.body).toEqual({ document: 'processor_agreement', terms_version: '2026-11-26' })
})

test('LAW-050 an admin sees what waits but does not accept it', async () => {
  mockSignedIn({ permissions: ['company.document.read'] })
  renderPage()
  expect(await screen.findByText('Waits to be accepted')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
})

test('PLT-059 a document of the clinic’s own is downloaded and removed after a question', async () => {
  const opened = mockEndpoint('post', '/api/company/documents/d1/download', () => okResponse({ url: '/api/files/raw/x', expires_at: '' }))
  const removed = mockEndpoint('delete', '/api/company/documents/d1', () => okResponse(null))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = renderPage()
  await user.click(await screen.findByRole('button', { name: 'Download Lease' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect(opened).toHaveLength(1)
  click.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Remove Lease' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toHaveLength(1))
})

test('PLT-059 the panel is closed by its button, and lists that could not be loaded are tried again', async () => {
  const lists = mockEndpoint('get', '/api/company/documents', ({ request }) =>
    lists.length === 1 ? errorResponse(500, 'server', 'server error') : pageResponse([{ ...lease, title: request.url }], { total: 21 }),
  )
  const legal = mockEndpoint('get', '/api/company/legal-documents', () =>
    legal.length === 1 ? errorResponse(500, 'server', 'server error') : okResponse([terms]),
  )
  const { user } = renderPage()
  for (const name of ['Legal documents of the service', 'Your own documents'])
    await user.click(await within(await screen.findByRole('region', { name })).findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('listitem', { name: 'Terms of service 2026-11-25' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  expect(await screen.findByRole('listitem', { name: /page=2/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a document' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
