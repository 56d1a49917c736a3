import { accessible, answer, inLanguage, invalid, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { cream, giftCard, openTill, paid, payment, quoted, ready, register, service, terminal, visit, waiting } from '../../testing/counter'

const till = '/api/v3/point-of-sale'
const at = '/point-of-sale/payment'
type User = ReturnType<typeof show>['user']
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const addCream = async (user: User) => {
  await user.click(await screen.findByRole('radio', { name: 'Products' }))
  await press(user, /^Day cream/)
}

beforeEach(() => signedIn())

test('POS-001 a company that can’t sell sees why, and where to mend it', async () => {
  const missing = [
    { code: 'pos.no_merchant', text: 'The company has no account with the payment provider yet.' },
    { code: 'pos.no_control_unit', text: 'No till is connected to a control unit yet, so nothing may be sold.' },
  ]
  openTill({ ...ready, ready: false, missing })
  show(routes, at)
  expect(await screen.findByText(/has no account with the payment provider/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/setting/terminal-setting')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  await accessible()
})

test('POS-020 POS-010 what is scanned lands in the cart, and the server says what it comes to', async () => {
  const { quotes } = openTill()
  const found = answer('get', `${till}/products`, () => listed([cream]))
  const { user } = show(routes, at)
  expect(await screen.findByText(/A discount or a payment needs one first/)).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search or scan' }), `${cream.ean}{Enter}`)
  expect(await screen.findByRole('button', { name: 'Change Day cream' })).toBeVisible()
  expect(found.some(({ url }) => url.searchParams.get('search') === cream.ean)).toBe(true)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ lines: [{ kind: 'product', product_id: cream.id, quantity: 1 }] }))
  expect(await screen.findByRole('status', { name: 'Total' })).toHaveTextContent('349.50')
  expect(screen.getByText(/VAT 25 % of/)).toHaveTextContent('279.60')
  await press(user, 'One more of Day cream')
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ lines: [{ quantity: 2 }] }))
  await accessible()
  await inLanguage('sv')
  expect(await screen.findByRole('status', { name: 'Totalt' })).toHaveTextContent(/349,50\skr/)
  await inLanguage('en')
})

test('a client who is still being looked for is not said to be missing', async () => {
  openTill()
  let found = () => {}
  const known = new Promise<void>((resolve) => {
    found = resolve
  })
  answer('get', '/api/clients', async ({ request }) => {
    if (request.url.includes('search=')) await known
    return listed([])
  })
  const { user } = show(routes, at)
  await user.type(await screen.findByRole('combobox', { name: 'Client' }), 'Ebba')
  expect(await screen.findByText('Searching…')).toBeInTheDocument()
  expect(screen.queryByText('No client found')).toBeNull()
  found()
  expect(await screen.findByText('No client found')).toBeInTheDocument()
})

test('POS-020 a discount has a value of 1 to 100, and what the server refuses never enters the cart', async () => {
  const { quotes } = openTill()
  const { user } = show(routes, at)
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
  answer('post', `${till}/payment/quote`, () => invalid({ 'discount.value': 'Must be below 349.50' }))
  await user.type(within(form).getByLabelText(/Amount off/), '400')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  expect(await within(form).findByText('Must be below 349.50')).toBeVisible()
  const asked = answer('post', `${till}/payment/quote`, () => ok(quoted))
  await user.clear(within(form).getByLabelText(/Amount off/))
  await user.type(within(form).getByLabelText(/Amount off/), '50')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ discount: { kind: 'amount', value: 5000 } }))
  expect(quotes.every(({ body }) => (body as { discount: unknown }).discount === null)).toBe(true)
})

test('BKG-021 POS-020 a visit comes from the calendar with its client and its price, and may be medically motivated', async () => {
  const { quotes } = openTill()
  answer('get', `/api/bookings/${visit.id}`, () => ok(visit))
  answer('get', `/api/clients/${visit.client_id}/bookings`, () => listed([]))
  const { user, router } = show(routes, `${at}?booking=${visit.id}`)
  await press(user, 'Change Peeling')
  expect(router.state.location.search).toBe('')
  const form = await screen.findByRole('form', { name: 'Peeling' })
  await user.click(within(form).getByRole('radio', { name: /Medically motivated/ }))
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  expect(await within(form).findByText('This field is required.')).toBeVisible()
  await user.type(within(form).getByLabelText(/Medical reason/), 'Rosacea')
  await user.click(within(form).getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(quotes.at(-1)?.body).toMatchObject({
      booking_id: visit.id,
      lines: [{ service_id: service.id, unit_price: 85000, purpose: 'medical', reason: 'Rosacea' }],
    }),
  )
})

test('BKG-021 POS-020 a sale without what was done at the visit is not the visit’s, which stays to be paid', async () => {
  const { quotes } = openTill()
  answer('get', `/api/bookings/${visit.id}`, () => ok(visit))
  answer('get', `/api/clients/${visit.client_id}/bookings`, () => listed([]))
  const { user } = show(routes, `${at}?booking=${visit.id}`)
  await screen.findByRole('button', { name: 'Change Peeling' })
  await addCream(user)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: visit.id, lines: [{}, {}] }))
  await press(user, `Remove ${cream.name}`)
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: visit.id, lines: [{ service_id: service.id }] }))
  await addCream(user)
  await press(user, 'Remove Peeling')
  await waitFor(() => expect(quotes.at(-1)?.body).toMatchObject({ booking_id: null, lines: [{ product_id: cream.id }] }))
  expect(quotes.at(-1)?.body).not.toHaveProperty('lines.0.isVisit')
})

test('POS-021 POS-033 POS-022 a gift card takes a part and the terminal the rest; a double press pays once', async () => {
  openTill()
  answer('get', `${till}/gift-cards/by-code/${giftCard.code}`, () => ok(giftCard))
  answer('get', `${till}/receipts/${paid().id}`, () => ok(waiting()))
  const calls = answer('post', `${till}/payment/store`, () => ok(waiting()))
  const { user, router } = show(routes, at)
  await addCream(user)
  await press(user, 'Gift card')
  const find = await screen.findByRole('form', { name: 'Look up' })
  await user.type(within(find).getByLabelText(/Number on the gift card/), 'ABC{Enter}')
  expect(await within(find).findByText('Use at least 5 characters.')).toBeVisible()
  await user.clear(within(find).getByLabelText(/Number on the gift card/))
  await user.type(within(find).getByLabelText(/Number on the gift card/), `${giftCard.code}{Enter}`)
  expect(await screen.findByText(/200\.50 left/)).toBeVisible()
  const use = screen.getByRole('form', { name: 'Gift card' })
  expect(within(use).getByLabelText(/Use of it/)).toHaveValue('200')
  await user.click(within(use).getByRole('button', { name: 'Use the gift card' }))
  expect(await screen.findByText(`Gift card ${giftCard.code}`)).toBeVisible()
  await user.dblClick(await screen.findByRole('button', { name: /^Card .*149\.50/ }))
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  expect(router.state.location.pathname).toBe(`${at}/${paid().id}`)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.request.headers.get('Idempotency-Key')).toBeTruthy()
  expect(calls[0]?.body).toMatchObject({
    register_id: register.id,
    payments: [{ way: 'gift_card', code: giftCard.code, amount: 20000 }, { way: 'card' }],
  })
})

test('POS-021 cash is rounded as the server says, and its change is shown', async () => {
  openTill()
  const cash = payment({ way: 'cash', amount: 35000, given: 50000, change: 15000, card: '' })
  const sold = paid({ payable: 35000, rounding: 50, ways: ['cash'], payments: [cash] })
  answer('get', `${till}/receipts/${sold.id}`, () => ok(sold))
  const calls = answer('post', `${till}/payment/store`, () => ok(sold))
  const { user } = show(routes, at)
  await addCream(user)
  await press(user, 'Cash')
  const form = await screen.findByRole('form', { name: 'Cash' })
  expect(within(form).getByText(/To pay in cash: .*350\.00/)).toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: /500\.00/ }))
  expect(within(form).getByRole('status')).toHaveTextContent(/Change .*150\.00/)
  await user.click(within(form).getByRole('button', { name: 'Take payment' }))
  expect(await screen.findByText(/^Paid .*350\.00/)).toBeVisible()
  expect(screen.getByText(/Change .*150\.00/)).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ payments: [{ way: 'cash', given: 50000 }] })
  expect(Object.keys(sessionStorage)).toEqual([])
  await accessible()
})

test('POS-023 a card needs a terminal, chosen for the till', async () => {
  openTill({ ...ready, registers: [{ ...register, terminal_id: null }] })
  const saved = answer('put', `${till}/registers/${register.id}`, () => ok(register))
  const { user } = show(routes, at)
  await addCream(user)
  await press(user, /^Card /)
  expect(await screen.findByText('a terminal device must be selected')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Card terminal' }))
  await user.click(await screen.findByRole('option', { name: 'Reception', hidden: true }))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ terminal_id: terminal.id, version: 1 }))
})

test('BEY-042 POS-022 an answer that is lost is asked for again under the same key, also after a reload, and the cart stays as it was', async () => {
  openTill()
  const calls = answer('post', `${till}/payment/store`, () => (calls.length === 1 ? HttpResponse.error() : ok(waiting())))
  answer('get', `${till}/receipts/${paid().id}`, () => ok(waiting()))
  const first = show(routes, at)
  await addCream(first.user)
  await press(first.user, /^Card /)
  expect(await screen.findByText('It is not known whether the payment began')).toBeVisible()
  first.unmount()
  const { user } = show(routes, at)
  expect(await screen.findByText('It is not known whether the payment began')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Card / })).not.toBeInTheDocument()
  await press(user, 'Ask again')
  expect(await screen.findByText('Follow the card terminal')).toBeVisible()
  const [one, other] = calls.map(({ request, body }) => [request.headers.get('Idempotency-Key'), JSON.stringify(body)])
  expect(other).toEqual(one)
})

test('POS-022 while the first answer is awaited nothing alarms, and what is scanned meanwhile changes nothing of the sale', async () => {
  const { quotes } = openTill()
  const gate = { open: () => {}, found: () => {} }
  const sold = new Promise<void>((done) => {
    gate.open = done
  })
  const looked = new Promise<void>((done) => {
    gate.found = done
  })
  const scans = answer('get', `${till}/products`, async ({ request }) => {
    const searched = new URL(request.url).searchParams.get('search')
    if (searched) await looked
    return listed([cream])
  })
  const calls = answer('post', `${till}/payment/store`, async () => {
    await sold
    return HttpResponse.error()
  })
  const { user } = show(routes, at)
  await addCream(user)
  await waitFor(() => expect(screen.getByRole('button', { name: /^Card / })).toBeEnabled())
  await user.type(screen.getByRole('searchbox', { name: 'Search or scan' }), `${cream.ean}{Enter}`)
  await press(user, /^Card /)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.getByRole('button', { name: /^Card / })).toHaveAttribute('data-loading', 'true')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  const before = quotes.length
  gate.found()
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search or scan', hidden: true })).toHaveValue(''))
  expect(scans.some(({ url }) => url.searchParams.get('search') === cream.ean)).toBe(true)
  gate.open()
  expect(await screen.findByText('It is not known whether the payment began')).toBeVisible()
  expect(quotes).toHaveLength(before)
  await press(user, 'Ask again')
  await waitFor(() => expect(calls).toHaveLength(2))
  const [one, other] = calls.map(({ request, body }) => [request.headers.get('Idempotency-Key'), JSON.stringify(body)])
  expect(other).toEqual(one)
})

test('BEY-045 without network the cart is kept, nothing can be sold, and there is a form for the note', async () => {
  openTill()
  answer('post', `${till}/payment/quote`, () => HttpResponse.error())
  const { user } = show(routes, at)
  await addCream(user)
  expect(await screen.findByText('No network: nothing can be sold')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print a form for the note' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Card / })).not.toBeInTheDocument()
  answer('post', `${till}/payment/quote`, () => ok(quoted))
  await press(user, 'Try again')
  expect(await screen.findByRole('button', { name: /^Card .*349\.50/ })).toBeEnabled()
})

test('POS-011 a sale that is refused says so and can be sent again under another key', async () => {
  openTill()
  const calls = answer('post', `${till}/payment/store`, () =>
    refusal(409, 'pos.out_of_stock', 'There is not enough of Day cream in stock.'),
  )
  const { user } = show(routes, at)
  await addCream(user)
  await press(user, /^Card /)
  expect(await screen.findByText('There is not enough of Day cream in stock.')).toBeVisible()
  await press(user, /^Card /)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]?.request.headers.get('Idempotency-Key')).not.toBe(calls[1]?.request.headers.get('Idempotency-Key'))
})

test('POS-021 POS-033 what a gift card leaves below half a krona is finished in cash, with nothing handed over', async () => {
  openTill()
  answer('post', `${till}/payment/quote`, () => ok({ ...quoted, gross: 34930, total: 34930, cash_rounding: -30 }))
  answer('get', `${till}/gift-cards/by-code/:code`, () => ok({ ...giftCard, balance: 60000, initial_value: 60000 }))
  const calls = answer('post', `${till}/payment/store`, () => ok(paid()))
  answer('get', `${till}/receipts/${paid().id}`, () => ok(paid()))
  const { user } = show(routes, at)
  await addCream(user)
  await press(user, 'Gift card')
  await user.type(await screen.findByLabelText(/Number on the gift card/), `${giftCard.code}{Enter}`)
  const use = await screen.findByLabelText(/Use of it/)
  await user.clear(use)
  await user.type(use, '349')
  await press(user, 'Use the gift card')
  await press(user, 'Cash')
  const form = await screen.findByRole('form', { name: 'Cash' })
  expect(form).toHaveTextContent(/To pay in cash: .*0\.00/)
  expect(within(form).queryByLabelText(/Cash given/)).not.toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: 'Finish the sale' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toMatchObject({
    payments: [
      { way: 'gift_card', amount: 34900 },
      { way: 'cash', given: 0 },
    ],
  })
})
