import { accessible, answer, inLanguage, invalid, listed, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { managementRoutes } from './routes'

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
  bought_on: null,
  interval_months: 12,
  next_service_on: '2026-10-01',
  last_service_on: '2025-10-01',
  service: 'overdue',
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
  review: 'none',
  published_id: 'v1',
  published_number: 1,
  published_at: '2026-11-01 08:00:00',
  open_id: null,
  open_state: null,
  have_read: 1,
  are_to_read: 3,
  read_by_me: false,
  is_removed: false,
  version: 1,
}
const version = {
  id: 'v1',
  quality_document_id: 'q1',
  number: 1,
  state: 'published',
  change_note: '',
  approved_name: 'Karin Lindqvist',
  approved_at: '2026-11-01 08:00:00',
  published_name: 'Karin Lindqvist',
  published_at: '2026-11-01 08:00:00',
  frozen_id: null,
  is_written: true,
  version: 3,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wash your hands.' }] }] },
  file: null,
}

beforeEach(() => {
  signedIn({ permissions: ['management.read', 'management.take_part', 'management.write', 'team.read'] })
  answer('get', '/api/users', () => listed([]))
  answer('get', '/api/medical-devices', () => listed([laser]))
  answer('get', '/api/medical-devices/d1', () => ok(laser))
  answer('get', '/api/quality-documents', () => listed([hygiene]))
  answer('get', '/api/quality-documents/q1', () => ok(hygiene))
  answer('get', '/api/quality-versions/v1', () => ok(version))
  answer('get', '/api/quality-versions/v1/readers', () => ok([{ user_id: 'u1', name: 'Sara Åberg', read_at: null }]))
})
afterEach(() => inLanguage('en'))

test('QMS-001 QMS-002 what is overdue stands out by a word, and a device needs all that is required', async () => {
  const added = answer('post', '/api/medical-devices', () => invalid({ serial_number: 'Already registered' }))
  const { user } = show(managementRoutes, '/management-system/medical-device')
  const row = await screen.findByRole('row', { name: /Laser Candela GentleMax Pro/ })
  expect(within(row).getByText('Overdue')).toBeVisible()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Add a device' }))
  const form = within(await screen.findByRole('form', { name: 'Medical device' }))
  await user.click(form.getByRole('button', { name: 'Add a device' }))
  expect(added).toHaveLength(0)
  for (const label of ['Name', 'Brand', 'Model', 'Serial number', 'Supplier'])
    await user.type(form.getByRole('textbox', { name: new RegExp(`^${label}`) }), 'X1')
  await user.click(form.getByRole('button', { name: 'Add a device' }))
  expect(await form.findByText('Already registered')).toBeVisible()
})

test('QMS-002 a maintenance is listed with its outcome, and what is planned stands first', async () => {
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
  answer('get', '/api/medical-devices/d1/maintenance', () => listed([planned, done]))
  const { user } = show(managementRoutes, '/management-system/medical-device/d1/maintenance')
  const table = within(await screen.findByRole('table', { name: 'Maintenance' }))
  expect(table.getByText('Passed with remarks')).toBeVisible()
  expect(table.getByText('Signed by Sara Åberg')).toBeVisible()
  expect(table.getByText('Overdue')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Record maintenance' }))
  expect(await screen.findByRole('group', { name: 'Signature' })).toBeInTheDocument()
})

test('QMS-003 the log says who did what, in Swedish too', async () => {
  await inLanguage('sv')
  const rows = [
    { id: 'l1', at: '2026-11-01 08:00:00', action: 'device.maintained', who: 'Sara Åberg', facts: {} },
    { id: 'l2', at: '2026-10-20 08:00:00', action: 'device.maintenance_reminded', who: '', facts: {} },
  ]
  answer('get', '/api/medical-devices/d1/logs', () => listed(rows))
  show(managementRoutes, '/management-system/medical-device/d1/logs')
  expect(await screen.findByRole('row', { name: /Antecknade ett underhåll Sara Åberg/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /Påminde om underhållet Systemet/ })).toBeVisible()
})

test('QMS-004 what holds is read and acknowledged, and who has not is seen', async () => {
  const calls = answer('post', '/api/quality-versions/v1/acknowledge', () => ok(version))
  const { user } = show(managementRoutes, '/management-system/documents-and-reports/q1')
  expect(await screen.findByText('Wash your hands.')).toBeVisible()
  expect(await screen.findByText(/Has not read it yet/)).toBeVisible()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'I have read and understood this' }))
  await waitFor(() => expect(calls).toHaveLength(1))
})

test('QMS-004 a draft is approved and then published after the question; older versions can be read', async () => {
  const open = { ...version, id: 'v2', number: 2, state: 'draft', published_at: null, published_name: '', version: 1 }
  answer('get', '/api/quality-documents/q1', () => ok({ ...hygiene, open_id: 'v2', open_state: 'draft' }))
  let now = open
  answer('get', '/api/quality-documents/q1/versions', () => listed([now, version]))
  const approved = answer('post', '/api/quality-versions/v2/approve', () => {
    now = { ...open, state: 'approved', version: 2 }
    return ok(now)
  })
  const published = answer('post', '/api/quality-versions/v2/publish', () => ok({ ...now, state: 'published' }))
  const { user } = show(managementRoutes, '/management-system/documents-and-reports/q1/versions')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(approved[0]?.body).toEqual({ version: 1 }))
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  const sure = within(await screen.findByRole('dialog'))
  expect(published).toHaveLength(0)
  await user.click(sure.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(published[0]?.body).toEqual({ version: 2 }))
  await user.click(await screen.findByRole('button', { name: 'Show version 1' }))
  expect(await screen.findByText('Wash your hands.')).toBeVisible()
})

test('who takes part but does not administrate sees no way to change', async () => {
  signedIn({ permissions: ['management.read', 'management.take_part'] })
  show(managementRoutes, '/management-system/medical-device/d1')
  await screen.findByText('9914-0990')
  expect(screen.queryByRole('button', { name: /Edit|Take out/ })).toBeNull()
})
