import { errorResponse, expectRetry, mockEndpoint, mockSignedIn, okResponse, pageResponse, type RetryCase } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, test } from 'vitest'
import { routes } from './routes'
import { client } from './testing/fixtures'

const qualityPath = '/management-system'
const documentPath = `${qualityPath}/documents-and-reports/q1`
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
  review_on: null,
  review_due: 'none',
  published_id: null,
  published_number: null,
  published_at: null,
  open_id: 'v1',
  open_state: 'draft',
  reader_count: 0,
  expected_reader_count: 3,
  is_read_by_me: false,
  is_removed: false,
  version: 1,
}
const draft = {
  id: 'v1',
  controlled_document_id: 'q1',
  number: 1,
  state: 'draft',
  change_note: 'First',
  approved_name: '',
  approved_at: null,
  published_name: '',
  published_at: null,
  document_id: null,
  is_written: true,
  version: 3,
}
const press =
  (name: string): RetryCase['open'] =>
  async (user) =>
    user.click(await screen.findByRole('button', { name }))

const cases: Record<string, RetryCase> = {
  'a device': { path: `${qualityPath}/medical-device/d1`, endpoint: '/api/medical-devices/d1' },
  'the maintenance of a device': {
    path: `${qualityPath}/medical-device/d1/maintenance`,
    endpoint: '/api/medical-devices/d1/maintenance',
    answer: () => pageResponse([]),
    shown: 'No maintenance yet',
  },
  'the log of a device': {
    path: `${qualityPath}/medical-device/d1/logs`,
    endpoint: '/api/medical-devices/d1/logs',
    answer: () => pageResponse([]),
    shown: 'No activity yet',
  },
  'a document': { path: documentPath, endpoint: '/api/controlled-documents/q1' },
  'the versions of a document': {
    path: `${documentPath}/versions`,
    endpoint: '/api/controlled-documents/q1/versions',
    answer: () => pageResponse([draft]),
    shown: 'First',
  },
  'a draft that is edited': {
    path: `${documentPath}/versions`,
    open: press('Edit the draft'),
    endpoint: '/api/controlled-document-versions/v1',
  },
  'a version that is read': {
    path: `${documentPath}/versions`,
    open: press('Show version 1'),
    endpoint: '/api/controlled-document-versions/v1',
  },
  'a client’s questionnaire': {
    path: '/clients/c1/client-questionnaires/s1',
    endpoint: '/api/client/c1/questionary/s1',
  },
  'a client’s consent': {
    path: '/clients/c1/client-letters-of-consents/s1',
    endpoint: '/api/client/c1/letters-of-consent/s1',
  },
  'the overview of a client': { path: '/clients/c1', endpoint: '/api/overview/clients/c1/summary' },
  'the export of a record': {
    path: '/clients/c1/export',
    endpoint: '/api/clients/c1/export',
    answer: () => okResponse(null),
    shown: 'Create export',
  },
  'the client that is kept': { path: '/clients/c1/merge', endpoint: '/api/clients/c1' },
  'the client that is merged in': { path: '/clients/c1/merge?source=c2', endpoint: '/api/clients/c2' },
  'a treatment note': { path: '/clients/c1/procedures/p1', endpoint: '/api/clients/c1/procedures/p1' },
  'a treatment note that is edited': { path: '/clients/c1/procedures/p1/edit', endpoint: '/api/clients/c1/procedures/p1' },
  'a consent form': { path: '/letters-of-consents/t1/edit', endpoint: '/api/letters-of-consent/t1' },
  'a questionnaire': { path: '/questionnaires/t1/edit', endpoint: '/api/questionary/t1' },
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'The client has no summary.'))
  mockEndpoint('get', '/api/clients/c1', () => okResponse(client))
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse(hygiene))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([draft]))
})

test.each(Object.entries(cases))('%s is asked for a second time when that failed', async (_, retryCase) => {
  await expectRetry(routes, retryCase)
})
