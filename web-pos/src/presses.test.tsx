import { resetReportFilters } from '@clinic/kit/reports'
import {
  type DialogCase,
  expectDialogCloses,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  pressButtons,
  renderRoutes,
} from '@clinic/kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ClientReceipts } from './features/client-receipts/client-receipts'
import { routes } from './routes'
import { booking, giftCard, mockPos, openReceipt, paidReceipt, product, quote, readiness, register, report } from './testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const pagePath = '/point-of-sale'
const checkout = `${pagePath}/payment`
const skinCare = { id: '018f0000-0000-7000-8000-0000000000f1', name: 'Skin care', version: 3, product_count: 1 }
const receipt = paidReceipt()
const nothingSold = {
  start: '2026-11-01',
  end: '2026-11-14',
  period: 'week',
  pos_statistics: { total_revenue: 0, no_of_transactions: 0, avg_transaction: 0, total_refunds: 0 },
  pos_revenue: [],
  payment_gateway_preference: {},
  total_discount: { total_revenue: 0, direct_discount: 0 },
  clients: [],
  practitioners: [],
  products: [],
  services: [],
  low_stock: [],
  refunds: [],
}
const closedRow = { id: 'z1', number: 4, closed_at: '2026-11-24 16:00:00', sales: 100, returns: 0, difference: 0, document_id: null }
type User = ReturnType<typeof renderRoutes>['user']

const addCream = async (user: User) => {
  await user.click(await screen.findByRole('radio', { name: 'Products' }))
  await pressButtons(/^Day cream/)(user)
  await screen.findByRole('button', { name: /^Card .*349\.50/ })
}

beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockPos({ ...readiness, has_swish_qr: true })
  mockEndpoint('get', `${posPath}/product-categories`, () => pageResponse([skinCare]))
  mockEndpoint('get', `${posPath}/settings`, () => okResponse({ swish_qr_url: null }))
  mockEndpoint('get', `${posPath}/gift-cards`, () => pageResponse([giftCard]))
  mockEndpoint('get', `${posPath}/report/current`, () => okResponse(report))
  mockEndpoint('get', `${posPath}/report/batches`, () => pageResponse([closedRow]))
  mockEndpoint('get', `${posPath}/report/batches/z1`, () => okResponse({ id: 'z1', document_id: null, report: { ...report, type: 'z' } }))
  mockEndpoint('get', '/api/reports/team', () => pageResponse([]))
  mockEndpoint('get', '/api/reports/pos', () => okResponse(nothingSold))
})

const openOfCart =
  (name: string | RegExp): DialogCase['open'] =>
  async (user) => {
    await addCream(user)
    await pressButtons(name)(user)
  }
const settingsPath = `${pagePath}/setting/terminal-setting`

test.each<[string, DialogCase]>([
  ['a closed day', { path: `${pagePath}/report`, open: pressButtons('Z report 4') }],
  ['a movement of cash', { path: `${pagePath}/report`, open: pressButtons('Cash movements') }],
  ['a gift card', { path: `${pagePath}/gift-card`, open: pressButtons(giftCard.code) }],
  ['a line of the cart', { path: checkout, open: openOfCart('Edit Day cream') }],
  ['a payment by cash', { path: checkout, open: openOfCart(/^Cash/) }],
  ['a payment by gift card', { path: checkout, open: openOfCart(/^Gift card/) }],
  ['the Swish code', { path: checkout, open: pressButtons('Show Swish code') }],
  ['the terms of card payments', { path: settingsPath, open: pressButtons('Show the terms') }],
  ['a register', { path: settingsPath, open: pressButtons('Till 1') }],
  ['a terminal', { path: settingsPath, open: pressButtons('Reception') }],
  ['a category', { path: `${pagePath}/products/category`, open: pressButtons('Skin care') }],
  ['a product', { path: `${pagePath}/products/products-library`, open: pressButtons('Day cream') }],
  [
    'products to move',
    {
      path: `${pagePath}/products/products-library`,
      open: async (user) => {
        await user.click(await screen.findByRole('checkbox', { name: 'Select Day cream' }))
        await pressButtons('Move to a category…')(user)
      },
    },
  ],
  ['the product library of the report', { path: '/reports/pos', open: pressButtons('Add') }],
])('the dialog of %s is closed by its button', async (_, dialogCase) => {
  await expectDialogCloses(routes, dialogCase)
})

test('POS-024 the terms of card payments are shown', async () => {
  const { user } = renderRoutes(routes, settingsPath)
  await user.click(await screen.findByRole('button', { name: 'Show the terms' }))
  expect(await screen.findByText('Card payments are handled by Viva.')).toBeVisible()
})

test('a product that is added from the report’s library is listed there, and the report is asked for anew', async () => {
  const reports = mockEndpoint('get', '/api/reports/pos', () => okResponse(nothingSold))
  const added = mockEndpoint('post', `${posPath}/products`, () => okResponse(product))
  const { user } = renderRoutes(routes, '/reports/pos')
  await pressButtons('Add', 'New product')(user)
  const form = within(await screen.findByRole('form', { name: 'Add a product' }))
  await user.type(form.getByLabelText(/^Name/), 'Day cream')
  await user.type(form.getByLabelText(/Selling price/), '349.5')
  await user.type(form.getByLabelText(/Base price/), '100')
  await user.click(form.getByRole('button', { name: 'Add a product' }))
  expect(await within(screen.getByRole('dialog')).findByRole('cell', { name: 'Day cream' })).toBeVisible()
  expect(added[0]?.body).toMatchObject({ name: 'Day cream', selling_price: 34950 })
  await waitFor(() => expect(reports).toHaveLength(2))
})

test('PLT-006 more of a client’s receipts and gift cards are asked for by buttons', async () => {
  const lists = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([receipt], { total: 25 }))
  const cards = mockEndpoint('get', `${posPath}/gift-cards`, () => pageResponse([giftCard], { total: 200 }))
  const { user } = renderRoutes([{ path: '/', element: <ClientReceipts clientId="f1" /> }])
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(lists.map(({ url }) => url.searchParams.get('per_page'))).toEqual(['10', '30']))
  for (const count of ['30', '50']) {
    await user.click(await screen.findByRole('button', { name: 'Show more gift cards' }))
    await waitFor(() => expect(cards.at(-1)?.url.searchParams.get('per_page')).toBe(count))
  }
})

test('the search of the checkout is cleared by its button', async () => {
  const { user } = renderRoutes(routes, checkout)
  const search = await screen.findByRole('searchbox', { name: 'Search or scan' })
  await user.type(search, 'zz')
  expect(await screen.findByText('No such service.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(search).toHaveValue('')
  expect(await screen.findByRole('button', { name: /^Peeling/ })).toBeVisible()
})

test('USE-009 a code that begins with the key of a shortcut is entered whole by the scanner', async () => {
  const { user } = renderRoutes(routes, checkout)
  await addCream(user)
  const search = screen.getByRole('searchbox', { name: 'Search or scan' })
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('dc1')
  expect(search).toHaveValue('dc1')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the client is chosen in the checkout, and the booking of today is added to the cart', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T08:00:00Z') })
  const sales = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(openReceipt()))
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(openReceipt()))
  mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([]))
  mockEndpoint('get', '/api/clients', () => pageResponse([{ ...booking.client, phone: '+46701740601' }]))
  const bookings = mockEndpoint('get', `/api/clients/${booking.client.id}/bookings`, () => pageResponse([booking]))
  const { user } = renderRoutes(routes, checkout)
  await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'Ebba')
  await user.click(await screen.findByRole('option', { name: /Ebba Ek/, hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Add the booking' }))
  expect(await screen.findByRole('button', { name: 'In the cart' })).toBeDisabled()
  expect(new URL(bookings[0]?.url ?? '').searchParams.get('day')).toBe('2026-11-24')
  await user.click(await screen.findByRole('button', { name: /^Card / }))
  await waitFor(() => expect(sales[0]?.body).toMatchObject({ client_id: booking.client.id, booking_id: booking.id }))
  vi.useRealTimers()
})

test('BEY-045 the form of the sales note is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  mockEndpoint('post', `${posPath}/payment/quote`, () => HttpResponse.error())
  const { user } = renderRoutes(routes, checkout)
  await user.click(await screen.findByRole('radio', { name: 'Products' }))
  await pressButtons(/^Day cream/, 'Print a form for the sales note')(user)
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('USE-014 the cart is emptied only after a question', async () => {
  const { user } = renderRoutes(routes, checkout)
  await addCream(user)
  await user.click(screen.getByRole('button', { name: 'Empty' }))
  const question = within(await screen.findByRole('dialog', { name: 'Empty the cart?' }))
  expect(screen.getByText('Day cream', { selector: '.pos-lines *' })).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: 'Empty' }))
  expect(await screen.findByText(/Add a service or a product to begin/)).toBeVisible()
})

test('POS-021 cash that pays a part is added, and taken out', async () => {
  const { user } = renderRoutes(routes, checkout)
  await addCream(user)
  await pressButtons(/^Cash/)(user)
  const cash = within(await screen.findByRole('form', { name: 'Cash' }))
  fireEvent.change(cash.getByLabelText(/Cash received/), { target: { value: '100' } })
  await user.click(await cash.findByRole('button', { name: 'Add partial payment' }))
  expect(await screen.findByRole('button', { name: /^Card .*249\.50/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove Cash' }))
  expect(await screen.findByRole('button', { name: /^Card .*349\.50/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Cash' })).not.toBeInTheDocument()
})

test.each<[string, (user: User) => Promise<unknown>]>([
  ['its button', pressButtons(/^Finish the sale/)],
  ['the key K', (user) => user.keyboard('k')],
])('POS-021 POS-033 USE-009 a sale that gift cards pay whole is finished by %s', async (_, finish) => {
  const sales = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(openReceipt()))
  mockEndpoint('get', `${posPath}/gift-cards/by-code/${giftCard.code}`, () => okResponse({ ...giftCard, balance: 100000 }))
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(openReceipt()))
  mockEndpoint('post', `${posPath}/payment/quote`, () => okResponse({ ...quote, total: 35000, cash_rounding: 0 }))
  const { user } = renderRoutes(routes, checkout)
  await user.click(await screen.findByRole('radio', { name: 'Products' }))
  await pressButtons(/^Day cream/, /^Gift card/)(user)
  await user.type(await screen.findByLabelText(/Number on the gift card/), `${giftCard.code}{Enter}`)
  await pressButtons('Use the gift card')(user)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('button', { name: /^Finish the sale/ })
  await finish(user)
  const payments = [{ method: 'gift_card', code: giftCard.code, amount: 35000 }]
  await waitFor(() => expect(sales[0]?.body).toMatchObject({ payments }))
})

test('receipts are filtered by an amount when its input is left', async () => {
  const lists = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([receipt]))
  mockEndpoint('get', '/api/users', () => pageResponse([]))
  const { user } = renderRoutes(routes, `${pagePath}/receipt`)
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '349.5')
  await user.tab()
  await waitFor(() => expect(lists.at(-1)?.url.searchParams.get('amount')).toBe('34950'))
})

test('POS-030 a refund of some lines becomes one of all that remains', async () => {
  const refunds = mockEndpoint('post', `${posPath}/receipts/${receipt.id}/refund/store`, () => okResponse(receipt))
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(receipt))
  const { user } = renderRoutes(routes, `${pagePath}/receipt/${receipt.id}/refund`)
  const all = await screen.findByRole('checkbox', { name: 'All that remains' })
  await user.click(screen.getByRole('checkbox', { name: /^Day cream/ }))
  expect(all).not.toBeChecked()
  await user.click(all)
  expect(all).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Day cream/ })).not.toBeChecked()
  expect(refunds).toHaveLength(0)
})

test('POS-023 the register of the device is chosen, and sells', async () => {
  const other = { ...register, id: '018f0000-0000-7000-8000-0000000000a9', name: 'Till 2' }
  mockPos({ ...readiness, registers: [register, other] })
  const sales = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(openReceipt()))
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(openReceipt()))
  const { user } = renderRoutes(routes, checkout)
  await user.click(await screen.findByRole('combobox', { name: 'Register' }))
  await user.click(await screen.findByRole('option', { name: 'Till 2', hidden: true }))
  await addCream(user)
  await user.click(screen.getByRole('button', { name: /^Card / }))
  await waitFor(() => expect(sales[0]?.body).toMatchObject({ register_id: other.id }))
})
