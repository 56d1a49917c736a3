import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
  validationErrorResponse,
} from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import {
  booking,
  giftCard,
  mockPos,
  openReceipt,
  paidReceipt,
  payment,
  product,
  quote,
  readiness,
  register,
  service,
  terminal,
} from '../../testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const at = '/point-of-sale/payment'
type User = ReturnType<typeof renderRoutes>['user']
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const addCream = async (user: User) => {
  await user.click(await screen.findByRole('radio', { name: 'Products' }))
  await press(user, /^Day cream/)
}

beforeEach(() => mockSignedIn())

test('POS-001 a company that is not ready to sell sees the reasons and a link to the settings', async () => {
  const blockers = [
    { code: 'pos.no_merchant', text: 'The company has no account with the payment provider yet.' },
    { code: 'pos.no_control_unit', text: 'No register is connected to a control unit yet, so nothing may be sold.' },
  ]
  mockPos({ ...readiness, ready: false, blockers })
  renderRoutes(routes, at)
  expect(await screen.findByText(/has no account with the payment provider/)).toBeVisible()
  const settings = '/point-of-sale/setting/terminal-setting'
  const links = screen.getAllByRole('link', { name: 'Fix' }).map((link) => link.getAttribute('href'))
  expect(links).toEqual([`${settings}#payment-account`, `${settings}#registers`])
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  await expectNoA11yViolations()
})

test('USE-002 a checkout with nothing to sell says so and links to where services and products are added', async () => {
  mockPos()
  mockEndpoint('get', '/api/v2/services/options', () => okResponse([]))
  mockEndpoint('get', `${posPath}/products`, () => pageResponse([]))
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByRole('link', { name: 'Add a service' })).toHaveAttribute('href', '/bookings/services')
  await user.click(screen.getByRole('radio', { name: 'Products' }))
  expect(await screen.findByText('No products yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add a product' })).toHaveAttribute('href', '/point-of-sale/products/products-library')
  await user.type(screen.getByRole('searchbox'), 'cream')
  expect(await screen.findByText('No such product.')).toBeVisible()
})

test('POS-020 POS-010 a scanned product is added to the cart, and the server computes the total', async () => {
  const { quotes } = mockPos()
  const searches = mockEndpoint('get', `${posPath}/products`, () => pageResponse([product]))
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByText(/A discount or a payment needs one first/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search or scan' }), `${product.ean}{Enter}`)
  expect(await screen.findByRole('button', { name: 'Edit Day cream' })).toBeVisible()
  expect(searches.some(({ url }) => url.searchParams.get('search') === product.ean)).toBe(true)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ lines: [{ type: 'product', product_id: product.id, quantity: 1 }] }))
  expect(await screen.findByRole('status', { name: 'Total' })).toHaveTextContent('349.50')
  expect(screen.getByText(/VAT 25 % of/)).toHaveTextContent('279.60')
  await press(user, 'One more of Day cream')
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ lines: [{ quantity: 2 }] }))
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByRole('status', { name: 'Totalt' })).toHaveTextContent(/349,50\skr/)
  await setTestLanguage('en')
})

test('a pending client search does not show that no client was found', async () => {
  mockPos()
  let release = () => {}
  const responseGate = new Promise<void>((resolve) => {
    release = resolve
  })
  mockEndpoint('get', '/api/clients', async ({ request }) => {
    if (request.url.includes('search=')) await responseGate
    return pageResponse([])
  })
  const { user } = renderRoutes(routes, at)
  await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'Ebba')
  expect(await screen.findByText('Searching…')).toBeInTheDocument()
  expect(screen.queryByText('No client found')).toBeNull()
  release()
  expect(await screen.findByText('No client found')).toBeInTheDocument()
})

test('POS-020 a percent discount is 1 to 100, and a discount that the server refuses is not added to the cart', async () => {
  const { quotes } = mockPos()
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, 'Discount')
  const form = await screen.findByRole('form', { name: 'Discount on the whole receipt' })
  await user.click(within(form).getByRole('radio', { name: 'Percent' }))
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  expect(await within(form).findByText('This field is required.')).toBeVisible()
  await user.type(within(form).getByLabelText(/Percent off/), '101')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  expect(await within(form).findByText('Enter a number of at most 100.')).toBeVisible()
  await user.click(within(form).getByRole('radio', { name: 'Amount' }))
  mockEndpoint('post', `${posPath}/payment/quote`, () => validationErrorResponse({ 'discount.value': 'Must be below 349.50' }))
  await user.type(within(form).getByLabelText(/Amount off/), '400')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  expect(await within(form).findByText('Must be below 349.50')).toBeVisible()
  const quoteCalls = mockEndpoint('post', `${posPath}/payment/quote`, () => okResponse(quote))
  await user.clear(within(form).getByLabelText(/Amount off/))
  await user.type(within(form).getByLabelText(/Amount off/), '50')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(quoteCalls.at(-1)?.body).toMatchObject({ discount: { type: 'amount', value: 5000 } }))
  expect(quotes.every(({ body }) => (body as { discount: unknown }).discount === null)).toBe(true)
})

test('BKG-021 POS-020 a booking fills the cart with its client and price, and can be medically motivated', async () => {
  const { quotes } = mockPos()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(booking))
  mockEndpoint('get', `/api/clients/${booking.client.id}/bookings`, () => pageResponse([]))
  const { user, router } = renderRoutes(routes, `${at}?booking=${booking.id}`)
  await press(user, 'Edit Peeling')
  expect(router.state.location.search).toBe('')
  const form = await screen.findByRole('form', { name: 'Peeling' })
  await user.click(within(form).getByRole('radio', { name: /Medically motivated/ }))
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  expect(await within(form).findByText('This field is required.')).toBeVisible()
  await user.type(within(form).getByLabelText(/Medical reason/), 'Rosacea')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(quotes.at(-1)?.body).toMatchObject({
      booking_id: booking.id,
      lines: [{ service_id: service.id, price: 85000, purpose: 'medical', reason: 'Rosacea' }],
    }),
  )
})

test('BKG-021 POS-020 a sale from which the booking’s service is removed has no booking', async () => {
  const { quotes } = mockPos()
  mockEndpoint('get', `/api/v2/bookings/${booking.id}`, () => okResponse(booking))
  mockEndpoint('get', `/api/clients/${booking.client.id}/bookings`, () => pageResponse([]))
  const { user } = renderRoutes(routes, `${at}?booking=${booking.id}`)
  await screen.findByRole('button', { name: 'Edit Peeling' })
  await addCream(user)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: [{}, {}] }))
  await press(user, `Remove ${product.name}`)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: booking.id, lines: [{ service_id: service.id }] }))
  await addCream(user)
  await press(user, 'Remove Peeling')
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: null, lines: [{ product_id: product.id }] }))
  expect(quotes.at(-1)?.body).not.toHaveProperty('lines.0.isBooking')
})

test('POS-021 POS-033 POS-022 a gift card pays a part and the terminal the rest; a double click pays once', async () => {
  mockPos()
  mockEndpoint('get', `${posPath}/gift-cards/by-code/${giftCard.code}`, () => okResponse(giftCard))
  mockEndpoint('get', `${posPath}/receipts/${paidReceipt().id}`, () => okResponse(openReceipt()))
  const calls = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(openReceipt()))
  const { user, router } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, 'Gift card')
  const find = await screen.findByRole('form', { name: 'Look up' })
  await user.type(within(find).getByLabelText(/Number on the gift card/), 'ABC{Enter}')
  expect(await within(find).findByText('Use at least 5 characters.')).toBeVisible()
  await user.clear(within(find).getByLabelText(/Number on the gift card/))
  await user.type(within(find).getByLabelText(/Number on the gift card/), `${giftCard.code}{Enter}`)
  expect(await screen.findByText(/200\.50 left/)).toBeVisible()
  const use = screen.getByRole('form', { name: 'Gift card' })
  expect(within(use).getByLabelText(/Amount to use/)).toHaveValue('200')
  await user.click(within(use).getByRole('button', { name: 'Use the gift card' }))
  expect(await screen.findByText(`Gift card ${giftCard.code}`)).toBeVisible()
  await user.dblClick(await screen.findByRole('button', { name: /^Card .*149\.50/ }))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(router.state.location.pathname).toBe(`${at}/${paidReceipt().id}`)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.request.headers.get('Idempotency-Key')).toBeTruthy()
  expect(calls[0]?.body).toMatchObject({
    register_id: register.id,
    payments: [{ method: 'gift_card', code: giftCard.code, amount: 20000 }, { method: 'card' }],
  })
})

test('POS-021 a cash payment uses the server’s rounding and shows the change', async () => {
  mockPos()
  const cash = payment({ method: 'cash', amount: 35000, tendered: 50000, change: 15000, card: '' })
  const sold = paidReceipt({ amount_due: 35000, rounding: 50, payment_methods: ['cash'], payments: [cash] })
  mockEndpoint('get', `${posPath}/receipts/${sold.id}`, () => okResponse(sold))
  const calls = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(sold))
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, 'Cash')
  const form = await screen.findByRole('form', { name: 'Cash' })
  expect(within(form).getByText(/To pay in cash: .*350\.00/)).toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: /500\.00/ }))
  expect(within(form).getByRole('status')).toHaveTextContent(/Change .*150\.00/)
  await user.click(within(form).getByRole('button', { name: 'Take payment' }))
  expect(await screen.findByText(/^Paid .*350\.00/)).toBeVisible()
  expect(screen.getByText(/Change .*150\.00/)).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ payments: [{ method: 'cash', tendered: 50000 }] })
  expect(Object.keys(sessionStorage)).toEqual([])
  await expectNoA11yViolations()
})

test('POS-023 a card payment needs a terminal, chosen for the register', async () => {
  mockPos({ ...readiness, registers: [{ ...register, terminal_id: null }] })
  const saved = mockEndpoint('put', `${posPath}/registers/${register.id}`, () => okResponse(register))
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, /^Card /)
  expect(await screen.findByText('a terminal device must be selected')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Card terminal' }))
  await user.click(await screen.findByRole('option', { name: 'Reception', hidden: true }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ terminal_id: terminal.id, version: 1 }))
})

test('BEY-042 POS-022 a sale with a lost response is sent again with the same key and cart, also after a reload', async () => {
  mockPos()
  const calls = mockEndpoint('post', `${posPath}/payment/store`, () =>
    calls.length === 1 ? HttpResponse.error() : okResponse(openReceipt()),
  )
  mockEndpoint('get', `${posPath}/receipts/${paidReceipt().id}`, () => okResponse(openReceipt()))
  const first = renderRoutes(routes, at)
  await addCream(first.user)
  await press(first.user, /^Card /)
  expect(await screen.findByText('Payment status unknown')).toBeVisible()
  first.unmount()
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByText('Payment status unknown')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Card / })).not.toBeInTheDocument()
  await press(user, 'Check status')
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  const [sent, repeated] = calls.map(({ request, body }) => [request.headers.get('Idempotency-Key'), JSON.stringify(body)])
  expect(repeated).toEqual(sent)
})

test('USE-014 a payment without an answer is abandoned only after a question whose buttons say what they do', async () => {
  mockPos()
  const calls = mockEndpoint('post', `${posPath}/payment/store`, () => HttpResponse.error())
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, /^Card /)
  await press(user, 'Abandon payment')
  const question = within(await screen.findByRole('dialog', { name: 'Abandon payment?' }))
  expect(question.getByText(/a new attempt is another sale, and would charge again/)).toBeVisible()
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back to the payment', 'Abandon payment'])
  await user.click(question.getByRole('button', { name: 'Back to the payment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Payment status unknown')).toBeVisible()
  await press(user, 'Abandon payment')
  const repeatedQuestion = within(await screen.findByRole('dialog', { name: 'Abandon payment?' }))
  await user.click(repeatedQuestion.getByRole('button', { name: 'Abandon payment' }))
  await waitFor(() => expect(screen.queryByText('Payment status unknown')).toBeNull())
  expect(calls).toHaveLength(1)
})

test('POS-022 a sale in progress shows no alert, and a product scanned during it does not change the cart', async () => {
  const { quotes } = mockPos()
  const gate = { releaseSale: () => {}, releaseSearch: () => {} }
  const saleReleased = new Promise<void>((done) => {
    gate.releaseSale = done
  })
  const searchReleased = new Promise<void>((done) => {
    gate.releaseSearch = done
  })
  const scans = mockEndpoint('get', `${posPath}/products`, async ({ request }) => {
    const searched = new URL(request.url).searchParams.get('search')
    if (searched) await searchReleased
    return pageResponse([product])
  })
  const calls = mockEndpoint('post', `${posPath}/payment/store`, async () => {
    await saleReleased
    return HttpResponse.error()
  })
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Card / })).toBeEnabled())
  await user.type(screen.getByRole('searchbox', { name: 'Search or scan' }), `${product.ean}{Enter}`)
  await press(user, /^Card /)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.getByRole('button', { name: /^Card / })).toHaveAttribute('data-loading', 'true')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const before = quotes.length
  gate.releaseSearch()
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search or scan', hidden: true })).toHaveValue(''))
  expect(scans.some(({ url }) => url.searchParams.get('search') === product.ean)).toBe(true)
  gate.releaseSale()
  expect(await screen.findByText('Payment status unknown')).toBeVisible()
  expect(quotes).toHaveLength(before)
  await press(user, 'Check status')
  await waitFor(() => expect(calls).toHaveLength(2))
  const [sent, repeated] = calls.map(({ request, body }) => [request.headers.get('Idempotency-Key'), JSON.stringify(body)])
  expect(repeated).toEqual(sent)
})

test('BEY-045 a checkout without network keeps the cart, disables payment and offers a form for a sales note', async () => {
  mockPos()
  mockEndpoint('post', `${posPath}/payment/quote`, () => HttpResponse.error())
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  expect(await screen.findByText('No network: nothing can be sold')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print a form for the sales note' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Card / })).not.toBeInTheDocument()
  mockEndpoint('post', `${posPath}/payment/quote`, () => okResponse(quote))
  await press(user, 'Try again')
  expect(await screen.findByRole('button', { name: /^Card .*349\.50/ })).toBeEnabled()
})

test('POS-011 a refused sale shows the server’s message and is sent again with a new key', async () => {
  mockPos()
  const calls = mockEndpoint('post', `${posPath}/payment/store`, () =>
    errorResponse(409, 'pos.out_of_stock', 'There is not enough of Day cream in stock.'),
  )
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, /^Card /)
  expect(await screen.findByText('There is not enough of Day cream in stock.')).toBeVisible()
  await press(user, /^Card /)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]?.request.headers.get('Idempotency-Key')).not.toBe(calls[1]?.request.headers.get('Idempotency-Key'))
})

test('POS-021 POS-033 a remainder below half a krona after a gift card is finished as cash of zero', async () => {
  mockPos()
  mockEndpoint('post', `${posPath}/payment/quote`, () => okResponse({ ...quote, gross: 34930, total: 34930, cash_rounding: -30 }))
  mockEndpoint('get', `${posPath}/gift-cards/by-code/:code`, () => okResponse({ ...giftCard, balance: 60000, initial_value: 60000 }))
  const calls = mockEndpoint('post', `${posPath}/payment/store`, () => okResponse(paidReceipt()))
  mockEndpoint('get', `${posPath}/receipts/${paidReceipt().id}`, () => okResponse(paidReceipt()))
  const { user } = renderRoutes(routes, at)
  await addCream(user)
  await press(user, 'Gift card')
  await user.type(await screen.findByLabelText(/Number on the gift card/), `${giftCard.code}{Enter}`)
  const use = await screen.findByLabelText(/Amount to use/)
  await user.clear(use)
  await user.type(use, '349')
  await press(user, 'Use the gift card')
  await press(user, 'Cash')
  const form = await screen.findByRole('form', { name: 'Cash' })
  expect(form).toHaveTextContent(/To pay in cash: .*0\.00/)
  expect(within(form).queryByLabelText(/Cash received/)).not.toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: 'Finish the sale' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({
    payments: [
      { method: 'gift_card', amount: 34900 },
      { method: 'cash', tendered: 0 },
    ],
  })
})

test('POS-023 the till shows the clinic’s Swish code large to the client, and says that it records no payment', async () => {
  mockPos({ ...readiness, has_swish_qr: true })
  const settings = {
    merchant_id: 'm1',
    receipt_header: '',
    receipt_footer: '',
    swish_qr_id: 'q1',
    swish_qr_url: '/api/files/raw/q',
    version: 1,
  }
  mockEndpoint('get', '/api/v3/point-of-sale/settings', () => okResponse(settings))
  const { user } = renderRoutes(routes, '/point-of-sale/payment')
  await user.click(await screen.findByRole('button', { name: 'Show Swish code' }))
  const dialog = await screen.findByRole('dialog', { name: 'Swish code' })
  expect(await within(dialog).findByRole('img', { name: 'Swish code' })).toHaveAttribute('src', '/api/files/raw/q')
  expect(within(dialog).getByText(/records no payment/)).toBeVisible()
  cleanup()
  mockPos()
  renderRoutes(routes, '/point-of-sale/payment')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show Swish code' })).toBeNull()
})
