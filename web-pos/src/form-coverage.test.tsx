import { findForm, mockEndpoint, mockSignedIn, okResponse, pageResponse, renderRoutes, submitEveryField } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from './routes'
import { giftCard, mockPos, paidReceipt, paymentAccount, product, receiptLine, register, report, terminal } from './testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const settingsPath = '/point-of-sale/setting/terminal-setting'
const address = { name: 'Till 9', zip_code: '111 22' }
const cream = {
  id: 'p1',
  name: 'Day cream',
  category_id: null,
  category_name: '',
  is_removed: false,
  code: 'DC1',
  ean: '',
  selling_price: 34950,
  base_price: 10000,
  tax: 2500,
  stock: 12,
  version: 1,
}
const skinCare = { id: '018f0000-0000-7000-8000-0000000000f1', name: 'Skin care', version: 3, product_count: 1 }

beforeEach(() => {
  mockSignedIn()
  mockPos()
  mockEndpoint('get', `${posPath}/settings`, () =>
    okResponse({ merchant_id: 'm1', receipt_header: '', receipt_footer: 'Welcome back', swish_qr_id: null, version: 2 }),
  )
})

test('POS-023 every field of a register is sent, when it is added and when it is changed', async () => {
  const added = mockEndpoint('post', `${posPath}/registers`, () => okResponse(register))
  const changed = mockEndpoint('put', `${posPath}/registers/${register.id}`, () => okResponse(register))
  const { user } = renderRoutes(routes, settingsPath)
  await user.click(await screen.findByRole('button', { name: 'Add a register' }))
  await submitEveryField(await findForm('Register'), { schema: 'RegisterCreate', user, calls: added, values: address })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Register' })).toBeNull())
  await user.click(screen.getByRole('button', { name: register.name }))
  const body = await submitEveryField(await findForm('Register'), { schema: 'RegisterUpdate', user, calls: changed, values: address })
  expect(body).toMatchObject({ is_active: false, version: register.version })
})

test('POS-023 both receipt texts are sent', async () => {
  const changed = mockEndpoint('put', `${posPath}/settings`, () => okResponse({}))
  const { user } = renderRoutes(routes, '/point-of-sale/setting/other')
  await submitEveryField(await findForm('Receipt texts and Swish'), {
    schema: 'RegisterSettingsUpdate',
    user,
    calls: changed,
    without: ['swish_qr_id'],
  })
})

test('POS-010 every field of a product is sent, when it is added and when it is changed', async () => {
  mockEndpoint('get', `${posPath}/products`, () => pageResponse([cream]))
  mockEndpoint('get', `${posPath}/product-categories`, () => pageResponse([skinCare]))
  mockEndpoint('get', `${posPath}/product-categories/${skinCare.id}`, () => okResponse(skinCare))
  const added = mockEndpoint('post', `${posPath}/products`, () => okResponse(cream))
  const changed = mockEndpoint('put', `${posPath}/products/p1`, () => okResponse(cream))
  const { user } = renderRoutes(routes, '/point-of-sale/products/products-library')
  const values = { ean: '7350053850019' }
  await user.click((await screen.findAllByRole('button', { name: 'Add a product' }))[0] as HTMLElement)
  await submitEveryField(await findForm('Add a product'), { schema: 'ProductCreate', user, calls: added, values })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add a product' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Day cream' }))
  const form = (await screen.findByRole('button', { name: 'Save' })).closest('form') as HTMLElement
  const body = await submitEveryField(form, { schema: 'ProductUpdate', user, calls: changed, values })
  expect(body).toMatchObject({ version: 1 })
})

test('POS-010 the name of a category of products is sent, when it is added and when it is changed', async () => {
  const path = `${posPath}/product-categories`
  mockEndpoint('get', path, () => pageResponse([skinCare]))
  const added = mockEndpoint('post', path, () => okResponse(skinCare))
  const changed = mockEndpoint('put', `${path}/${skinCare.id}`, () => okResponse(skinCare))
  const { user } = renderRoutes(routes, '/point-of-sale/products/category')
  await user.click(await screen.findByRole('button', { name: 'Add a category' }))
  await submitEveryField(await findForm('Add a category'), { schema: 'ProductCategoryCreate', user, calls: added })
  await user.click(await screen.findByRole('button', { name: 'Skin care' }))
  const body = await submitEveryField(await findForm('Edit the category'), { schema: 'ProductCategoryUpdate', user, calls: changed })
  expect(body).toMatchObject({ version: 3 })
})

test('POS-023 every field of a terminal is sent, when it is added and when it is changed', async () => {
  mockEndpoint('get', `${posPath}/terminals/devices`, () => okResponse(['16999999']))
  const added = mockEndpoint('post', `${posPath}/terminals`, () => okResponse(terminal))
  const changed = mockEndpoint('put', `${posPath}/terminals/${terminal.id}`, () => okResponse(terminal))
  const { user } = renderRoutes(routes, settingsPath)
  await user.click(await screen.findByRole('button', { name: 'Add a terminal' }))
  await submitEveryField(await findForm('Add a terminal'), { schema: 'TerminalCreate', user, calls: added })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add a terminal' })).toBeNull())
  await user.click(screen.getByRole('button', { name: terminal.nick_name }))
  const body = await submitEveryField(await findForm(terminal.nick_name), { schema: 'TerminalUpdate', user, calls: changed })
  expect(body).toMatchObject({ is_active: false, version: terminal.version })
})

test('POS-024 the e-mail address and the agreement of the payment account are sent', async () => {
  mockEndpoint('get', `${posPath}/payment-account`, () =>
    okResponse({ ...paymentAccount, state: 'not_connected', merchant_id: '', terms_version: '', terms_accepted_at: null }),
  )
  const connected = mockEndpoint('post', `${posPath}/payment-account`, () => okResponse(paymentAccount))
  const { user } = renderRoutes(routes, settingsPath)
  await user.click(await screen.findByRole('button', { name: 'Connect the payment provider' }))
  const form = await findForm('Connect the payment provider')
  const body = await submitEveryField(form, { schema: 'PaymentAccountCreate', user, calls: connected, without: ['terms_version'] })
  expect(body).toMatchObject({ terms: true, terms_version: paymentAccount.terms.version })
})

test('POS-011 every field of a stock adjustment is sent', async () => {
  const adjusted = mockEndpoint('post', `${posPath}/products/${product.id}/stock`, () => okResponse(product))
  const { user } = renderRoutes(routes, '/point-of-sale/products/products-library')
  await user.click(await screen.findByRole('button', { name: product.name }))
  const formCase = { schema: 'StockAdjustment', user, calls: adjusted, without: ['change'] } as const
  await submitEveryField(await findForm('Adjust the stock'), { ...formCase, sent: { change: -2 } })
})

test('POS-033 every field of a gift card is sent', async () => {
  mockEndpoint('get', `${posPath}/gift-cards`, () => pageResponse([giftCard]))
  const changed = mockEndpoint('put', `${posPath}/gift-cards/${giftCard.id}`, () => okResponse(giftCard))
  const { user } = renderRoutes(routes, '/point-of-sale/gift-card')
  await user.click(await screen.findByRole('button', { name: giftCard.code }))
  const body = await submitEveryField(await findForm(/Change|Edit/), { schema: 'GiftCardUpdate', user, calls: changed })
  expect(body).toMatchObject({ is_active: false, version: giftCard.version })
})

test('BEY-043 every field of a cash movement is sent', async () => {
  mockEndpoint('get', `${posPath}/report/current`, () => okResponse(report))
  mockEndpoint('get', `${posPath}/report/batches`, () => pageResponse([]))
  const recorded = mockEndpoint('post', `${posPath}/report/cash`, () => okResponse({ id: 'm1' }))
  const { user } = renderRoutes(routes, '/point-of-sale/report')
  await user.click(await screen.findByRole('button', { name: 'Cash movements' }))
  const form = await findForm('Cash movements')
  const body = await submitEveryField(form, { schema: 'CashMovementCreate', user, calls: recorded, without: ['register_id'] })
  expect(body).toMatchObject({ type: 'cash_out', register_id: register.id })
})

test('POS-040 every field of a day that is closed is sent', async () => {
  mockEndpoint('get', `${posPath}/report/current`, () => okResponse(report))
  mockEndpoint('get', `${posPath}/report/batches`, () => pageResponse([]))
  mockEndpoint('get', `${posPath}/report/batches/z4`, () => okResponse({ id: 'z4', document_id: 'd4', report: { ...report, type: 'z' } }))
  const closed = mockEndpoint('post', `${posPath}/report/close-batch`, () => okResponse({ id: 'z4', document_id: 'd4', report }))
  const { user } = renderRoutes(routes, '/point-of-sale/report')
  const counting = await findForm('Count the drawer')
  await user.type(within(counting).getByLabelText('1,000 kr'), '1')
  await user.click(within(counting).getByRole('button', { name: 'The count is done' }))
  const without = ['register_id', 'number', 'counted_cash', 'cash_count']
  const formCase = { schema: 'CloseDayRequest', user, calls: closed, without, confirmLabel: 'Close the day' } as const
  const body = await submitEveryField(await findForm('Close the day'), formCase)
  expect(body).toMatchObject({ register_id: register.id, number: report.number, counted_cash: 100000 })
  expect(body.cash_count).toContainEqual({ denomination: 100000, quantity: 1 })
})

test('POS-031 the e-mail address of a receipt is sent', async () => {
  const receipt = paidReceipt()
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(receipt))
  const issued = mockEndpoint('post', `${posPath}/receipts/${receipt.id}/export`, () => okResponse({ mailed_to: 'klara@klient.example' }))
  const { user } = renderRoutes(routes, `/point-of-sale/receipt/${receipt.id}/detail`)
  const form = await findForm('Send by e-mail')
  const body = await submitEveryField(form, { schema: 'ReceiptIssueCreate', user, calls: issued, without: ['type'] })
  expect(body.type).toBe('mail')
})

test('POS-032 every field of a refund is sent', async () => {
  const receipt = paidReceipt({
    lines: [{ ...receiptLine, quantity: 2 }],
    refundable_lines: [{ position: 0, quantity: 2, amount: 34950 }],
  })
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(receipt))
  const refunded = mockEndpoint('post', `${posPath}/receipts/${receipt.id}/refund/store`, () => okResponse(paidReceipt({ type: 'refund' })))
  const { user } = renderRoutes(routes, `/point-of-sale/receipt/${receipt.id}/refund`)
  const form = await findForm('Refund')
  await user.click(within(form).getByRole('checkbox', { name: /Day cream/ }))
  const without = ['lines', 'register_id']
  const formCase = { schema: 'RefundCreate', user, calls: refunded, without, confirmLabel: 'Refund' } as const
  const body = await submitEveryField(form, { ...formCase, values: { amount: '100' } })
  expect(body).toMatchObject({ amount: 10000, lines: [{ position: 0, quantity: 2 }], restock: true, register_id: register.id })
})

test('POS-020 every field of a line of the cart is sent', async () => {
  const { quotes } = mockPos()
  const anna = { id: '018f0000-0000-7000-8000-0000000000a7', user_id: 'u1', name: 'Anna Berg', color: '#0072B2', is_active: true }
  mockEndpoint('get', '/api/practitioners', () => okResponse([anna]))
  const { user } = renderRoutes(routes, '/point-of-sale/payment')
  await user.click(await screen.findByRole('button', { name: /^Peeling/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit Peeling' }))
  const getPart = ({ lines }: { lines: unknown[] }) => lines[0]
  const without = ['type', 'product_id', 'service_id', 'expires_on', 'booking_fee_id']
  const body = await submitEveryField(await findForm('Peeling'), { schema: 'CartLine', user, calls: quotes, getPart, without })
  expect(body).toMatchObject({ purpose: 'medical', discount: { type: 'percent', value: 2 }, practitioner_id: anna.id })
})

test('POS-021 the cash received is sent', async () => {
  mockEndpoint('get', `${posPath}/receipts/${paidReceipt().id}`, () => okResponse(paidReceipt()))
  const paid = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(paidReceipt()))
  const { user } = renderRoutes(routes, '/point-of-sale/payment')
  await user.click(await screen.findByRole('radio', { name: 'Products' }))
  await user.click(await screen.findByRole('button', { name: /^Day cream/ }))
  await user.click(await screen.findByRole('button', { name: 'Cash' }))
  const getPart = ({ payments }: { payments: unknown[] }) => payments[0]
  const without = ['method', 'amount', 'code']
  const values = { tendered: '500' }
  await submitEveryField(await findForm('Cash'), { schema: 'PaymentCreate', user, calls: paid, getPart, without, values })
})
