import { expectNoA11yViolations, mockEndpoint, mockSignedIn, okResponse, renderRoutes, setTestLanguage } from '@clinic/kit/testing'
import { setShortcutsEnabled, useShortcutList } from '@clinic/kit/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { mockPos, openReceipt, paidReceipt, payment, product } from '../../testing/fixtures'
import { cancelDelayedAction } from './checkout-shortcuts'

const posPath = '/api/v3/point-of-sale'
const at = '/point-of-sale/payment'

beforeEach(() => mockSignedIn())
afterEach(() => act(() => setShortcutsEnabled(true)))

function Frame() {
  const { shortcuts } = useShortcutList()
  return (
    <>
      <p data-testid="keys">{shortcuts.map(({ keys, label, group }) => `${group}: ${keys} ${label}`).join(', ')}</p>
      <Outlet />
    </>
  )
}

/** The checkout with the keys that work, as the list of keys shows them, and a cart of one product. */
async function renderCheckout() {
  const pos = mockPos()
  const sales = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(openReceipt()))
  mockEndpoint('get', `${posPath}/receipts/${paidReceipt().id}`, () => okResponse(openReceipt()))
  const rendered = renderRoutes([{ path: '/', element: <Frame />, children: routes }], at)
  const search = await screen.findByRole('searchbox', { name: 'Search or scan' })
  await rendered.user.type(search, `${product.ean}{Enter}`)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Card .*349\.50/ })).toBeEnabled())
  return { ...rendered, ...pos, sales, search }
}

test('USE-009 after a scan one key pays by card', async () => {
  const { user, sales, search } = await renderCheckout()
  await waitFor(() => expect(search).not.toHaveFocus())
  await user.keyboard('k')
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(sales.map(({ body }) => body)).toEqual([expect.objectContaining({ payments: [{ method: 'card' }] })])
})

test('USE-009 a sale by cash takes two keys after the scan, shows the change, and the next sale one', async () => {
  const { user, router } = await renderCheckout()
  const cash = payment({ method: 'cash', amount: 35000, tendered: 35000, change: 15000, card: '' })
  const sold = paidReceipt({ amount_due: 35000, payment_methods: ['cash'], payments: [cash] })
  const sales = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(sold))
  mockEndpoint('get', `${posPath}/receipts/${sold.id}`, () => okResponse(sold))
  await user.keyboard('c')
  const form = await screen.findByRole('form', { name: 'Cash' })
  await waitFor(() => expect(within(form).getByLabelText(/Cash received/)).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Change .*150\.00/)).toBeVisible()
  expect(sales[0]?.body).toMatchObject({ payments: [{ method: 'cash', tendered: 35000 }] })
  await user.keyboard('n')
  await waitFor(() => expect(router.state.location.pathname).toBe(at))
  expect(await screen.findByText(/Add a service or a product to begin/)).toBeVisible()
})

test('USE-009 D opens the discount, P the gift card, and Escape gives the focus back', async () => {
  const { user } = await renderCheckout()
  for (const [key, name] of [
    ['d', 'Discount on the whole receipt'],
    ['p', 'Gift card'],
  ] as const) {
    await user.keyboard(key)
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    await user.keyboard('kc')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  }
  await expectNoA11yViolations()
})

test('USE-009 the keys are listed with their texts in both languages and shown on the buttons, unless the user switched them off', async () => {
  const { user, search } = await renderCheckout()
  const list = screen.getByTestId('keys')
  for (const text of ['Checkout: k Pay by card', 'Checkout: c Cash', 'Checkout: p Gift card', 'Checkout: d Discount'])
    expect(list).toHaveTextContent(text)
  await setTestLanguage('sv')
  await waitFor(() => expect(list).toHaveTextContent('Kassa: k Betala med kort'))
  await setTestLanguage('en')
  expect(screen.getByText('K', { selector: 'kbd' })).toBeInTheDocument()
  act(() => setShortcutsEnabled(false))
  expect(screen.queryByText('K', { selector: 'kbd' })).toBeNull()
  await user.keyboard('k')
  expect(search).toHaveValue('k')
  expect(cancelDelayedAction()).toBe(false)
})

test('USE-009 POS-010 a scanned code or a typed name that begins with a key of the checkout never pays', async () => {
  const { user, sales, search } = await renderCheckout()
  await user.keyboard('kc123')
  expect(search).toHaveValue('kc123')
  expect(search).toHaveFocus()
  expect(cancelDelayedAction()).toBe(false)
  expect(sales).toHaveLength(0)
  expect(screen.queryByRole('dialog')).toBeNull()
})
