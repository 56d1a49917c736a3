import {
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import { mockPos, openReceipt, paidReceipt, readiness, receiptLine, register } from '../../testing/fixtures'

const posPath = '/api/v3/point-of-sale'
const id = paidReceipt().id
const at = `/point-of-sale/receipt/${id}/detail`

let tab: { closed: boolean; close: () => void; location: { href: string }; document: { title: string }; opener: unknown }

beforeEach(() => {
  mockSignedIn()
  mockPos()
  mockEndpoint('get', '/api/users', () => pageResponse([]))
  tab = { closed: false, close: vi.fn(), location: { href: '' }, document: { title: '' }, opener: window }
  vi.stubGlobal('open', () => tab)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('POS-032 POS-022 receipts are listed, searched and filtered by state', async () => {
  const rows = [
    paidReceipt(),
    paidReceipt({ id: 'r2', type: 'refund', number: 8, status: 'REFUNDED' }),
    openReceipt({ id: 'r3', is_processing: true }),
  ]
  const calls = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse(rows))
  const { user } = renderRoutes(routes, '/point-of-sale/receipt')
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toHaveAttribute('href', at)
  const refund = screen.getByRole('row', { name: /Refund 8/ })
  expect(within(refund).getByText(/−.*349\.50/)).toBeVisible()
  expect(screen.getByText('Being resolved')).toBeVisible()
  await expectNoA11yViolations()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options.map((option) => option.textContent)).toEqual(['In progress', 'Failed', 'Paid', 'Partly refunded', 'Refunded'])
  await user.click(screen.getByRole('option', { name: 'Failed', hidden: true }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('status')).toBe('failed'))
  await user.type(screen.getByRole('searchbox'), '7')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('7'))
})

test('USE-017 POS-032 receipts are filtered by days, amount and cashier, which stand in the address', async () => {
  const member = { id: '018f0000-0000-7000-8000-0000000000aa', first_name: 'Astrid', last_name: 'Lund' }
  mockEndpoint('get', '/api/users', () => pageResponse([member]))
  mockEndpoint('get', `/api/users/${member.id}`, () => okResponse(member))
  const calls = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([]))
  const { user, router } = renderRoutes(routes, '/point-of-sale/receipt?from=2026-11-20&to=2026-11-21')
  await waitFor(() => expect(calls).not.toHaveLength(0))
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({ from: '2026-11-20', to: '2026-11-21' })
  expect(await screen.findByText(/2026-11-20 – 2026-11-21/)).toBeVisible()
  expect(screen.queryByText('No receipts yet')).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1664.50{Enter}')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('amount')).toBe('166450'))
  await user.click(screen.getByRole('combobox', { name: 'Served by' }))
  await user.click(await screen.findByRole('option', { name: 'Astrid Lund', hidden: true }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('cashier_id')).toBe(member.id))
  expect(router.state.location.search).toBe(`?from=2026-11-20&to=2026-11-21&amount=166450&cashier=${member.id}`)
  await expectNoA11yViolations()
  await user.click(screen.getByRole('button', { name: 'All days' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.has('from')).toBe(false))
})

test('USE-017 on a phone the filters of receipts are behind a button, which says how many are chosen', async () => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query)
    return query.includes('max-width: 40em') ? Object.assign(list, { matches: true }) : list
  })
  const calls = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt()]))
  const { user } = renderRoutes(routes, '/point-of-sale/receipt?from=2026-11-20&to=2026-11-21&amount=166450')
  await user.click(await screen.findByRole('button', { name: '2 filters' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(panel.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Failed', hidden: true }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('status')).toBe('failed'))
  await expectNoA11yViolations()
  await user.click(panel.getByRole('button', { name: 'Show the results' }))
  expect(await screen.findByRole('button', { name: '3 filters' })).toHaveFocus()
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
})

test('POS-030 a receipt shows everything that the law requires, in both languages', async () => {
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(paidReceipt()))
  renderRoutes(routes, at)
  const paper = await screen.findByRole('region', { name: 'Receipt' })
  const expectedTexts = [
    'Kliniken',
    '556016-0680',
    'SE556016068001',
    'Storgatan 1, 111 22 Stockholm',
    'AS01000000000001',
    'Astrid Lund',
    'Day cream',
  ]
  for (const text of [...expectedTexts, 'K0NTR0LLK0D', 'ISTCSKS0000000011', '476173******0119', 'Welcome back', '2026-11-24 11:00'])
    expect(paper).toHaveTextContent(text)
  expect(paper).toHaveTextContent(/VAT 25 %.*69\.90.*279\.60/)
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByRole('region', { name: 'Kvitto' })).toHaveTextContent(/Moms 25 %.*69,90/)
  await setTestLanguage('en')
})

test('LAW-043 a receipt of a sale with test systems says that it is none', async () => {
  const { seller } = paidReceipt()
  const receipt = paidReceipt({ seller: { ...seller, test_systems: 'Infrasec, Viva' } })
  mockEndpoint('get', `${posPath}/receipts/${receipt.id}`, () => okResponse(receipt))
  renderRoutes(routes, at)
  expect(await screen.findByText('Not a valid receipt: test systems (Infrasec, Viva)')).toBeVisible()
  await setTestLanguage('sv')
  expect(screen.getByText('Inget giltigt kvitto: testsystem (Infrasec, Viva)')).toBeVisible()
  await setTestLanguage('en')
})

test('USE-012 a receipt of a register with an 80 mm printer is printed as narrow as its roll, others on A4', async () => {
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(paidReceipt()))
  mockPos({ ...readiness, registers: [{ ...register, receipt_paper: 'roll_80mm' }] })
  renderRoutes(routes, at)
  await waitFor(() => expect(screen.getByRole('region', { name: 'Receipt' })).toHaveClass('pos-receipt-roll'))
  cleanup()
  const calls = mockEndpoint('get', `${posPath}/readiness`, () => okResponse(readiness))
  renderRoutes(routes, at)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(await screen.findByRole('region', { name: 'Receipt' })).not.toHaveClass('pos-receipt-roll')
})

test('POS-030 a line shows its price per item only with a discount or a quantity above 1', async () => {
  const off = { ...receiptLine, name: 'Serum', discount: 4950, total: 30000 }
  const many = { ...receiptLine, name: 'Soap', quantity: 2, gross: 69900, total: 69900 }
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(paidReceipt({ lines: [receiptLine, off, many], discount: 4950 })))
  renderRoutes(routes, at)
  const row = async (name: RegExp) => within(await screen.findByRole('table', { name: 'Sold' })).getByRole('row', { name })
  expect((await row(/Serum/)).textContent).toMatch(/Serum .*349\.50 each.*discount .*49\.50.*300\.00$/)
  expect((await row(/Soap/)).textContent).toMatch(/Soap .*349\.50 each2.*699\.00$/)
  expect((await row(/Day cream/)).textContent).not.toMatch(/each/)
})

test('POS-031 a receipt can be printed once and copied once, and opening it again makes no further copy', async () => {
  let downloaded = 0
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(paidReceipt({ downloaded })))
  mockEndpoint('get', '/api/documents/d1', () => okResponse({ id: 'd1', pdf: { state: 'ready', url: '/api/files/raw/x' } }))
  const calls = mockEndpoint('post', `${posPath}/receipts/${id}/export`, () => {
    downloaded += 1
    return okResponse({ document_id: 'd1', is_copy: downloaded > 1, mailed_to: '', downloaded })
  })
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Print or save' }))
  await waitFor(() => expect(tab.location.href).toContain('/api/files/raw/x'))
  await user.click(await screen.findByRole('button', { name: 'Open it again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open it again' })).toBeEnabled())
  expect(calls).toHaveLength(1)
  expect(await screen.findByText(/The law allows one copy/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Print copy' }))
  await user.click(await screen.findByRole('button', { name: 'Print or save the copy' }))
  expect(await screen.findByText(/no more copies are allowed/)).toBeVisible()
  expect(calls).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Send by e-mail' })).not.toBeInTheDocument()
})

test('POS-030 a receipt is e-mailed to the client’s address', async () => {
  const client_id = '018f0000-0000-7000-8000-0000000000f1'
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(paidReceipt({ client_id, client_name: 'Ebba Ek' })))
  mockEndpoint('get', `/api/clients/${client_id}`, () =>
    okResponse({ id: client_id, first_name: 'Ebba', last_name: 'Ek', email: 'ebba@example.se' }),
  )
  const calls = mockEndpoint('post', `${posPath}/receipts/${id}/export`, () =>
    okResponse({ document_id: 'd1', is_copy: false, mailed_to: 'ebba@example.se', downloaded: 1 }),
  )
  const { user } = renderRoutes(routes, at)
  expect(await screen.findByLabelText(/E-mail address/)).toHaveValue('ebba@example.se')
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
  expect(await screen.findByText('The receipt is being sent to ebba@example.se')).toBeVisible()
  expect(calls[0]?.body).toEqual({ type: 'mail', email: 'ebba@example.se' })
})

test('USE-014 POS-032 a line is refunded in whole kronor up to what remains, with its goods back to stock', async () => {
  const sold = paidReceipt({
    total: 124950,
    amount_due: 124950,
    refundable: 124950,
    refundable_lines: [
      { position: 0, quantity: 1, amount: 90000 },
      { position: 1, quantity: 1, amount: 34950 },
    ],
    lines: [{ ...receiptLine, name: 'Peeling', product_id: null, total: 90000 }, receiptLine],
  })
  const refund = openReceipt({ id: 'r9', type: 'refund', original_id: id, original_number: 7 })
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(sold))
  mockEndpoint('get', `${posPath}/receipts/r9`, () => okResponse(refund))
  const calls = mockEndpoint('post', `${posPath}/receipts/${id}/refund/store`, () => okResponse(refund))
  const { user, router } = renderRoutes(routes, `/point-of-sale/receipt/${id}/refund`)
  const amount = await screen.findByLabelText(/Amount/)
  const send = screen.getByRole('button', { name: 'Refund' })
  await expectNoA11yViolations()
  for (const [typed, message] of [
    ['2000', 'Enter a number of at most 1249.50.'],
    ['10.50', 'Enter whole units of the currency.'],
  ] as const) {
    await user.clear(amount)
    await user.type(amount, typed)
    await user.click(send)
    expect(await screen.findByText(message)).toBeVisible()
  }
  await user.clear(amount)
  await user.type(amount, '100')
  await user.click(screen.getByRole('switch', { name: 'The goods go back to stock' }))
  await user.click(send)
  expect(await screen.findByText('Choose the lines whose goods have come back, or pay back all that remains.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Day cream/ }))
  expect(amount).toHaveValue('349.5')
  await user.click(send)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText(/Reason/), 'Wrong size')
  await user.click(send)
  const question = await screen.findByRole('dialog', { name: 'Refund of receipt 7' })
  expect(question).toHaveTextContent(/349\.50 goes back by Card/)
  expect(calls).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/point-of-sale/receipt/r9/detail'))
  expect(calls[0]?.body).toMatchObject({ amount: 34950, lines: [{ position: 1, quantity: 1 }], restock: true, reason: 'Wrong size' })
  expect(await screen.findByRole('button', { name: 'Stop the refund' })).toBeVisible()
  expect(screen.getByText(/The client doesn’t need to do anything/)).toBeVisible()
  expect(screen.queryByText(/The client pays at the terminal/)).not.toBeInTheDocument()
})

test('POS-032 POS-011 one of three items is refunded at its price, and a lower amount is a price reduction', async () => {
  const sold = paidReceipt({
    total: 23851,
    refundable: 23851,
    refundable_lines: [{ position: 0, quantity: 3, amount: 23851 }],
    lines: [{ ...receiptLine, name: 'Tea', quantity: 3, total: 23851 }],
  })
  const lines = [{ ...receiptLine, name: 'Tea', quantity: 0, gross: 5000, total: 5000 }]
  const refund = paidReceipt({ id: 'r9', type: 'refund', status: 'REFUNDED', refundable_lines: [], refundable: 0, lines })
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(sold))
  mockEndpoint('get', `${posPath}/receipts/r9`, () => okResponse(refund))
  const calls = mockEndpoint('post', `${posPath}/receipts/${id}/refund/store`, () => okResponse(refund))
  const { user } = renderRoutes(routes, `/point-of-sale/receipt/${id}/refund`)
  await user.click(await screen.findByRole('checkbox', { name: /3 × Tea/ }))
  const fewer = screen.getByRole('button', { name: 'One less of Tea' })
  await user.click(fewer)
  await user.click(fewer)
  const amount = screen.getByLabelText(/Amount/)
  expect(amount).toHaveValue('79.5')
  await user.clear(amount)
  await user.type(amount, '50')
  await user.type(screen.getByLabelText(/Reason/), 'Opened')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Price reduction: Tea')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ amount: 5000, restock: false })
  expect(calls[0]?.body).toHaveProperty('lines', [{ position: 0 }])
  await setTestLanguage('sv')
  expect(await screen.findByText('Prisnedsättning: Tea')).toBeVisible()
  await setTestLanguage('en')
})

test('POS-032 BEY-042 a failed refund is retried as a refund and then links to the new attempt', async () => {
  const failure_reason = { code: 'viva.declined', text: 'The card was declined.' }
  const failed = paidReceipt({ type: 'refund', status: 'CANCELLED', number: null, control_registration: null, failure_reason })
  const next = openReceipt({ id: 'r9', type: 'refund', retry_of_id: id })
  let isRetried = false
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse({ ...failed, retried_by_id: isRetried ? next.id : null }))
  mockEndpoint('get', `${posPath}/receipts/${next.id}`, () => okResponse(next))
  const calls = mockEndpoint('post', `${posPath}/receipts/${id}/refund/retry`, () => {
    isRetried = true
    return okResponse(next)
  })
  const first = renderRoutes(routes, at)
  expect(await screen.findByText('The card was declined.')).toBeVisible()
  await first.user.dblClick(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/point-of-sale/receipt/r9/detail'))
  expect(new Set(calls.map(({ request }) => request.headers.get('Idempotency-Key'))).size).toBe(1)
  first.unmount()
  const { user, router } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Go to the new attempt' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/point-of-sale/receipt/r9/detail'))
})

test('POS-032 a receipt with a sold gift card cannot be refunded', async () => {
  mockEndpoint('get', `${posPath}/receipts/${id}`, () => okResponse(paidReceipt({ paid_for_gift_card_exists: true })))
  renderRoutes(routes, at)
  expect(await screen.findByText('A receipt with a sold gift card cannot be refunded.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Refund' })).not.toBeInTheDocument()
})

test('PLT-006 receipts are sorted by number and by total on the server', async () => {
  const calls = mockEndpoint('get', `${posPath}/receipts`, () => pageResponse([paidReceipt()]))
  const { user } = renderRoutes(routes, '/point-of-sale/receipt')
  await screen.findByRole('link', { name: 'Receipt 7' })
  for (const [heading, sort] of [
    ['Receipt', 'number'],
    ['Total', 'total'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: heading }))
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('sort')).toBe(sort))
  }
})
