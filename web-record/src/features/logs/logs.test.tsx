import { accessible, answer, inLanguage, listed, refusal, show, signedIn, snapshot } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const look = { id: 'l1', at: '2026-11-20 10:00:00', who: 'Sara Åberg', what: 'read a procedure', sentence: 'Sara Åberg read a procedure.' }
const done = {
  id: 'a1',
  at: '2026-11-20 09:00:00',
  action: 'procedure.signed',
  subject_id: null,
  client_id: 'c1',
  actor: 'staff',
  identity_id: null,
  membership_id: 'm1',
  name: 'Sara Åberg',
  facts: {},
}

beforeEach(() => {
  answer('get', '/api/overview/clients/c1/card', () => refusal(404, 'not_found', 'not here'))
})

test('REC-008 BEY-026 the log tells who has looked in plain words, and everything that was done with time and person', async () => {
  const { permissions } = snapshot()
  signedIn({ permissions: [...permissions, 'client.looks.read'] })
  answer('get', '/api/clients/c1/looks', () => listed([look]))
  const calls = answer('get', '/api/audit', () =>
    listed([done, { ...done, id: 'a2', action: 'booking.made', membership_id: null, name: '', actor: 'visitor' }]),
  )
  const { user } = show(routes, '/clients/c1/logs')
  expect(await screen.findByText('Sara Åberg read a procedure.')).toBeInTheDocument()
  await accessible()
  await user.click(screen.getByRole('radio', { name: 'Everything' }))
  expect(await screen.findByText('Procedure: signed')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Sara Åberg')).toBeInTheDocument())
  expect(screen.getByText('The client, by link')).toBeInTheDocument()
  expect(calls[0]?.url.searchParams.get('client_id')).toBe('c1')
})

test('REC-008 a change of a client tells what stood there before, in both languages, also by a colleague who has left', async () => {
  signedIn()
  const facts = {
    before: { warning: 'Penicillin', is_active: true, publish_permission: '' },
    after: { warning: '', is_active: false, publish_permission: 'authorize' },
  }
  answer('get', '/api/audit', () => listed([{ ...done, action: 'client.changed', name: 'Nora Ny', facts }]))
  const { unmount } = show(routes, '/clients/c1/logs')
  expect(await screen.findByText('Warning: Penicillin → (empty)')).toBeInTheDocument()
  expect(screen.getByText('Active client: yes → no')).toBeInTheDocument()
  expect(screen.getByText('Permission to publish pictures: (empty) → Authorize')).toBeInTheDocument()
  expect(screen.getByText('Nora Ny')).toBeInTheDocument()
  unmount()
  await inLanguage('sv')
  show(routes, '/clients/c1/logs')
  expect(await screen.findByText('Varning: Penicillin → (tomt)')).toBeInTheDocument()
  await inLanguage('en')
})
