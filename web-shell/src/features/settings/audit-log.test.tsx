import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AppLayout } from '../../frame/app-layout'
import { privateRoutes } from '../../routes'

const entry = {
  id: 'a1',
  at: '2026-11-20 10:00:00',
  action: 'booking.cancelled',
  actor: 'Sara Åberg',
  event: 'Booking: cancelled',
  subject: '',
  client_id: 'c1',
  client_name: 'Anna Ek',
  reason: 'Ill',
}
const refused = { ...entry, id: 'a2', event: 'Access: refused', client_id: null, client_name: '', subject: '/api/audit', reason: '' }
const renderLog = () => renderRoutes([{ path: '/', element: <AppLayout />, children: privateRoutes }], '/settings/audit-log')
const member = { id: 'm1', first_name: 'Mats', last_name: 'Berg' }

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', '/api/session/workspaces', () => okResponse([]))
  mockEndpoint('get', '/api/users', () => pageResponse([member]))
  mockEndpoint('get', '/api/clients', () => pageResponse([{ ...member, id: 'c1', first_name: 'Anna', last_name: 'Ek' }]))
})

test('REC-008 LAW-008 the log says who did what with whom, and goes on by key', async () => {
  const calls = mockEndpoint('get', '/api/audit-log', ({ request }) =>
    okResponse(new URL(request.url).searchParams.get('before') ? { entries: [refused], next: null } : { entries: [entry], next: 'a1' }),
  )
  const { user } = renderLog()
  expect(await screen.findByText('Booking: cancelled')).toBeInTheDocument()
  expect(screen.getByText('Sara Åberg')).toBeInTheDocument()
  expect(screen.getByText('Reason: Ill')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Anna Ek' })).toHaveAttribute('href', '/clients/c1')
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Show older events' }))
  expect(await screen.findByText('Access: refused')).toBeInTheDocument()
  expect(calls[1]?.url.searchParams.get('before')).toBe('a1')
  expect(screen.queryByRole('button', { name: 'Show older events' })).toBeNull()
})

test('REC-008 the log is filtered by user, client, kind and days, and downloaded with the same filter', async () => {
  const calls = mockEndpoint('get', '/api/audit-log', () => okResponse({ entries: [entry], next: null }))
  const downloads = mockEndpoint('get', '/api/audit-log/export', () => new Response('xlsx'))
  const { user } = renderLog()
  await screen.findByText('Booking: cancelled')
  expect(calls[0]?.url.searchParams.get('from_day')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await user.click(screen.getByRole('button', { name: 'Clear the first day' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Refused')
  await user.click(screen.getByRole('combobox', { name: 'User' }))
  await user.click(await screen.findByRole('option', { name: 'Mats Berg', hidden: true }))
  await user.click(screen.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: /Anna Ek/, hidden: true }))
  const filter = { kind: 'refused', membership_id: 'm1', client_id: 'c1' }
  await waitFor(() => expect(Object.fromEntries(calls.at(-1)?.url.searchParams ?? [])).toEqual(filter))
  await user.click(screen.getByRole('button', { name: 'To' }))
  const last = await screen.findAllByRole('button', { name: /^1 /, hidden: true })
  await user.click(last[0] as Element)
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('until_day')).toMatch(/^\d{4}-\d{2}-01$/))
  await user.click(screen.getByRole('button', { name: 'Download as Excel' }))
  const until = calls.at(-1)?.url.searchParams.get('until_day')
  await waitFor(() => expect(Object.fromEntries(downloads[0]?.url.searchParams ?? [])).toEqual({ ...filter, until_day: until }))
})

test('REC-008 a filter that matches nothing says so, in Swedish too', async () => {
  mockEndpoint('get', '/api/audit-log', () => okResponse({ entries: [], next: null }))
  await setTestLanguage('sv')
  renderLog()
  expect(await screen.findByText('Inga händelser')).toBeInTheDocument()
  await setTestLanguage('en')
})
