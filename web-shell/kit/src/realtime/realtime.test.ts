import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../session'
import { answer, live, refusal, server, signedIn } from '../testing'
import { type Change, subscribe } from './realtime'

/** A server that keeps what pages said, and can leave them. */
function listening() {
  const said: unknown[] = []
  server.use(
    live.addEventListener('connection', ({ client }) =>
      client.addEventListener('message', ({ data }) => said.push(JSON.parse(String(data)))),
    ),
  )
  const leave = (code: number, reason = '') => {
    for (const page of live.clients) page.close(code, reason)
  }
  return { said, leave }
}

test('BKG-020 one socket hears of all topics that are listened to, and each hears its own', async () => {
  const { said } = listening()
  const heard: Change[] = []
  const stops = [subscribe('bookings', (change) => heard.push(change)), subscribe('clients', () => expect.unreachable())]
  await waitFor(() => expect(said).toEqual([{ subscribe: ['bookings', 'clients'] }]))
  expect(live.clients.size).toBe(1)
  live.broadcast(JSON.stringify({ topic: 'bookings', id: 'b1', version: 2 }))
  live.broadcast(JSON.stringify({ topic: 'bookings', refused: 'permission.role' }))
  await waitFor(() => expect(heard).toEqual([{ topic: 'bookings', id: 'b1', version: 2 }]))
  for (const stop of stops) stop()
})

test('a lost socket is opened again, and since nobody knows what was missed everything is looked at', async () => {
  const { said, leave } = listening()
  const heard: Change[] = []
  const stop = subscribe('bookings', (change) => heard.push(change))
  await waitFor(() => expect(said).toHaveLength(1))
  leave(1012)
  await waitFor(() => expect(heard).toEqual([{ topic: 'bookings', id: null, version: null }]))
  expect(said).toHaveLength(2)
  stop()
})

test('PLT-004 a session that has ended signs this tab out, and nothing knocks again', async () => {
  signedIn()
  answer('get', '/api/session', () => refusal(410, 'auth.ended_elsewhere', 'You have signed in elsewhere.'))
  const { said, leave } = listening()
  const stop = subscribe('bookings', () => {})
  await waitFor(() => expect(said).toHaveLength(1))
  leave(4410, 'auth.ended_elsewhere')
  await waitFor(() => expect(session.getState()).toMatchObject({ session: null, ended: 'You have signed in elsewhere.' }))
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(said).toHaveLength(1)
  stop()
})
