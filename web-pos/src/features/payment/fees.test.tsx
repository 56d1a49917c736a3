import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { booking, depositBooking, dueFee, mockPos, paidReceipt, service } from '../../testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const at = '/point-of-sale/payment'
const ebba = { id: booking.client.id, first_name: 'Ebba', last_name: 'Ek' }

beforeEach(() => mockSignedIn())
afterEach(() => setTestLanguage('en'))

function mockClient() {
  const pos = mockPos()
  mockEndpoint('get', `/api/clients/${ebba.id}`, () => okResponse(ebba))
  mockEndpoint('get', `/api/clients/${ebba.id}/bookings`, () => pageResponse([booking]))
  mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt({ number: 6 })]))
  mockEndpoint('get', `${posPath}/bookings/${booking.id}/payment`, () => okResponse(depositBooking))
  return pos
}

test('BEY-006 a booking with a deposit offers the rest, and says what was paid', async () => {
  const { quotes } = mockClient()
  const { user } = renderRoutes(routes, `${at}?client=${ebba.id}`)
  const bookings = within(await screen.findByRole('list', { name: 'Today’s bookings' }))
  expect(await bookings.findByText(/170\.00.* paid in advance, .*680\.00.* remains/)).toBeVisible()
  await user.click(bookings.getByRole('button', { name: 'Add the rest' }))
  await waitFor(() =>
    expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: [{ service_id: service.id, price: 68000 }] }),
  )
  expect(bookings.getByRole('button', { name: 'In the cart' })).toBeDisabled()
})

test('BEY-006 checkout opened from a booking with a deposit holds the rest', async () => {
  const { quotes } = mockClient()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(booking))
  renderRoutes(routes, `${at}?booking=${booking.id}`)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: [{ price: 68000 }] }))
})

test('BEY-006 a due fee is offered with its client, sold as it is, and leaves the cart with the client', async () => {
  const { quotes } = mockClient()
  const lists = mockEndpoint('get', `/api/clients/${ebba.id}/booking-fees`, () => pageResponse([dueFee]))
  const { user } = renderRoutes(routes, `${at}?client=${ebba.id}`)
  const fees = within(await screen.findByRole('list', { name: 'Fees to be paid' }))
  expect(fees.getByRole('listitem')).toHaveTextContent(/No-show: Peeling · .*300\.00/)
  await user.click(fees.getByRole('button', { name: 'Add the fee' }))
  await waitFor(() =>
    expect(quotes.at(-1)?.body).toMatchObject({ booking_id: null, lines: [{ type: 'service', booking_fee_id: dueFee.id, quantity: 1 }] }),
  )
  expect(fees.getByRole('button', { name: 'In the cart' })).toBeDisabled()
  const cart = within(screen.getByRole('list', { name: 'Cart' }))
  expect(cart.getByText('No-show: Peeling')).toBeVisible()
  expect(cart.queryByRole('button', { name: /Edit No-show/ })).toBeNull()
  expect(lists[0]?.url.searchParams.get('state')).toBe('due')
  const ivar = { id: '018f0000-0000-7000-8000-0000000000f2', first_name: 'Ivar', last_name: 'Ek' }
  mockEndpoint('get', '/api/clients', () => pageResponse([ivar]))
  mockEndpoint('get', `/api/clients/${ivar.id}/bookings`, () => pageResponse([]))
  await user.clear(screen.getByRole('combobox', { name: 'Client' }))
  await user.type(screen.getByRole('combobox', { name: 'Client' }), 'Ivar')
  await user.click(await screen.findByRole('option', { name: /Ivar Ek/, hidden: true }))
  expect(await screen.findByText(/^Add a service or a product to begin/)).toBeVisible()
})

test('BEY-006 in Swedish the fee and the rest are named', async () => {
  setTestLanguage('sv')
  mockClient()
  mockEndpoint('get', `/api/clients/${ebba.id}/booking-fees`, () => pageResponse([{ ...dueFee, kind: 'cancellation' }]))
  renderRoutes(routes, `${at}?client=${ebba.id}`)
  expect(await screen.findByText(/Sen avbokning: Peeling/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Lägg till resten' })).toBeVisible()
})
