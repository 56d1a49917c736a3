import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes, server, setTestLanguage } from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { qualityRoutes } from './routes'

const fileId = '018f0000-0000-7000-8000-0000000000f1'
const manual = { id: fileId, path: `files/${fileId}`, name: 'Manual.pdf', media_type: 'application/pdf', size: 1200 }
const laser = {
  id: 'd1',
  name: 'Laser',
  model: 'GentleMax Pro',
  brand: 'Candela',
  serial_number: '9914-0990',
  supplier: 'Candela Nordic',
  category: 'Laser',
  location: 'Room 1',
  responsible_id: null,
  responsible_name: '',
  purchased_on: null,
  interval_months: 12,
  next_maintenance_on: '2026-10-01',
  last_maintenance_on: null,
  maintenance_due: 'overdue',
  is_removed: false,
  version: 2,
  manuals: [manual],
  created_at: '2025-01-01 08:00:00',
}
const hygiene = {
  id: 'q1',
  title: 'Hygiene',
  category: 'Routines',
  responsible_id: null,
  responsible_name: '',
  review_on: '2026-11-01',
  review_due: 'overdue',
  published_id: null,
  published_number: null,
  published_at: null,
  open_id: null,
  open_state: null,
  reader_count: 0,
  expected_reader_count: 3,
  is_read_by_me: false,
  is_removed: false,
  version: 1,
}

beforeEach(() => {
  mockSignedIn({ permissions: ['quality.read', 'quality.participate', 'quality.write', 'team.read'] })
  mockEndpoint('get', '/api/users', () => pageResponse([]))
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse(hygiene))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await setTestLanguage('en')
})

test.each([
  ['/management-system/medical-device', '/api/medical-devices', laser],
  ['/management-system/documents-and-reports', '/api/controlled-documents', hygiene],
])('QMS-001 QMS-004 a list is searched, and what was taken away is one filter off: %s', async (page, path, row) => {
  const calls = mockEndpoint('get', path, () => pageResponse([row]))
  const { user } = renderRoutes(qualityRoutes, page)
  expect(await screen.findByText('Overdue')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), 'hyg')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('hyg'))
  await user.click(screen.getByRole('radio', { name: /Out of use|Removed/ }))
  await waitFor(() => expect(calls.at(-1)?.url.search).toContain('removed'))
})

test('QMS-001 PLT-007 a manual is fetched by a signed address and saved under its name, since an uploaded PDF may hold scripts', async () => {
  const signed = mockEndpoint('post', '/api/get-signed-url', () =>
    okResponse({ url: '/api/files/raw/ticket', expires_at: '2026-11-01 08:05:00' }),
  )
  const open = vi.spyOn(window, 'open')
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${new URL(this.href).pathname} ${this.download}`)
  })
  const { user } = renderRoutes(qualityRoutes, '/management-system/medical-device/d1')
  await user.click(await screen.findByRole('button', { name: 'Manual.pdf' }))
  await waitFor(() => expect(saved).toEqual(['/api/files/raw/ticket Manual.pdf']))
  expect(signed.map(({ body }) => body)).toEqual([{ path: manual.path }])
  expect(open).not.toHaveBeenCalled()
})

test('QMS-004 a version is uploaded as a file, with what changed', async () => {
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([]))
  mockEndpoint('get', '/api/drafts/quality-version/q1', () => okResponse(null))
  server.use(http.post('*/api/files/documents', () => okResponse({ ...manual, name: 'Hygiene.pdf', width: null, height: null })))
  const saves = mockEndpoint('post', '/api/controlled-documents/q1/versions', () => okResponse({}))
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'New version' }))
  const form = within(await screen.findByRole('form', { name: 'Version 1' }))
  await user.click(form.getByRole('radio', { name: 'Upload a file' }))
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['x'], 'Hygiene.pdf', { type: 'application/pdf' })] } })
  expect(await form.findByRole('button', { name: 'Remove: Hygiene.pdf' })).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Changes' }), 'New soap')
  await user.click(form.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(saves[0]?.body).toEqual({ body: null, file_id: fileId, change_note: 'New soap' }))
})

test.each([
  ['en', 'Published a version'],
  ['sv', 'Publicerade en version'],
] as const)('QMS-004 the log of a document says who did what (%s)', async (language, published) => {
  await setTestLanguage(language)
  const rows = [
    { id: 'l1', at: '2026-11-01 08:00:00', action: 'controlled_document.published', actor_name: 'Sara Åberg', details: {} },
    { id: 'l2', at: '2026-11-02 08:00:00', action: 'controlled_document.acknowledged', actor_name: 'Amina Ali', details: {} },
  ]
  const calls = mockEndpoint('get', '/api/controlled-documents/q1/logs', () => pageResponse(rows, { total: 40 }))
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1/logs')
  expect(await screen.findByRole('row', { name: new RegExp(`${published} Sara Åberg`) })).toBeVisible()
  expect(screen.getByRole('row', { name: /Amina Ali/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: language === 'sv' ? 'Nästa sida' : 'Next page' }))
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=2'))
})
