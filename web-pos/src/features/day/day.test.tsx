import { accessible, answer, inLanguage, listed, ok, refusal, show, signedIn } from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'
import { openTill, register, report, waiting } from '../../testing/counter'

const day = '/api/v3/point-of-sale/report'
const at = '/point-of-sale/report'
const z = { ...report, kind: 'z', number: 4, counted_cash: 134900, difference: -100 }
const row = {
  id: 'z4',
  register_id: register.id,
  register_name: 'Till 1',
  number: 4,
  closed_at: '2026-11-23 17:00:00',
  sales: 69900,
  returns: 10000,
  difference: -100,
  document_id: 'd4',
}

beforeEach(() => {
  signedIn()
  openTill()
})

test('POS-040 the open day shows what the rules for cash registers ask for', async () => {
  answer('get', `${day}/current`, () => ok(report))
  answer('get', `${day}/batches`, () => listed([]))
  show(routes, at)
  const current = await screen.findByRole('region', { name: 'The open day' })
  expect(await within(current).findByText('X report')).toBeVisible()
  for (const said of [
    /Sales.*699\.00/,
    /Refunds1 · .*100\.00/,
    /VAT 25 %.*119\.80 of .*599\.00/,
    /Grand total, net.*9,599\.00/,
    /Receipts2/,
    /Discounts1 · .*50\.00/,
    /Covers 2026-11-24 09:00 – 2026-11-24 17:00/,
  ])
    expect(current).toHaveTextContent(said)
  expect(screen.getByText('No day is closed yet.')).toBeVisible()
  expect(screen.queryByText('Float changed by')).not.toBeInTheDocument()
  await accessible()
})

test('POS-040 a day that was left open says so, with its changed float and what was returned at the control unit', async () => {
  const left = { days: 3, float_change: -20000, returned_at_unit: 1, returned_at_unit_amount: 38900 }
  answer('get', `${day}/current`, () => ok({ ...report, ...left }))
  answer('get', `${day}/batches`, () => listed([]))
  show(routes, at)
  const current = await screen.findByRole('region', { name: 'The open day' })
  expect(await within(current).findByText('Float changed by')).toBeVisible()
  expect(current).toHaveTextContent(/Unfinished, returned at the control unit1 · .*389\.00/)
  expect(screen.getByText('This report covers 3 days')).toBeVisible()
  expect(screen.getByLabelText(/Float that stays/)).toHaveValue('800')
  await accessible()
  await inLanguage('sv')
  expect(await screen.findByText('Rapporten omfattar 3 dagar')).toBeVisible()
  await inLanguage('en')
})

test('POS-040 BEY-043 the drawer is counted and the day closed after a question; its Z report opens as it was frozen', async () => {
  answer('get', `${day}/current`, () => ok(report))
  answer('get', `${day}/batches`, () => listed([row]))
  answer('get', `${day}/batches/z4`, () => ok({ id: 'z4', document_id: 'd4', report: z }))
  const calls = answer('post', `${day}/close-batch`, () => ok({ id: 'z4', document_id: 'd4', report: z }))
  const { user } = show(routes, at)
  const form = await screen.findByRole('form', { name: 'Close the day' })
  await user.type(within(form).getByLabelText(/Cash counted/), '1349')
  expect(within(form).getByRole('status')).toHaveTextContent(/1,350\.00 · difference -.*1\.00/)
  await user.click(within(form).getByRole('button', { name: 'Close the day' }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByText('The day is closed: Z report 4')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ register_id: register.id, counted_cash: 134900, opening_float: 100000 })
  await user.click(screen.getByRole('button', { name: 'Z report 4' }))
  const panel = await screen.findByRole('dialog', { name: 'Z report 4' })
  expect(await within(panel).findByText('Counted')).toBeVisible()
  expect(within(panel).getByRole('button', { name: 'Open the PDF' })).toBeEnabled()
  const books = answer('get', `${day}/batches/z4/export`, () => refusal(403, 'permission.role', 'Your role does not have access to this.'))
  await user.click(within(panel).getByRole('button', { name: 'Postings for the accounts' }))
  expect(await screen.findByText('Your role does not have access to this.')).toBeVisible()
  expect(books[0]?.request.headers.get('locale')).toBe('en')
})

test('POS-040 a day that a colleague has closed meanwhile says so, and isn’t followed by an empty one', async () => {
  answer('get', `${day}/current`, () => ok(report))
  answer('get', `${day}/batches`, () => listed([row]))
  const calls = answer('post', `${day}/close-batch`, () => refusal(409, 'pos.day_closed', 'A colleague has closed the day already.'))
  const { user } = show(routes, at)
  const form = await screen.findByRole('form', { name: 'Close the day' })
  await user.type(within(form).getByLabelText(/Cash counted/), '1349')
  await user.click(within(form).getByRole('button', { name: 'Close the day' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByText('A colleague has closed the day already.')).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ number: 4, counted_cash: 134900 })
  expect(within(form).getByLabelText(/Cash counted/)).toHaveValue('')
})

test('BEY-045 a day with a payment that has no end isn’t closed, and says which', async () => {
  answer('get', `${day}/current`, () => ok({ ...report, open: 1 }))
  answer('get', `${day}/batches`, () => listed([]))
  answer('get', '/api/v3/point-of-sale/receipts', () => listed([waiting({ is_resolving: true })]))
  show(routes, at)
  expect(await screen.findByText('Payments without an end')).toBeVisible()
  expect(await screen.findByText('Being resolved')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Close the day' })).toBeDisabled()
  await accessible()
})

test('BEY-043 cash is taken out with its reason', async () => {
  answer('get', `${day}/current`, () => ok(report))
  answer('get', `${day}/batches`, () => listed([]))
  const calls = answer('post', `${day}/cash`, () => ok({ id: 'c1', kind: 'cash_out', amount: 5000, at: '2026-11-24 10:00:00' }))
  const { user } = show(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Cash in, out, drawer' }))
  const form = await screen.findByRole('form', { name: 'Cash in, out, drawer' })
  await user.click(within(form).getByRole('radio', { name: 'Cash is taken out' }))
  await user.clear(within(form).getByLabelText(/Amount/))
  await user.type(within(form).getByLabelText(/Amount/), '50')
  await user.type(within(form).getByLabelText(/Reason/), 'Stamps')
  await user.click(within(form).getByRole('button', { name: 'Write it down' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ register_id: register.id, kind: 'cash_out', amount: 5000, reason: 'Stamps' }))
})
