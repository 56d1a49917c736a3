import {
  createSession,
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  renderRoutes,
} from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { mockPos, openReceipt, paidReceipt } from '../../testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const at = `/point-of-sale/payment/${paidReceipt().id}`
const receiptPath = `${posPath}/receipts/${paidReceipt().id}`
const next = openReceipt({ id: '018f0000-0000-7000-8000-000000001002', retry_of_id: paidReceipt().id })

beforeEach(() => mockSignedIn())

const { company, user: person } = createSession()
const cart = `pos.cart.${company?.id}.${person?.id}`

test('POS-022 a sale is followed from the terminal to its receipt, also after a reload', async () => {
  const { say: broadcast } = mockPos()
  let now = openReceipt()
  mockEndpoint('get', receiptPath, () => okResponse(now))
  const first = renderRoutes(routes, at)
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop the payment' })).toBeEnabled()
  await expectNoA11yViolations()
  first.unmount()
  renderRoutes(routes, at)
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  now = paidReceipt() as never
  broadcast({ topic: 'receipts', id: paidReceipt().id, version: 4 })
  expect(await screen.findByText(/^Paid /)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next sale' })).toHaveAttribute('href', '/point-of-sale/payment')
  expect(screen.getByRole('button', { name: 'Print or save' })).toBeEnabled()
  await expectNoA11yViolations()
})

test('POS-022 a payment is stopped on request, and a stop that is too late shows the server’s message', async () => {
  mockPos()
  mockEndpoint('get', receiptPath, () => okResponse(openReceipt()))
  const refused = mockEndpoint('post', `${posPath}/payment/${paidReceipt().id}/abort`, () =>
    errorResponse(409, 'pos.too_late_to_abort', 'It is too late to stop this payment.'),
  )
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Stop the payment' }))
  expect(await screen.findByText('It is too late to stop this payment.')).toBeVisible()
  const stopped = mockEndpoint('post', `${posPath}/payment/${paidReceipt().id}/abort`, () => okResponse(openReceipt({ can_abort: false })))
  await user.click(screen.getByRole('button', { name: 'Stop the payment' }))
  expect(await screen.findByText('Stopping')).toBeVisible()
  const [first, second] = [refused, stopped].map((calls) => calls[0]?.request.headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second, 'what was refused is asked for anew').not.toBe(first)
})

test('BEY-042 a stop with a lost response is sent again with the same key', async () => {
  mockPos()
  mockEndpoint('get', receiptPath, () => okResponse(openReceipt()))
  const calls = mockEndpoint('post', `${posPath}/payment/${paidReceipt().id}/abort`, () =>
    calls.length === 1 ? HttpResponse.error() : okResponse(openReceipt({ can_abort: false })),
  )
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Stop the payment' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop the payment' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Stop the payment' }))
  expect(await screen.findByText('Stopping')).toBeVisible()
  const [first, second] = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('BEY-042 POS-022 a sale with an outcome reported too late is not made; only its tab can change the payment method', async () => {
  mockPos()
  sessionStorage.setItem(cart, JSON.stringify({ saleId: paidReceipt().id }))
  const status_reason = { code: 'pos.payment_outcome_unknown', text: 'What was charged goes back by itself.' }
  const failure_reason = { code: 'pos.payment_outcome_late', text: 'The terminal said too late that the card was charged.' }
  mockEndpoint('get', receiptPath, () =>
    okResponse(openReceipt({ status: 'PROCESSING', is_processing: true, can_abort: false, status_reason, failure_reason })),
  )
  const { user, router } = renderRoutes(routes, at)
  expect(await screen.findByText('The sale is not made')).toBeVisible()
  expect(screen.getByText('What was charged goes back by itself.')).toBeVisible()
  expect(document.querySelector('.mantine-Loader-root'), 'nothing is waited for').toBeNull()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'Change payment method' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/point-of-sale/payment'))
  expect(JSON.parse(sessionStorage.getItem(cart) ?? '{}')).toMatchObject({ saleId: null })
  await router.navigate(at)
  expect(await screen.findByText('The sale is not made')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change payment method' })).not.toBeInTheDocument()
})

test('BEY-042 a retry after a refused one has a new key', async () => {
  mockPos()
  mockEndpoint('get', receiptPath, () => okResponse(paidReceipt({ status: 'CANCELLED', number: null, control_registration: null })))
  mockEndpoint('get', `${posPath}/receipts/${next.id}`, () => okResponse(next))
  const calls = mockEndpoint('post', `${posPath}/payment/${paidReceipt().id}/retry`, () =>
    calls.length === 1 ? errorResponse(409, 'pos.out_of_stock', 'There is not enough of Day cream in stock.') : okResponse(next),
  )
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There is not enough of Day cream in stock.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  const [first, second] = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(second).not.toBe(first)
})

test('BEY-042 a sale that is being resolved shows the server’s text and no button that could charge again', async () => {
  mockPos()
  const status_reason = { code: 'pos.awaiting_terminal', text: 'We keep asking; do not charge again.' }
  mockEndpoint('get', receiptPath, () =>
    okResponse(openReceipt({ status: 'PROCESSING', is_processing: true, can_abort: false, status_reason })),
  )
  renderRoutes(routes, at)
  expect(await screen.findByText('Being resolved')).toBeVisible()
  expect(screen.getByText('We keep asking; do not charge again.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /again|Stop/ })).not.toBeInTheDocument()
})

test('POS-022 a failed payment shows its reason, and a double click retries it once', async () => {
  mockPos()
  const failure_reason = { code: 'viva.declined', text: 'The card was declined.' }
  mockEndpoint('get', receiptPath, () =>
    okResponse(paidReceipt({ status: 'CANCELLED', number: null, control_registration: null, failure_reason })),
  )
  mockEndpoint('get', `${posPath}/receipts/${next.id}`, () => okResponse(next))
  const calls = mockEndpoint('post', `${posPath}/payment/${paidReceipt().id}/retry`, () => okResponse(next))
  const { user, router } = renderRoutes(routes, at)
  expect(await screen.findByText('The card was declined.')).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/point-of-sale/payment/${next.id}`))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(calls).toHaveLength(1)
})

/** Renders a failed sale of this tab's cart; the response to its first retry is lost. */
function renderLostRetry(began: boolean) {
  mockPos()
  sessionStorage.setItem(cart, JSON.stringify({ saleId: paidReceipt().id }))
  const calls = mockEndpoint('post', `${posPath}/payment/${paidReceipt().id}/retry`, () =>
    calls.length === 1 ? HttpResponse.error() : okResponse(next),
  )
  mockEndpoint('get', receiptPath, () =>
    okResponse(
      paidReceipt({ status: 'CANCELLED', number: null, control_registration: null, retried_by_id: began && calls.length ? next.id : null }),
    ),
  )
  mockEndpoint('get', `${posPath}/receipts/${next.id}`, () => okResponse(next))
  return { calls, ...renderRoutes(routes, at) }
}

test('BEY-042 POS-022 a retry with a lost response is sent again with the same key, and blocks other payments', async () => {
  const { calls, user } = renderLostRetry(false)
  const changePayment = await screen.findByRole('button', { name: 'Change payment method' })
  expect(changePayment).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
  expect(changePayment).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  const [first, second] = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('BEY-042 POS-022 a retry that began despite a lost response can only be followed, also after a reload', async () => {
  const first = renderLostRetry(true)
  await first.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('It has been tried again.')).toBeVisible()
  first.unmount()
  const { user, router } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Go to the new attempt' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/point-of-sale/payment/${next.id}`))
  expect(JSON.parse(sessionStorage.getItem(cart) ?? '{}')).toMatchObject({ saleId: next.id })
  expect(screen.queryByRole('button', { name: /Try again|Change payment/ })).not.toBeInTheDocument()
})

test('POS-033 a sold gift card shows its number once it is paid', async () => {
  mockPos()
  mockEndpoint('get', receiptPath, () => okResponse(paidReceipt({ gift_cards: ['ABCDE23456'], paid_for_gift_card_exists: true })))
  renderRoutes(routes, at)
  expect(await screen.findByText('Gift card ABCDE23456')).toBeVisible()
})
