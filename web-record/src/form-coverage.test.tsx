import { findForm, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes, submitEveryField } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import { client } from './testing/fixtures'

const lips = { id: 't1', name: 'Lips', cost: 220000, description: '', required_drug: '', is_active: true, is_deleted: false, version: 2 }

beforeEach(() => mockSignedIn())

test('REC-020 every field of a treatment is sent, when it is added and when it is changed', async () => {
  mockEndpoint('get', '/api/treatments', () => pageResponse([lips]))
  const added = mockEndpoint('post', '/api/treatments', () => okResponse(lips))
  const changed = mockEndpoint('put', '/api/treatments/t1', () => okResponse(lips))
  const { user } = renderRoutes(routes, '/treatments')
  await user.click((await screen.findAllByRole('button', { name: 'Add a treatment' }))[0] as HTMLElement)
  await submitEveryField(await findForm('Treatment'), { schema: 'TreatmentCreate', user, calls: added })
  await user.click(await screen.findByRole('button', { name: 'Lips' }))
  const body = await submitEveryField(await findForm('Treatment'), { schema: 'TreatmentUpdate', user, calls: changed })
  expect(body).toMatchObject({ is_active: false, version: 2 })
})

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
  maintenance_due: 'none',
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
  review_on: '2026-01-01',
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
const member = { id: '018f0000-0000-7000-8000-0000000000e1', first_name: 'Sara', last_name: 'Åberg' }

test('QMS-001 every field of a medical device is sent, when it is added and when it is changed; it is searched and taken out', async () => {
  mockEndpoint('get', '/api/users', () => pageResponse([member]))
  const lists = mockEndpoint('get', '/api/medical-devices', () => pageResponse([laser]))
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  const added = mockEndpoint('post', '/api/medical-devices', () => okResponse(laser))
  const changed = mockEndpoint('put', '/api/medical-devices/d1', () => okResponse(laser))
  const removed = mockEndpoint('delete', '/api/medical-devices/d1', () => okResponse(null))
  const { user, router } = renderRoutes(routes, '/management-system/medical-device')
  const without = ['manual_ids']
  await user.click(await screen.findByRole('button', { name: 'Add a device' }))
  await submitEveryField(await findForm('Medical device'), { schema: 'DeviceCreate', user, calls: added, without })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Medical device' })).toBeNull())
  await user.type(screen.getByRole('searchbox'), 'gentle')
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('search')).toBe('gentle'))
  await router.navigate('/management-system/medical-device/d1')
  await user.click(await screen.findByRole('button', { name: 'Edit the device' }))
  const body = await submitEveryField(await findForm('Medical device'), { schema: 'DeviceUpdate', user, calls: changed, without })
  expect(body).toMatchObject({ responsible_id: member.id, version: 2 })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Medical device' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Take out of use' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take out of use' }))
  await waitFor(() => expect(removed).toHaveLength(1))
})

test('QMS-001 a device that is out of use is put back', async () => {
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse({ ...laser, is_removed: true }))
  const restored = mockEndpoint('post', '/api/medical-devices/d1/restore', () => okResponse(laser))
  const { user } = renderRoutes(routes, '/management-system/medical-device/d1')
  await user.click(await screen.findByRole('button', { name: 'Put back in use' }))
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 2 }))
})

test('QMS-004 every field of a document is sent, when it is added and when it is changed, and a passed review date is labelled', async () => {
  mockEndpoint('get', '/api/users', () => pageResponse([member]))
  mockEndpoint('get', '/api/controlled-documents', () => pageResponse([hygiene]))
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse(hygiene))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([]))
  const added = mockEndpoint('post', '/api/controlled-documents', () => okResponse(hygiene))
  const changed = mockEndpoint('put', '/api/controlled-documents/q1', () => okResponse(hygiene))
  const { user, router } = renderRoutes(routes, '/management-system/documents-and-reports')
  expect(within(await screen.findByRole('row', { name: /Hygiene/ })).getByText(/overdue|review/i)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add a document' }))
  await submitEveryField(await findForm('Document'), { schema: 'ControlledDocumentCreate', user, calls: added })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Document' })).toBeNull())
  await router.navigate('/management-system/documents-and-reports/q1')
  await user.click(await screen.findByRole('button', { name: 'Edit the details' }))
  const body = await submitEveryField(await findForm('Document'), { schema: 'ControlledDocumentUpdate', user, calls: changed })
  expect(body).toMatchObject({ version: 1, responsible_id: member.id })
})

test('QMS-002 every field of a maintenance is sent', async () => {
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  mockEndpoint('get', '/api/medical-devices/d1/maintenance', () => pageResponse([]))
  const recorded = mockEndpoint('post', '/api/medical-devices/d1/maintenance', () => okResponse({ id: 'm1' }))
  const { user } = renderRoutes(routes, '/management-system/medical-device/d1/maintenance')
  await user.click((await screen.findAllByRole('button', { name: 'Record maintenance' }))[0] as HTMLElement)
  const form = await findForm('Record maintenance')
  // A protocol is uploaded: file-upload-field.test.tsx of the kit chooses it.
  const formCase = { schema: 'MaintenanceRecordCreate', user, calls: recorded, without: ['protocol_id'] } as const
  const values = { done_on: '2026-01-15', next_maintenance_on: '2027-01-15' }
  const sent = { signature: 'data:image/png;base64,iVBORw0KGgo=' }
  expect(await submitEveryField(form, { ...formCase, values, sent })).toMatchObject({ outcome: 'passed', ...values })
})

const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wash your hands.' }] }] }
const published = {
  id: 'v1',
  controlled_document_id: 'q1',
  number: 1,
  state: 'published',
  change_note: '',
  approved_name: '',
  approved_at: null,
  published_name: '',
  published_at: '2026-11-01 08:00:00',
  document_id: null,
  is_written: true,
  version: 3,
  body: text,
  file: null,
}
const draft = {
  ...published,
  id: 'v2',
  number: 2,
  state: 'draft',
  published_at: null,
  file: { id: '018f0000-0000-7000-8000-0000000000f1', name: 'hygiene.pdf', url: '/f1' },
}
// The text is typed into an editor without a name, and a file is uploaded: quality.test.tsx sends either, never both.
const content = { without: ['body', 'file_id'], sent: { body: text, file_id: null } } as const

test('QMS-004 every field of a document’s version is sent when it is begun', async () => {
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse({ ...hygiene, published_id: 'v1', published_number: 1 }))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([published]))
  mockEndpoint('get', '/api/controlled-document-versions/v1', () => okResponse(published))
  const begun = mockEndpoint('post', '/api/controlled-documents/q1/versions', () => okResponse(draft))
  const { user } = renderRoutes(routes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'New version' }))
  const form = await findForm('Version 2')
  await user.click(within(form).getByRole('radio', { name: 'Upload a file' }))
  await submitEveryField(form, { schema: 'ControlledDocumentDraftCreate', user, calls: begun, ...content })
})

test('QMS-004 every field of a document’s draft is sent when it is changed', async () => {
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse({ ...hygiene, open_id: 'v2', open_state: 'draft' }))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([draft, published]))
  mockEndpoint('get', '/api/controlled-document-versions/v2', () => okResponse(draft))
  const changed = mockEndpoint('put', '/api/controlled-document-versions/v2', () => okResponse(draft))
  const { user } = renderRoutes(routes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'Edit the draft' }))
  const form = await findForm('Version 2')
  const body = await submitEveryField(form, { schema: 'ControlledDocumentDraftUpdate', user, calls: changed, ...content })
  expect(body.version).toBe(3)
})

test('REC-001 every field of a client is sent, when they are added and when they are changed', async () => {
  const checked = {
    ...client,
    identity_document: 'passport' as const,
    identity_checked_by: 'Kim Ek',
    identity_checked_at: '2026-11-25 08:00:00',
  }
  mockEndpoint('get', '/api/clients', () => pageResponse([client]))
  mockEndpoint('get', '/api/overview/client-booking-times', () => okResponse([]))
  mockEndpoint('get', '/api/clients/c1', () => okResponse(checked))
  const counts = { bookings: 0, procedures: 0, consents: 0, consents_pending: 0, questionnaires: 0, prescriptions: 0 }
  mockEndpoint('get', '/api/clients/c1/tags', () => okResponse({ tags: [] }))
  mockEndpoint('get', '/api/overview/clients/c1/summary', () =>
    okResponse({ client: checked, age: 36, next_booking: null, last_bookings: [], last_procedures: [], counts }),
  )
  const own = { name_en: 'Skin', name_sv: '', type: 'text', choices: [], is_required: true, is_public: false, position: 1, version: 1 }
  mockSignedIn({ extra_fields: [{ ...own, id: 'x1', is_deleted: false }] })
  const added = mockEndpoint('post', '/api/clients', () => okResponse(client))
  const changed = mockEndpoint('put', '/api/clients/c1', () => okResponse({ ...client, version: 4 }))
  const { user, router } = renderRoutes(routes, '/clients')
  // The country code and the language of letters have no name of their own, and a duplicate is asked about after sending.
  const common = {
    without: ['country_code', 'language', 'allow_duplicate', 'profile_photo'],
    values: { zip_code: '0150', date_of_birth: '1990-05-18', cpr_id: '010190-1234' },
  }
  await user.click((await screen.findAllByRole('button', { name: 'Add a client' }))[0] as HTMLElement)
  const created = { schema: 'ClientCreate', user, calls: added, ...common, without: [...common.without, 'is_active'] } as const
  await submitEveryField(await findForm('Client'), created)
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Client' })).toBeNull())
  await router.navigate('/clients/c1')
  await user.click(await screen.findByRole('button', { name: 'Edit the client' }))
  const body = await submitEveryField(await findForm('Client'), { schema: 'ClientUpdate', user, calls: changed, ...common })
  expect(body).toMatchObject({ is_active: false, is_reserve_number: true, is_identity_rechecked: true, version: 3 })
})
