import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { qualityRoutes } from './routes'

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
  last_maintenance_on: '2025-10-01',
  maintenance_due: 'overdue',
  is_bookable: true,
  is_removed: false,
  version: 2,
  manuals: [],
  created_at: '2025-01-01 08:00:00',
}
const hygiene = {
  id: 'q1',
  title: 'Hygiene',
  category: 'Routines',
  responsible_id: null,
  responsible_name: '',
  review_on: null,
  review_due: 'none',
  published_id: 'v1',
  published_number: 1,
  published_at: '2026-11-01 08:00:00',
  open_id: null,
  open_state: null,
  reader_count: 1,
  expected_reader_count: 3,
  is_read_by_me: false,
  is_removed: false,
  version: 1,
}
const version = {
  id: 'v1',
  controlled_document_id: 'q1',
  number: 1,
  state: 'published',
  change_note: '',
  approved_name: 'Karin Lindqvist',
  approved_at: '2026-11-01 08:00:00',
  published_name: 'Karin Lindqvist',
  published_at: '2026-11-01 08:00:00',
  document_id: null,
  is_written: true,
  version: 3,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wash your hands.' }] }] },
  file: null,
}

beforeEach(() => {
  mockSignedIn({ permissions: ['quality.read', 'quality.participate', 'quality.write', 'team.read'] })
  mockEndpoint('get', '/api/users', () => pageResponse([]))
  mockEndpoint('get', '/api/medical-devices', () => pageResponse([laser]))
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  mockEndpoint('get', '/api/controlled-documents', () => pageResponse([hygiene]))
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse(hygiene))
  mockEndpoint('get', '/api/controlled-document-versions/v1', () => okResponse(version))
  mockEndpoint('get', '/api/controlled-document-versions/v1/readers', () =>
    okResponse([{ user_id: 'u1', name: 'Sara Åberg', read_at: null }]),
  )
})
afterEach(() => setTestLanguage('en'))

test('QMS-001 QMS-002 overdue maintenance is labelled, and a device requires all mandatory fields', async () => {
  const added = mockEndpoint('post', '/api/medical-devices', () => validationErrorResponse({ serial_number: 'Already registered' }))
  const { user } = renderRoutes(qualityRoutes, '/management-system/medical-device')
  const row = await screen.findByRole('row', { name: /Laser Candela GentleMax Pro/ })
  expect(within(row).getByText('Overdue')).toBeVisible()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Add a device' }))
  const form = within(await screen.findByRole('form', { name: 'Medical device' }))
  await user.click(form.getByRole('button', { name: 'Add a device' }))
  expect(added).toHaveLength(0)
  for (const label of ['Name', 'Brand', 'Model', 'Serial number', 'Supplier'])
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${label}`) }), 'X1')
  await user.click(form.getByRole('button', { name: 'Add a device' }))
  expect(await form.findByText('Already registered')).toBeVisible()
})

test('BEY-005 a device says that bookings reserve it, and its form lets the clinic switch that off', async () => {
  const saved = mockEndpoint('put', '/api/medical-devices/d1', () => okResponse({ ...laser, is_bookable: false }))
  const { user } = renderRoutes(qualityRoutes, '/management-system/medical-device/d1')
  expect(await screen.findByText('Bookings reserve it')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Edit the device' }))
  const form = within(await screen.findByRole('form', { name: 'Medical device' }))
  await user.click(form.getByRole('switch', { name: /^Bookings reserve it/ }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ is_bookable: false, version: 2 }))
})

test.each([
  ['/management-system/medical-device', 'Add a device', 'Medical device'],
  ['/management-system/documents-and-reports', 'Add a document', 'Document'],
])('QMS-001 QMS-004 every user of a large clinic can be made responsible: %s', async (path, action, label) => {
  const team = Array.from({ length: 150 }, (_, index) => ({ id: `u${index + 1}`, first_name: 'Member', last_name: `No ${index + 1}` }))
  mockEndpoint('get', '/api/users', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search') ?? ''
    return pageResponse(team.filter(({ last_name }) => last_name.endsWith(search)).slice(0, 20), { total: team.length })
  })
  const { user } = renderRoutes(qualityRoutes, path)
  await user.click(await screen.findByRole('button', { name: action }))
  const form = within(await screen.findByRole('form', { name: label }))
  const input = form.getByRole('combobox', { name: /Responsible/ })
  await user.type(input, '150')
  await user.click(await screen.findByRole('option', { name: 'Member No 150', hidden: true }))
  expect(input).toHaveValue('Member No 150')
})

test('QMS-002 maintenance is listed with its outcome, planned maintenance first', async () => {
  const done = {
    id: 'm1',
    state: 'done',
    planned_on: null,
    done_on: '2025-10-01',
    outcome: 'remarks',
    performed_by: 'Service AB',
    notes: 'New filter',
    signed_by: 'Sara Åberg',
    signed_at: '2025-10-01 10:00:00',
    document_id: null,
    protocol: null,
  }
  const planned = { ...done, id: 'm2', state: 'planned', planned_on: '2026-10-01', done_on: null, outcome: null, performed_by: '' }
  mockEndpoint('get', '/api/medical-devices/d1/maintenance', () => pageResponse([planned, done]))
  const { user } = renderRoutes(qualityRoutes, '/management-system/medical-device/d1/maintenance')
  const table = within(await screen.findByRole('table', { name: 'Maintenance' }))
  expect(table.getByText('Passed with remarks')).toBeVisible()
  expect(table.getByText('Signed by Sara Åberg')).toBeVisible()
  expect(table.getByText('Overdue')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record maintenance' }))
  expect(await screen.findByRole('group', { name: 'Signature' })).toBeInTheDocument()
})

test('QMS-003 the log lists actions with their actors, in Swedish too', async () => {
  await setTestLanguage('sv')
  const rows = [
    { id: 'l1', at: '2026-11-01 08:00:00', action: 'device.maintenance_recorded', actor_name: 'Sara Åberg', details: {} },
    { id: 'l2', at: '2026-10-20 08:00:00', action: 'device.maintenance_reminded', actor_name: '', details: {} },
  ]
  const calls = mockEndpoint('get', '/api/medical-devices/d1/logs', () => pageResponse(rows, { total: 40 }))
  const { user } = renderRoutes(qualityRoutes, '/management-system/medical-device/d1/logs')
  expect(await screen.findByRole('row', { name: /Registrerade ett underhåll Sara Åberg/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Skickade en påminnelse om underhåll Systemet/ })).toBeVisible()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Nästa sida' }))
  await waitFor(() => expect(calls.at(-1)?.url.search).toBe('?page=2'))
})

test('QMS-004 the published version is acknowledged, and those who have not read it are listed', async () => {
  const calls = mockEndpoint('post', '/api/controlled-document-versions/v1/acknowledge', () => okResponse(version))
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1')
  expect(await screen.findByText('Wash your hands.')).toBeVisible()
  expect(await screen.findByText(/Not read yet/)).toBeVisible()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'I have read and understood this' }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('QMS-004 USE-014 a draft is approved and then published after a confirmation; older versions can be read', async () => {
  const open = { ...version, id: 'v2', number: 2, state: 'draft', published_at: null, published_name: '', version: 1 }
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse({ ...hygiene, open_id: 'v2', open_state: 'draft' }))
  let now = open
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([now, version]))
  const approved = mockEndpoint('post', '/api/controlled-document-versions/v2/approve', () => {
    now = { ...open, state: 'approved', version: 2 }
    return okResponse(now)
  })
  const published = mockEndpoint('post', '/api/controlled-document-versions/v2/publish', () => okResponse({ ...now, state: 'published' }))
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(approved[0]?.body).toEqual({ version: 1 }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(published).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(published[0]?.body).toEqual({ version: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Show version 1' }))
  expect(await screen.findByText('Wash your hands.')).toBeVisible()
})

test('PLT-109 QMS-004 versions are listed twenty a page, and the open one keeps its buttons on the next page', async () => {
  const open = { ...version, id: 'v21', number: 21, state: 'draft', published_at: null, published_name: '', version: 1 }
  const lists = mockEndpoint('get', '/api/controlled-documents/q1/versions', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    return pageResponse([page === 1 ? open : version], { page, total: 21 })
  })
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1/versions')
  expect(await screen.findByRole('button', { name: 'Show version 21' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('button', { name: 'Show version 1' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible()
  expect(lists.map(({ url }) => url.search)).toEqual(['?page=1', '?page=2'])
})

test('a member without write permission sees no actions that change a document', async () => {
  mockSignedIn({ permissions: ['quality.read', 'quality.participate'] })
  renderRoutes(qualityRoutes, '/management-system/medical-device/d1')
  await screen.findByText('9914-0990')
  expect(screen.queryByRole('button', { name: /Edit|Take out/ })).toBeNull()
})

test('QMS-004 a new version whose text can’t be loaded shows the error instead of loading forever', async () => {
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([version]))
  mockEndpoint('get', '/api/controlled-document-versions/v1', () => errorResponse(500, 'server.error', 'The text could not be loaded'))
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'New version' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

test('QMS-001 USE-014 a device is taken out of use after a confirmation; a refusal is shown and the device stays on the screen', async () => {
  let isRefused = true
  const removed = mockEndpoint('delete', '/api/medical-devices/d1', () =>
    isRefused ? errorResponse(409, 'version.stale', 'The device was changed') : okResponse(null),
  )
  const { user, router } = renderRoutes(qualityRoutes, '/management-system/medical-device/d1')
  const takeOutOfUse = async () => {
    await user.click(await screen.findByRole('button', { name: 'Take out of use' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take out of use' }))
  }
  await takeOutOfUse()
  expect(await screen.findByText('The device was changed')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/management-system/medical-device/d1')
  isRefused = false
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await takeOutOfUse()
  await waitFor(() => expect(router.state.location.pathname).toBe('/management-system/medical-device'))
  expect(removed).toHaveLength(2)
})

test('QMS-001 a device out of use is put back in use', async () => {
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse({ ...laser, is_removed: true }))
  const restored = mockEndpoint('post', '/api/medical-devices/d1/restore', () => okResponse(laser))
  const { user } = renderRoutes(qualityRoutes, '/management-system/medical-device/d1')
  await user.click(await screen.findByRole('button', { name: 'Put back in use' }))
  expect(await screen.findByText('The device is in use again')).toBeInTheDocument()
  expect(restored[0]?.body).toEqual({ version: 2 })
})

test('QMS-004 a draft is saved as written text or as a file, never both', async () => {
  const fileId = '018f0000-0000-7000-8000-0000000000f1'
  const open = { ...version, id: 'v2', number: 2, state: 'draft', version: 4, file: { id: fileId, name: 'hygiene.pdf', url: '/f1' } }
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse({ ...hygiene, open_id: 'v2', open_state: 'draft' }))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([open, version]))
  mockEndpoint('get', '/api/controlled-document-versions/v2', () => okResponse(open))
  mockEndpoint('get', '/api/drafts/quality-version/v2', () => okResponse(null))
  const saves = mockEndpoint('put', '/api/controlled-document-versions/v2', () => errorResponse(409, 'conflict', 'Not saved'))
  const { user } = renderRoutes(qualityRoutes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'Edit the draft' }))
  const form = within(await screen.findByRole('form', { name: 'Version 2' }))
  await user.click(form.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(saves[0]?.body).toEqual({ body: null, file_id: fileId, change_note: '', version: 4 }))
  await user.click(form.getByRole('radio', { name: 'Write here' }))
  await user.click(form.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(saves[1]?.body).toEqual({ body: version.body, file_id: null, change_note: '', version: 4 }))
})
