import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSessionStore } from '../session'
import { errorResponse, mockEndpoint, mockSignedIn, mockSocket, server } from '../testing'
import { type Change, subscribe } from './realtime'

/** A realtime server that records messages and can close its connections. */
function mockRealtimeServer() {
  const messages: unknown[] = []
  server.use(
    mockSocket.addEventListener('connection', ({ client }) =>
      client.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data)))),
    ),
  )
  const closeAll = (code: number, reason = '') => {
    for (const connection of mockSocket.clients) connection.close(code, reason)
  }
  return { messages, closeAll }
}

test('BKG-020 one socket serves all topics, and each listener receives the changes of its own', async () => {
  const { messages } = mockRealtimeServer()
  const changes: Change[] = []
  const unsubscribes = [subscribe('bookings', (change) => changes.push(change)), subscribe('clients', () => expect.unreachable())]
  await waitFor(() => expect(messages).toEqual([{ subscribe: ['bookings', 'clients'] }]))
  expect(mockSocket.clients.size).toBe(1)
  mockSocket.broadcast(JSON.stringify({ topic: 'bookings', id: 'b1', version: 2 }))
  mockSocket.broadcast(JSON.stringify({ topic: 'bookings', refused: 'permission.role' }))
  await waitFor(() => expect(changes).toEqual([{ topic: 'bookings', id: 'b1', version: 2 }]))
  for (const unsubscribe of unsubscribes) unsubscribe()
})

test('a lost socket reconnects and reports every topic as changed', async () => {
  const { messages, closeAll } = mockRealtimeServer()
  const changes: Change[] = []
  const unsubscribe = subscribe('bookings', (change) => changes.push(change))
  await waitFor(() => expect(messages).toHaveLength(1))
  closeAll(1012)
  await waitFor(() => expect(changes).toEqual([{ topic: 'bookings', id: null, version: null }]))
  expect(messages).toHaveLength(2)
  unsubscribe()
})

test('PLT-004 an ended session signs this tab out and stops reconnecting', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/session', () => errorResponse(410, 'auth.session_replaced', 'You have signed in elsewhere.'))
  const { messages, closeAll } = mockRealtimeServer()
  const unsubscribe = subscribe('bookings', () => {})
  await waitFor(() => expect(messages).toHaveLength(1))
  closeAll(4410, 'auth.session_replaced')
  await waitFor(() => expect(useSessionStore.getState()).toMatchObject({ session: null, endReason: 'You have signed in elsewhere.' }))
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(messages).toHaveLength(1)
  unsubscribe()
})
