import { accessible, answer, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { slots } from '../../remote'
import { ebba, liveServer, visit } from '../../testing/clinic'
import { parted } from './client-bookings'

beforeEach(() => signedIn())

const Slot = slots?.['client.bookings']
const card = [{ path: '/', element: Slot ? <Slot clientId={ebba.id} /> : null }]
const path = `/api/clients/${ebba.id}/bookings`
const at = (id: string, start_at: string, state = 'booked') => ({
  ...visit,
  id,
  start_at,
  end_at: start_at.replace(':00:00', ':45:00'),
  state,
})

test('the next visit stands first, then what has been from the latest, and a cancelled one is not to come', () => {
  const visits = [
    at('far', '2026-12-24 09:00:00'),
    at('off', '2026-12-01 09:00:00', 'cancelled'),
    at('near', '2026-11-25 09:00:00'),
    at('now', '2026-11-24 10:00:00'),
    at('old', '2026-01-01 09:00:00'),
  ]
  const { coming, been } = parted(visits, new Date('2026-11-24T10:30:00Z'))
  expect(coming.map(({ id }) => id)).toEqual(['now', 'near', 'far'])
  expect(been.map(({ id }) => id)).toEqual(['off', 'old'])
})

test('the slot shows this client’s visits, more of them on demand, and books another', async () => {
  liveServer()
  const calls = answer('get', path, ({ request }) =>
    new URL(request.url).searchParams.get('page') === '2'
      ? ok({ items: [at('v2', '2020-01-01 09:00:00')], page: 2, per_page: 20, total: 21 })
      : listed([at('v1', '2099-11-24 09:00:00')], { total: 21 }),
  )
  const { user } = show(card)
  expect(await screen.findByRole('link', { name: /2099-11-24 10:00/ })).toHaveAttribute('href', '/calendar/booking/v1')
  expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', `/calendar/booking?book=new&client=${ebba.id}`)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('list', { name: 'Earlier' })).toBeVisible()
  expect(calls).toHaveLength(2)
  await accessible()
})

test('the slot says when there are none, and tries again when they can’t be read', async () => {
  liveServer()
  const calls = answer('get', path, () => (calls.length === 1 ? refusal(503, 'server.error', 'Page Not Found.') : listed([])))
  const { user } = show(card)
  expect(await screen.findByRole('alert')).toHaveTextContent('Page Not Found.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No visits yet')).toBeVisible()
})
