import { accessible, answer, inLanguage, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { ebba, pick } from '../../testing/clinic'

const message = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  client_id: ebba.id,
  channel: 'sms',
  kind: 'notice',
  to: '+46701740601',
  sender: 'Kliniken',
  subject: '',
  text: 'Your visit is moved to 10:30',
  state: 'failed',
  attempts: 3,
  parts: 1,
  error: 'provider.rejected',
  error_text: 'The number does not exist',
  created_at: '2026-11-20 23:30:00',
  tried_at: '2026-11-20 23:31:00',
  version: 4,
}
const code = { ...message, id: '018f0000-0000-7000-8000-0000000000ab', client_id: null, kind: 'code', text: '', version: 2 }
const mail = {
  ...message,
  id: '018f0000-0000-7000-8000-0000000000ac',
  channel: 'mail',
  to: 'ebba@example.se',
  subject: 'Your booking',
  state: 'delivered',
  error_text: '',
}

beforeEach(() => signedIn())
afterEach(() => inLanguage('en'))

test('what did not reach its client is seen with its reason and sent again', async () => {
  const asked = answer('get', '/api/messages', () => listed([message, code, mail]))
  const calls = answer('post', `/api/messages/${message.id}/resend`, () => ok({ ...message, state: 'queued', version: 5 }))
  const { user } = show(routes, '/bookings/messages?filter=troubled')
  const table = within(await screen.findByRole('table', { name: 'Sent messages' }))
  expect(await table.findByText('Your visit is moved to 10:30')).toBeVisible()
  expect(table.getAllByText('The number does not exist')).toHaveLength(2)
  expect(table.getAllByText('2026-11-21 00:30')).toHaveLength(3)
  expect(table.getAllByRole('link', { name: '+46701740601' })[0]).toHaveAttribute('href', `/clients/${ebba.id}`)
  expect(table.getByText('A code, which is kept from view')).toBeVisible()
  await accessible()
  expect(asked[0]?.url.searchParams.get('undelivered')).toBe('true')
  await user.click(table.getByRole('button', { name: 'Send again to +46701740601' }))
  expect(await screen.findByText('It is being sent again')).toBeVisible()
  expect(calls[0]?.body).toEqual({ version: 4 })
  await waitFor(() => expect(asked).toHaveLength(2))
})

test('the list is narrowed by state and by whom it went to', async () => {
  const asked = answer('get', '/api/messages', () => listed([mail]))
  const { user, router } = show(routes, '/bookings/messages')
  await screen.findByText('Your booking')
  expect(asked[0]?.url.searchParams.has('undelivered')).toBe(false)
  await pick(user, screen.getByRole('combobox', { name: 'Status' }), 'Delivered')
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('state')).toBe('delivered'))
  expect(router.state.location.search).toBe('?filter=delivered')
  await user.type(screen.getByRole('searchbox', { name: 'E-mail address or number with +46' }), 'ebba@')
  await waitFor(() => expect(asked.at(-1)?.url.searchParams.get('search')).toBe('ebba@'))
})

test('what can’t be sent again says why', async () => {
  answer('get', '/api/messages', () => listed([message]))
  answer('post', `/api/messages/${message.id}/resend`, () => refusal(409, 'messaging.not_resendable', 'This message cannot be sent again.'))
  const { user } = show(routes, '/bookings/messages')
  await user.click(await screen.findByRole('button', { name: /Send again/ }))
  expect(await screen.findByText('This message cannot be sent again.')).toBeVisible()
})

test('who may not send has no button to, and a clinic without messages is told what comes here', async () => {
  signedIn({ permissions: ['booking.read', 'delivery.read'] })
  answer('get', '/api/messages', () => listed([message]))
  const { router } = show(routes, '/bookings/messages')
  await screen.findByText('Your visit is moved to 10:30')
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
  answer('get', '/api/messages', () => listed([]))
  await router.navigate('/bookings/messages?page=2')
  expect(await screen.findByText('No messages yet')).toBeVisible()
})

test('PLT-090 the list is Swedish in Swedish', async () => {
  await inLanguage('sv')
  answer('get', '/api/messages', () => listed([message]))
  show(routes, '/bookings/messages')
  expect(await screen.findByRole('heading', { name: 'Skickade meddelanden' })).toBeVisible()
  expect(await screen.findByText('Misslyckades')).toBeVisible()
})
