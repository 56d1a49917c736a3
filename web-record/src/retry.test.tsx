import { errorResponse, expectRetry, mockEndpoint, mockSignedIn, okResponse, pageResponse, type RetryCase } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, test } from 'vitest'
import { routes } from './routes'
import { client, draft, hygiene, laser } from './testing/fixtures'

const qualityPath = '/management-system'
const documentPath = `${qualityPath}/documents-and-reports/q1`
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
  'the prescriber of a request': {
    path: '/clients/c1/prescriptions',
    open: press('Request a prescription'),
    endpoint: '/api/v3/prescribers',
    answer: () => pageResponse([]),
    shown: /Medicine/,
  },
  'the information that a client was given': {
    path: '/clients/c1/client-letters-of-consents',
    endpoint: '/api/client/c1/aesthetic-information',
    answer: () => pageResponse([]),
    shown: /^No information recorded/,
  },
  'a consent form': { path: '/letters-of-consents/t1/edit', endpoint: '/api/letters-of-consent/t1' },
  'a questionnaire': { path: '/questionnaires/t1/edit', endpoint: '/api/questionary/t1' },
}

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'The client has no summary.'))
  mockEndpoint('get', '/api/clients/c1', () => okResponse(client))
  mockEndpoint('get', '/api/clients', () => pageResponse([]))
  mockEndpoint('get', '/api/client/c1/letters-of-consent', () => pageResponse([]))
  mockEndpoint('get', '/api/client/c1/forms/link', () => okResponse(null))
  mockEndpoint('get', '/api/clients/c1/prescriptions', () => pageResponse([]))
  mockEndpoint('get', '/api/medical-devices/d1', () => okResponse(laser))
  mockEndpoint('get', '/api/controlled-documents/q1', () => okResponse(hygiene))
  mockEndpoint('get', '/api/controlled-documents/q1/versions', () => pageResponse([draft]))
})

test.each(Object.entries(cases))('%s is asked for a second time when that failed', async (_, retryCase) => {
  await expectRetry(routes, retryCase)
})
