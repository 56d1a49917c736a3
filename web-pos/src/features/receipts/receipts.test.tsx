import { accessible, answer, inLanguage, listed, ok, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import { openTill, paid, waiting } from '../../testing/counter'

const till = '/api/v3/point-of-sale'
const id = paid().id
const at = `/receipt/${id}/detail`

let tab: { closed: boolean; close: () => void; location: { href: string }; document: { title: string }; opener: unknown }

beforeEach(() => {
  signedIn()
  openTill()
  tab = { closed: false, close: vi.fn(), location: { href: '' }, document: { title: '' }, opener: window }
  vi.stubGlobal('open', () => tab)
})
afterEach(() => vi.unstubAllGlobals())

test('POS-032 POS-022 receipts are listed, searched and narrowed to a state', async () => {
  const rows = [paid(), paid({ id: 'r2', kind: 'refund', number: 8, state: 'REFUNDED' }), waiting({ id: 'r3', is_resolving: true })]
  const calls = answer('get', `${till}/receipts`, () => listed(rows))
  const { user } = show(routes, '/receipt')
  expect(await screen.findByRole('link', { name: 'Receipt 7' })).toHaveAttribute('href', at)
  const refund = screen.getByRole('row', { name: /Refund 8/ })
  expect(within(refund).getByText(/-.*349\.50/)).toBeVisible()
  expect(screen.getByText('Being resolved')).toBeVisible()
  await accessible()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'All failed', hidden: true }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('failed'))
  await user.type(screen.getByRole('searchbox'), '7')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('7'))
})

test('POS-030 a receipt shows all that the law wants on it, in both languages', async () => {
  answer('get', `${till}/receipts/${id}`, () => ok(paid()))
  show(routes, at)
  const paper = await screen.findByRole('region', { name: 'Receipt' })
  const wanted = ['Kliniken', '556016-0680', 'SE556016068001', 'Storgatan 1', 'AS01000000000001', 'Astrid Lund', 'Day cream']
  for (const words of [...wanted, 'K0NTR0LLK0D', 'ISTCSKS0000000011', '476173******0119', 'Welcome back', '2026-11-24 11:00'])
    expect(paper).toHaveTextContent(words)
  expect(paper).toHaveTextContent(/VAT 25 %.*69\.90.*279\.60/)
  await accessible()
  await inLanguage('sv')
  expect(await screen.findByRole('region', { name: 'Kvitto' })).toHaveTextContent(/Moms 25 %.*69,90/)
  await inLanguage('en')
})

test('POS-030 a line shows its price before its discount, of one as of many, and of one at its full price only once', async () => {
  const [line] = paid().lines
  const off = { ...line, name: 'Serum', discount: 4950, total: 30000 }
  const many = { ...line, name: 'Soap', quantity: 2, gross: 69900, total: 69900 }
  answer('get', `${till}/receipts/${id}`, () => ok(paid({ lines: [line, off, many], discount: 4950 })))
  show(routes, at)
  const row = async (name: RegExp) => within(await screen.findByRole('table', { name: 'Sold' })).getByRole('row', { name })
  expect((await row(/Serum/)).textContent).toMatch(/Serum .*349\.50 each.*discount .*49\.50.*300\.00$/)
  expect((await row(/Soap/)).textContent).toMatch(/Soap .*349\.50 each2.*699\.00$/)
  expect((await row(/Day cream/)).textContent).not.toMatch(/each/)
})

test('POS-031 the receipt is given, then its one copy, and what was taken out opens again without being another', async () => {
  let downloaded = 0
  answer('get', `${till}/receipts/${id}`, () => ok(paid({ downloaded })))
  answer('get', '/api/documents/d1', () => ok({ id: 'd1', pdf: { state: 'made', url: '/api/files/raw/x' } }))
  const calls = answer('post', `${till}/receipts/${id}/export`, () => {
    downloaded += 1
    return ok({ document_id: 'd1', is_copy: downloaded > 1, mailed_to: '', downloaded })
  })
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Print or save' }))
  await waitFor(() => expect(tab.location.href).toContain('/api/files/raw/x'))
  await user.click(await screen.findByRole('button', { name: 'Open it again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open it again' })).toBeEnabled())
  expect(calls).toHaveLength(1)
  expect(await screen.findByText(/The law allows one copy/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take out the copy' }))
  await user.click(await screen.findByRole('button', { name: 'Print or save the copy' }))
  expect(await screen.findByText(/The law allows no more/)).toBeVisible()
  expect(calls).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Send by e-mail' })).not.toBeInTheDocument()
})

test('POS-030 a receipt is mailed to the client’s address or another', async () => {
  const client_id = '018f0000-0000-7000-8000-0000000000f1'
  answer('get', `${till}/receipts/${id}`, () => ok(paid({ client_id, client_name: 'Ebba Ek' })))
  answer('get', `/api/clients/${client_id}`, () => ok({ id: client_id, first_name: 'Ebba', last_name: 'Ek', email: 'ebba@example.se' }))
  const calls = answer('post', `${till}/receipts/${id}/export`, () =>
    ok({ document_id: 'd1', is_copy: false, mailed_to: 'ebba@example.se', downloaded: 1 }),
  )
  const { user } = show(routes, at)
  expect(await screen.findByLabelText(/E-mail address/)).toHaveValue('ebba@example.se')
  await user.click(screen.getByRole('button', { name: 'Send by e-mail' }))
  expect(await screen.findByText('The receipt is sent to ebba@example.se')).toBeVisible()
  expect(calls[0]?.body).toEqual({ type: 'mail', email: 'ebba@example.se' })
})

test('POS-032 a line is refunded, whole kronor and never above what remains, and its goods go back', async () => {
  const [line] = paid().lines
  const sold = paid({
    total: 124950,
    payable: 124950,
    refundable: 124950,
    returnable: [
      { place: 0, quantity: 1, amount: 90000 },
      { place: 1, quantity: 1, amount: 34950 },
    ],
    lines: [{ ...line, name: 'Peeling', product_id: null, total: 90000 }, line],
  })
  const refund = waiting({ id: 'r9', kind: 'refund', original_id: id, original_number: 7 })
  answer('get', `${till}/receipts/${id}`, () => ok(sold))
  answer('get', `${till}/receipts/r9`, () => ok(refund))
  const calls = answer('post', `${till}/receipts/${id}/refund/store`, () => ok(refund))
  const { user, router } = show(routes, `/receipt/${id}/refund`)
  const amount = await screen.findByLabelText(/Amount/)
  const send = screen.getByRole('button', { name: 'Refund' })
  await accessible()
  for (const [typed, said] of [
    ['2000', 'Enter a number of at most 1249.50.'],
    ['10.50', 'Enter whole units of the currency.'],
  ] as const) {
    await user.clear(amount)
    await user.type(amount, typed)
    await user.click(send)
    expect(await screen.findByText(said)).toBeVisible()
  }
  await user.clear(amount)
  await user.type(amount, '100')
  await user.click(screen.getByRole('switch', { name: 'The goods go back to stock' }))
  await user.click(send)
  expect(await screen.findByText('Choose the lines whose goods have come back, or pay back all that remains.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /Day cream/ }))
  expect(amount).toHaveValue('349.5')
  await user.click(send)
  await waitFor(() => expect(router.state.location.pathname).toBe('/receipt/r9/detail'))
  expect(calls[0]?.body).toMatchObject({ amount: 34950, lines: [{ place: 1, quantity: 1 }], restock: true })
  expect(await screen.findByRole('button', { name: 'Stop the refund' })).toBeVisible()
})

test('POS-032 POS-011 one of three goes back at its price, and less than its price is a price reduction', async () => {
  const [line] = paid().lines
  const sold = paid({
    total: 23851,
    refundable: 23851,
    returnable: [{ place: 0, quantity: 3, amount: 23851 }],
    lines: [{ ...line, name: 'Tea', quantity: 3, total: 23851 }],
  })
  const lines = [{ ...line, name: 'Tea', quantity: 0, gross: 5000, total: 5000 }]
  const refund = paid({ id: 'r9', kind: 'refund', state: 'REFUNDED', returnable: [], refundable: 0, lines })
  answer('get', `${till}/receipts/${id}`, () => ok(sold))
  answer('get', `${till}/receipts/r9`, () => ok(refund))
  const calls = answer('post', `${till}/receipts/${id}/refund/store`, () => ok(refund))
  const { user } = show(routes, `/receipt/${id}/refund`)
  await user.click(await screen.findByRole('checkbox', { name: /3 × Tea/ }))
  const fewer = screen.getByRole('button', { name: 'One less of Tea' })
  await user.click(fewer)
  await user.click(fewer)
  const amount = screen.getByLabelText(/Amount/)
  expect(amount).toHaveValue('79.5')
  await user.clear(amount)
  await user.type(amount, '50')
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('Price reduction: Tea')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ amount: 5000, restock: false })
  expect(calls[0]?.body).toHaveProperty('lines', [{ place: 0 }])
  await inLanguage('sv')
  expect(await screen.findByText('Prisnedsättning: Tea')).toBeVisible()
  await inLanguage('en')
})

test('POS-032 a receipt with a sold gift card offers no refund', async () => {
  answer('get', `${till}/receipts/${id}`, () => ok(paid({ paid_for_gift_card_exists: true })))
  show(routes, at)
  expect(await screen.findByText('A receipt with a sold gift card cannot be refunded.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Refund' })).not.toBeInTheDocument()
})
