import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes } from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { slots } from '../../remote'
import { routes } from '../../routes'
import { depositBooking, giftCard, mockPos, paidBooking, paidReceipt, unpaidBooking } from '../../testing/fixtures'

const posPath = '/api/v3/point-of-sale'

beforeEach(() => mockSignedIn())

test('POS-033 gift cards are listed with their balance, searched by number and edited', async () => {
  mockPos()
  const calls = mockEndpoint('get', `${posPath}/gift-cards`, () => pageResponse([giftCard]))
  const saved = mockEndpoint('put', `${posPath}/gift-cards/${giftCard.id}`, () => okResponse(giftCard))
  const { user } = renderRoutes(routes, '/point-of-sale/gift-card')
  expect(await screen.findByRole('row', { name: /ABCDE23456.*Can be used.*500\.00.*200\.50/ })).toBeVisible()
  await expectNoA11yViolations()
  await user.type(screen.getByRole('searchbox'), 'abcde')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('abcde'))
  await user.click(screen.getByRole('button', { name: giftCard.code }))
  const panel = await screen.findByRole('dialog', { name: giftCard.code })
  expect(within(panel).getByText(/200\.50 of .*500\.00 left/)).toBeInTheDocument()
  await user.click(within(panel).getByRole('switch', { name: 'Can be used' }))
  await user.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved[0]?.body).toEqual({ expires_on: '2099-01-01', is_active: false, version: 1 }))
})

test('POS-033 a gift card is sold at checkout with a value and an expiry date', async () => {
  const { quotes } = mockPos()
  const { user } = renderRoutes(routes, '/point-of-sale/payment?sell=gift-card')
  const form = await screen.findByRole('form', { name: 'Gift card' })
  await user.click(within(form).getByRole('button', { name: 'Add the gift card' }))
  expect(await within(form).findByText('This field is required.')).toBeVisible()
  await user.type(within(form).getByLabelText(/Value/), '500')
  await user.click(within(form).getByRole('button', { name: 'Add the gift card' }))
  await waitFor(() =>
    expect(quotes.at(-1)?.body).toMatchObject({
      lines: [{ type: 'gift_card', price: 50000, expires_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    }),
  )
  expect(await screen.findByRole('button', { name: /^Card / })).toBeEnabled()
})

test('REC-012 the slot of a client lists receipts and gift cards, and links to a new sale', async () => {
  mockPos()
  const clientId = '018f0000-0000-7000-8000-0000000000f1'
  const Receipts = slots?.['client.receipts']
  const calls = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt()]))
  mockEndpoint('get', `${posPath}/gift-cards`, () => pageResponse([giftCard]))
  renderRoutes([{ path: '/', element: Receipts ? <Receipts clientId={clientId} /> : null }])
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toHaveAttribute(
    'href',
    `/point-of-sale/receipt/${paidReceipt().id}/detail`,
  )
  expect(await screen.findByText('Gift card ABCDE23456')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New sale' })).toHaveAttribute('href', `/point-of-sale/payment?client=${clientId}`)
  expect(calls[0]?.url.searchParams.get('client_id')).toBe(clientId)
  await expectNoA11yViolations()
})

test('BKG-021 USE-004 the slot of a booking links to its receipt, or to checkout while it is unpaid', async () => {
  mockPos()
  const bookingId = '018f0000-0000-7000-8000-0000000000e1'
  const Visit = slots?.['booking.receipt']
  const element = Visit ? <Visit bookingId={bookingId} /> : null
  mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt({ status: 'CANCELLED', number: null })]))
  const { unmount } = renderRoutes([{ path: '/', element }])
  expect(await screen.findByRole('link', { name: 'Take payment' })).toHaveAttribute('href', `/point-of-sale/payment?booking=${bookingId}`)
  unmount()
  mockEndpoint('get', `${posPath}/bookings/${bookingId}/payment`, () => okResponse(paidBooking))
  mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt()]))
  renderRoutes([{ path: '/', element }])
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toHaveAttribute(
    'href',
    `/point-of-sale/receipt/${paidReceipt().id}/detail`,
  )
  expect(screen.queryByRole('link', { name: 'Take payment' })).not.toBeInTheDocument()
  cleanup()
  mockEndpoint('get', `${posPath}/bookings/${bookingId}/payment`, () => okResponse(unpaidBooking))
  mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt({ status: 'REFUNDED' })]))
  renderRoutes([{ path: '/', element }])
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Take payment' })).toHaveAttribute('href', `/point-of-sale/payment?booking=${bookingId}`)
  cleanup()
  mockEndpoint('get', `${posPath}/bookings/${bookingId}/payment`, () => okResponse(depositBooking))
  mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt()]))
  renderRoutes([{ path: '/', element }])
  expect(await screen.findByText(/170\.00.* is paid, .*680\.00.* remains\./)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take payment' })).toHaveAttribute('href', `/point-of-sale/payment?booking=${bookingId}`)
})
