import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { ebba, selectOption } from '../../testing/fixtures'

const message = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  client_id: ebba.id,
  channel: 'sms',
  type: 'notice',
  to: '+46701740601',
  sender: 'Kliniken',
  subject: '',
  text: 'Your booking is moved to 10:30',
  state: 'failed',
  attempts: 3,
  segments: 1,
  error: 'provider.rejected',
  error_text: 'The number does not exist',
  created_at: '2026-11-20 23:30:00',
  tried_at: '2026-11-20 23:31:00',
  version: 4,
}
const code = { ...message, id: '018f0000-0000-7000-8000-0000000000ab', client_id: null, type: 'code', text: '', version: 2 }
const mail = {
  ...message,
  id: '018f0000-0000-7000-8000-0000000000ac',
  channel: 'mail',
  to: 'ebba@example.se',
  subject: 'Your booking',
  state: 'delivered',
  error_text: '',
}

beforeEach(() => mockSignedIn())
afterEach(() => setTestLanguage('en'))

test('an undelivered message shows its reason and can be sent again', async () => {
  const requests = mockEndpoint('get', '/api/messages', () => pageResponse([message, code, mail]))
  const calls = mockEndpoint('post', `/api/messages/${message.id}/resend`, () => okResponse({ ...message, state: 'queued', version: 5 }))
  const { user } = renderRoutes(routes, '/bookings/messages?filter=undelivered')
  const table = within(await screen.findByRole('table', { name: 'Sent messages' }))
  expect(await table.findByText('Your booking is moved to 10:30')).toBeVisible()
  expect(table.getAllByText('The number does not exist')).toHaveLength(2)
  expect(table.getAllByText('2026-11-21 00:30')).toHaveLength(3)
  expect(table.getAllByRole('link', { name: '+46701740601' })[0]).toHaveAttribute('href', `/clients/${ebba.id}`)
  expect(table.getByText('Verification code (hidden)')).toBeVisible()
  await expectNoA11yViolations()
  expect(requests[0]?.url.searchParams.get('undelivered')).toBe('true')
  await user.click(table.getByRole('button', { name: 'Send again to +46701740601' }))
  expect(await screen.findByText('Sending again')).toBeVisible()
  expect(calls[0]?.body).toEqual({ version: 4 })
  await waitFor(() => expect(requests).toHaveLength(2))
})

test('USE-017 undelivered messages are sent again together after a question, and those no longer current are named', async () => {
  const other = { ...message, id: '018f0000-0000-7000-8000-0000000000ad', to: '+46701740602' }
  mockEndpoint('get', '/api/messages', () => pageResponse([message, other, mail]))
  const calls = mockEndpoint('post', `/api/messages/${message.id}/resend`, () => okResponse({ ...message, state: 'queued', version: 5 }))
  mockEndpoint('post', `/api/messages/${other.id}/resend`, () =>
    errorResponse(409, 'messaging.not_resendable', 'This message cannot be sent again.'),
  )
  const { user } = renderRoutes(routes, '/bookings/messages')
  await user.click(await screen.findByRole('checkbox', { name: 'Select the message to +46701740601' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select the message to +46701740602' }))
  expect(screen.getByRole('checkbox', { name: 'Select the message to ebba@example.se' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  const question = within(await screen.findByRole('dialog', { name: 'Send 2 messages again?' }))
  expect(calls).toHaveLength(0)
  await user.click(question.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('1 message is sent again')).toBeVisible()
  expect(await screen.findByText('1 message is no longer current and was not sent')).toBeVisible()
  expect(calls[0]?.body).toEqual({ version: 4 })
})

test('USE-015 a message that is being sent shows what becomes of it without a reload', async () => {
  const states = ['queued', 'sending', 'delivered'] as const
  const requests = mockEndpoint('get', '/api/messages', () =>
    pageResponse([{ ...message, state: states[Math.min(requests.length, states.length) - 1], error_text: '' }]),
  )
  renderRoutes(routes, '/bookings/messages')
  const table = within(await screen.findByRole('table', { name: 'Sent messages' }))
  expect(await table.findByText('Queued')).toBeVisible()
  expect(await table.findByText('Delivered', undefined, { timeout: 20_000 })).toBeVisible()
  expect(requests).toHaveLength(3)
})

test('the list is filtered by state and by recipient', async () => {
  const requests = mockEndpoint('get', '/api/messages', () => pageResponse([mail]))
  const { user, router } = renderRoutes(routes, '/bookings/messages')
  await screen.findByText('Your booking')
  expect(requests[0]?.url.searchParams.has('undelivered')).toBe(false)
  await selectOption(user, screen.getByRole('combobox', { name: 'Status' }), 'Delivered')
  await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('state')).toBe('delivered'))
  expect(router.state.location.search).toBe('?filter=delivered')
  await user.type(screen.getByRole('searchbox', { name: 'E-mail address or number with +46' }), 'ebba@')
  await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('search')).toBe('ebba@'))
})

test('a message that cannot be sent again shows the server’s reason', async () => {
  mockEndpoint('get', '/api/messages', () => pageResponse([message]))
  mockEndpoint('post', `/api/messages/${message.id}/resend`, () =>
    errorResponse(409, 'messaging.not_resendable', 'This message cannot be sent again.'),
  )
  const { user } = renderRoutes(routes, '/bookings/messages')
  await user.click(await screen.findByRole('button', { name: /Send again/ }))
  expect(await screen.findByText('This message cannot be sent again.')).toBeVisible()
})

test('a user without permission sees no button to send again, and an empty list shows a text', async () => {
  mockSignedIn({ permissions: ['booking.read', 'delivery.read'] })
  mockEndpoint('get', '/api/messages', () => pageResponse([message]))
  const { router } = renderRoutes(routes, '/bookings/messages')
  await screen.findByText('Your booking is moved to 10:30')
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
  mockEndpoint('get', '/api/messages', () => pageResponse([]))
  await router.navigate('/bookings/messages?page=2')
  expect(await screen.findByText('No messages yet')).toBeVisible()
})

test('PLT-090 the list is translated to Swedish', async () => {
  await setTestLanguage('sv')
  mockEndpoint('get', '/api/messages', () => pageResponse([message]))
  renderRoutes(routes, '/bookings/messages')
  expect(await screen.findByRole('heading', { name: 'Skickade meddelanden' })).toBeVisible()
  expect(await screen.findByText('Misslyckades')).toBeVisible()
})
