import { accessible, answer, ok, refusal, show, signedIn, snapshot } from '@clinic/kit/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { openTill, paid, waiting } from '../../testing/counter'

const till = '/api/v3/point-of-sale'
const at = `/point-of-sale/payment/${paid().id}`
const one = `${till}/receipts/${paid().id}`
const next = waiting({ id: '018f0000-0000-7000-8000-000000001002', retry_of: paid().id })

beforeEach(() => signedIn())

const { company, user: person } = snapshot()
const cart = `pos.cart.${company?.id}.${person?.id}`

test('POS-022 a sale is followed from the terminal to its receipt, and a reload goes on where it was', async () => {
  const { say } = openTill()
  let now = waiting()
  answer('get', one, () => ok(now))
  const first = show(routes, at)
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stop the payment' })).toBeEnabled()
  await accessible()
  first.unmount()
  show(routes, at)
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  now = paid() as never
  say({ topic: 'receipts', id: paid().id, version: 4 })
  expect(await screen.findByText(/^Paid /)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next sale' })).toHaveAttribute('href', '/point-of-sale/payment')
  expect(screen.getByRole('button', { name: 'Print or save' })).toBeEnabled()
  await accessible()
})

test('POS-022 a payment is asked to stop, and what is too late to stop says so', async () => {
  openTill()
  answer('get', one, () => ok(waiting()))
  const refused = answer('post', `${till}/payment/${paid().id}/abort`, () =>
    refusal(409, 'pos.too_late_to_abort', 'It is too late to stop this payment.'),
  )
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Stop the payment' }))
  expect(await screen.findByText('It is too late to stop this payment.')).toBeVisible()
  const stopped = answer('post', `${till}/payment/${paid().id}/abort`, () => ok(waiting({ can_abort: false })))
  await user.click(screen.getByRole('button', { name: 'Stop the payment' }))
  expect(await screen.findByText('Stopping')).toBeVisible()
  const [first, second] = [refused, stopped].map((calls) => calls[0]?.request.headers.get('Idempotency-Key'))
  expect(first).toBeTruthy()
  expect(second, 'what was refused is asked for anew').not.toBe(first)
})

test('BEY-042 a stop whose answer is lost is asked for again under the same key', async () => {
  openTill()
  answer('get', one, () => ok(waiting()))
  const calls = answer('post', `${till}/payment/${paid().id}/abort`, () =>
    calls.length === 1 ? HttpResponse.error() : ok(waiting({ can_abort: false })),
  )
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Stop the payment' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop the payment' })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: 'Stop the payment' }))
  expect(await screen.findByText('Stopping')).toBeVisible()
  const [first, second] = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('BEY-042 POS-022 a sale that nobody could tell of in time isn’t made, and its cart can be paid otherwise meanwhile, in the tab that has it', async () => {
  openTill()
  sessionStorage.setItem(cart, JSON.stringify({ sale: paid().id }))
  const trouble = { code: 'pos.in_doubt', text: 'What was charged goes back by itself.' }
  const failure = { code: 'pos.terminal_late', text: 'The terminal said too late that the card was charged.' }
  answer('get', one, () => ok(waiting({ state: 'PROCESSING', is_resolving: true, can_abort: false, trouble, failure })))
  const { user, router } = show(routes, at)
  expect(await screen.findByText('The sale is not made')).toBeVisible()
  expect(screen.getByText('What was charged goes back by itself.')).toBeVisible()
  expect(document.querySelector('.mantine-Loader-root'), 'nothing is waited for').toBeNull()
  await accessible()
  await user.click(screen.getByRole('button', { name: 'Change or pay another way' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/point-of-sale/payment'))
  expect(JSON.parse(sessionStorage.getItem(cart) ?? '{}')).toMatchObject({ sale: null })
  await router.navigate(at)
  expect(await screen.findByText('The sale is not made')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change or pay another way' })).not.toBeInTheDocument()
})

test('BEY-042 a try that was refused is another try when it is asked for again', async () => {
  openTill()
  answer('get', one, () => ok(paid({ state: 'CANCELLED', number: null, control: null })))
  answer('get', `${till}/receipts/${next.id}`, () => ok(next))
  const calls = answer('post', `${till}/payment/${paid().id}/retry`, () =>
    calls.length === 1 ? refusal(409, 'pos.out_of_stock', 'There is not enough of Day cream in stock.') : ok(next),
  )
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There is not enough of Day cream in stock.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  const [first, second] = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(second).not.toBe(first)
})

test('BEY-042 what is being resolved says so in the server’s words, and offers nothing that could charge again', async () => {
  openTill()
  const trouble = { code: 'pos.asking_terminal', text: 'We keep asking; do not charge again.' }
  answer('get', one, () => ok(waiting({ state: 'PROCESSING', is_resolving: true, can_abort: false, trouble })))
  show(routes, at)
  expect(await screen.findByText('Being resolved')).toBeVisible()
  expect(screen.getByText('We keep asking; do not charge again.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /again|Stop/ })).not.toBeInTheDocument()
})

test('POS-022 a payment that came to nothing says why and is tried again, once', async () => {
  openTill()
  const failure = { code: 'viva.declined', text: 'The card was declined.' }
  answer('get', one, () => ok(paid({ state: 'CANCELLED', number: null, control: null, failure })))
  answer('get', `${till}/receipts/${next.id}`, () => ok(next))
  const calls = answer('post', `${till}/payment/${paid().id}/retry`, () => ok(next))
  const { user, router } = show(routes, at)
  expect(await screen.findByText('The card was declined.')).toBeVisible()
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/point-of-sale/payment/${next.id}`))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(calls).toHaveLength(1)
})

/** A sale of this tab's cart that came to nothing, and the try after it whose answer is lost on its way. */
function losing(began: boolean) {
  openTill()
  sessionStorage.setItem(cart, JSON.stringify({ sale: paid().id }))
  const calls = answer('post', `${till}/payment/${paid().id}/retry`, () => (calls.length === 1 ? HttpResponse.error() : ok(next)))
  answer('get', one, () =>
    ok(paid({ state: 'CANCELLED', number: null, control: null, retried_by: began && calls.length ? next.id : null })),
  )
  answer('get', `${till}/receipts/${next.id}`, () => ok(next))
  return { calls, ...show(routes, at) }
}

test('BEY-042 POS-022 a try whose answer is lost is asked for again under the same key, and nothing else is paid meanwhile', async () => {
  const { calls, user } = losing(false)
  const otherwise = await screen.findByRole('button', { name: 'Change or pay another way' })
  expect(otherwise).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled())
  expect(otherwise).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  const [first, second] = calls.map(({ request }) => request.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('BEY-042 POS-022 a try that began although its answer was lost is the only way on, also after a reload', async () => {
  const first = losing(true)
  await first.user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('It has been tried again.')).toBeVisible()
  first.unmount()
  const { user, router } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Go to the new try' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/point-of-sale/payment/${next.id}`))
  expect(JSON.parse(sessionStorage.getItem(cart) ?? '{}')).toMatchObject({ sale: next.id })
  expect(screen.queryByRole('button', { name: /Try again|another way/ })).not.toBeInTheDocument()
})

test('POS-033 a sold gift card’s number is shown once it is paid', async () => {
  openTill()
  answer('get', one, () => ok(paid({ gift_cards: ['ABCDE23456'], paid_for_gift_card_exists: true })))
  show(routes, at)
  expect(await screen.findByText('Gift card ABCDE23456')).toBeVisible()
})
