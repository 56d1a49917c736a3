import { mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { booking, depositBooking, mockPos, posPath, quote, receiptLine, service, unpaidBooking } from '../../testing/fixtures'

const CHECKOUT = `/point-of-sale/payment?booking=${booking.id}`
const MASK = '018f0000-0000-7000-8000-0000000000c9'

const visit = {
  ...booking,
  service: { ...booking.service, name: 'Peeling + Mask', price: 85000 },
  add_ons: [{ service_id: MASK, name: 'Mask', price: 20000, duration: 15 }],
}

/** The services of the visit, with what remains of each. */
const lines = (peeling: number, mask: number) => [
  { service_id: service.id, name: 'Peeling', price: 65000, rest: peeling },
  { service_id: MASK, name: 'Mask', price: 20000, rest: mask },
]

beforeEach(() => {
  mockSignedIn()
  mockEndpoint('get', `/api/clients/${booking.client.id}/bookings`, () => pageResponse([]))
})

test('BEY-005 a visit with an add-on has a line for each of its services, at the price as booked', async () => {
  const { quotes } = mockPos()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(visit))
  mockEndpoint('get', `${posPath}/bookings/${booking.id}/payment`, () => okResponse({ ...unpaidBooking, lines: lines(65000, 20000) }))
  const { user } = renderRoutes(routes, CHECKOUT)
  await screen.findByRole('button', { name: 'Edit Mask' })
  const expected = [
    { service_id: service.id, price: 65000, practitioner_id: booking.practitioner_id },
    { service_id: MASK, price: 20000, practitioner_id: booking.practitioner_id },
  ]
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: expected }))
  await user.click(screen.getByRole('button', { name: 'Remove Mask' }))
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: [{ price: 65000 }] }))
  await user.click(screen.getByRole('button', { name: 'Remove Peeling' }))
  expect(await screen.findByText(/^Add a service or a product to begin/)).toBeVisible()
})

test('BEY-005 BEY-006 after a deposit each service has the line of its rest; one that the deposit covers has none', async () => {
  const { quotes } = mockPos()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(visit))
  const payments = [lines(52000, 16000), lines(68000, 0)]
  mockEndpoint('get', `${posPath}/bookings/${booking.id}/payment`, () => okResponse({ ...depositBooking, lines: payments.shift() }))
  const first = renderRoutes(routes, CHECKOUT)
  const rests = [
    { service_id: service.id, price: 52000 },
    { service_id: MASK, price: 16000 },
  ]
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: rests }))
  first.unmount()
  window.sessionStorage.clear()
  renderRoutes(routes, CHECKOUT)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ lines: [{ service_id: service.id, price: 68000 }] }))
})

test('BKG-002 a service that is exempt by its own VAT rate says so', async () => {
  mockPos()
  const line = { ...receiptLine, type: 'service', service_id: service.id, purpose: 'medical', tax_percentage: 0 } as const
  mockEndpoint('post', `${posPath}/payment/quote`, () => okResponse({ ...quote, lines: [line] }))
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(booking))
  renderRoutes(routes, CHECKOUT)
  expect(await screen.findByText('health care, no VAT')).toBeVisible()
})
