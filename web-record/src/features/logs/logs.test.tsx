import {
  clientAuditActions,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  pageResponse,
  permissionsExcept,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { en } from '../../texts/en'
import { sv } from '../../texts/sv'

const accessEntry = {
  id: 'l1',
  at: '2026-11-20 10:00:00',
  actor: 'Sara Åberg',
  action: 'read a treatment note',
  sentence: 'Sara Åberg read a treatment note.',
}
const auditEntry = {
  id: 'a1',
  at: '2026-11-20 09:00:00',
  action: 'procedure.signed',
  subject_id: null,
  client_id: 'c1',
  actor: 'staff',
  identity_id: null,
  membership_id: 'm1',
  name: 'Sara Åberg',
  details: {},
}

beforeEach(() => {
  mockEndpoint('get', '/api/overview/clients/c1/summary', () => errorResponse(404, 'not_found', 'not here'))
  mockEndpoint('get', '/api/users', () => pageResponse([{ id: 'm1', first_name: 'Mats', last_name: 'Berg' }]))
})

test('REC-008 BEY-026 the access log names who viewed what, and all events show their time and actor', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/clients/c1/access-log', () => pageResponse([accessEntry]))
  const calls = mockEndpoint('get', '/api/audit', () =>
    pageResponse([auditEntry, { ...auditEntry, id: 'a2', action: 'booking.created', membership_id: null, name: '', actor: 'visitor' }]),
  )
  const { user } = renderRoutes(routes, '/clients/c1/logs')
  expect(await screen.findByText('Sara Åberg read a treatment note.')).toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('radio', { name: 'All events' }))
  expect(await screen.findByText('Treatment note: signed')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Sara Åberg')).toBeInTheDocument())
  expect(screen.getByText('The client, by link')).toBeInTheDocument()
  expect(calls[0]?.url.searchParams.get('client_id')).toBe('c1')
  // PLT-109: twenty a page.
  expect(calls[0]?.url.searchParams.get('per_page')).toBe('20')
})

test('REC-008 a change of a client shows the old and new values, in both languages, also by a member who has left', async () => {
  mockSignedIn({ permissions: permissionsExcept('client.access_log.read') })
  const details = {
    before: { warning: 'Penicillin', is_active: true, publish_permission: '' },
    after: { warning: '', is_active: false, publish_permission: 'authorize' },
  }
  mockEndpoint('get', '/api/audit', () => pageResponse([{ ...auditEntry, action: 'client.changed', name: 'Nora Ny', details }]))
  const { unmount } = renderRoutes(routes, '/clients/c1/logs')
  expect(await screen.findByText('Warning: Penicillin → (empty)')).toBeInTheDocument()
  expect(screen.getByText('Active client: yes → no')).toBeInTheDocument()
  expect(screen.getByText('Permission to publish pictures: (empty) → Authorize')).toBeInTheDocument()
  expect(screen.getByText('Nora Ny')).toBeInTheDocument()
  unmount()
  await setTestLanguage('sv')
  renderRoutes(routes, '/clients/c1/logs')
  expect(await screen.findByText('Varning: Penicillin → (tomt)')).toBeInTheDocument()
  await setTestLanguage('en')
})

test('REC-008 USE-014 an event with a reason shows it', async () => {
  mockSignedIn({ permissions: permissionsExcept('client.access_log.read') })
  const entry = { ...auditEntry, action: 'booking.cancelled', details: { reason: 'The client is ill' } }
  mockEndpoint('get', '/api/audit', () => pageResponse([entry]))
  renderRoutes(routes, '/clients/c1/logs')
  expect(await screen.findByText('Booking: cancelled')).toBeInTheDocument()
  expect(screen.getByText('Reason: The client is ill')).toBeInTheDocument()
})

test('REC-008 the events of a client are filtered by user, kind and days, and downloaded', async () => {
  mockSignedIn({ permissions: permissionsExcept('client.access_log.read') })
  const calls = mockEndpoint('get', '/api/audit', () => pageResponse([auditEntry]))
  const downloads = mockEndpoint('get', '/api/audit-log/export', () => new Response('xlsx'))
  const { user } = renderRoutes(routes, '/clients/c1/logs')
  await screen.findByText('Treatment note: signed')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Changes')
  await user.click(screen.getByRole('combobox', { name: 'User' }))
  await user.click(await screen.findByRole('option', { name: 'Mats Berg', hidden: true }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('membership_id')).toBe('m1'))
  expect(calls.at(-1)?.url.searchParams.get('kind')).toBe('changes')
  await user.click(screen.getByRole('button', { name: 'Download as Excel' }))
  const filter = { client_id: 'c1', kind: 'changes', membership_id: 'm1' }
  await waitFor(() => expect(Object.fromEntries(downloads[0]?.url.searchParams ?? [])).toEqual(filter))
})

test('LAW-009 the log extract for the client is downloaded by those who may read the access log', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/clients/c1/access-log', () => pageResponse([accessEntry]))
  const downloads = mockEndpoint('get', '/api/clients/c1/access-log/extract', () => new Response('pdf'))
  const { user } = renderRoutes(routes, '/clients/c1/logs')
  await user.click(await screen.findByRole('button', { name: 'Log extract for the client' }))
  await waitFor(() => expect(downloads).toHaveLength(1))
})

test.each([
  ['English', en],
  ['Swedish', sv],
])('REC-008 every audit action about a client has a label in %s', (_, texts) => {
  const parts = clientAuditActions.map((action) => action.split('.') as [string, string])
  expect(parts.length).toBeGreaterThan(50)
  const unique = (names: string[]) => [...new Set(names)].sort()
  expect(Object.keys(texts.logs.entities).sort()).toEqual(unique(parts.map(([entity]) => entity)))
  expect(Object.keys(texts.logs.actions).sort()).toEqual(unique(parts.map(([, name]) => name)))
  for (const label of Object.values({ ...texts.logs.entities, ...texts.logs.actions })) expect(label).not.toBe('')
})

test('REC-008 a Swedish label has one form for words of both genders', () => {
  const gendered = Object.values(sv.logs.actions).filter((label) => /^\S+(ad|at|en|et)$/.test(label))
  expect(gendered).toEqual([])
})
