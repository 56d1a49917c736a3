import {
  errorResponse,
  expectNoA11yViolations,
  mockEndpoint,
  mockSignedIn,
  okResponse,
  pageResponse,
  renderRoutes,
  setTestLanguage,
} from '@clinic/kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../../routes'
import { mockPos, openReceipt, register, report } from '../../testing/fixtures'

const day = '/api/v3/point-of-sale/report'
const at = '/point-of-sale/report'
const z = { ...report, type: 'z', number: 4, counted_cash: 134900, difference: -100, difference_reason: 'Wrong change' }
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
  mockSignedIn()
  mockPos()
})

test('POS-040 the X report of the open day shows what the rules for cash registers require', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  renderRoutes(routes, at)
  const current = await screen.findByRole('region', { name: 'Today so far' })
  expect(await within(current).findByText('X report')).toBeVisible()
  for (const text of [
    /Sales.*699\.00/,
    /Refunds1 · .*100\.00/,
    /VAT 25 %.*119\.80 of .*599\.00/,
    /Grand total, net.*9,599\.00/,
    /Receipts2/,
    /Discounts1 · .*50\.00/,
    /Covers 2026-11-24 09:00 – 2026-11-24 17:00/,
  ])
    expect(current).toHaveTextContent(text)
  expect(screen.getByText('No day is closed yet.')).toBeVisible()
  expect(screen.queryByText('Float changed by')).not.toBeInTheDocument()
  await expectNoA11yViolations()
})

test('POS-040 a day open for several days shows their number, the float change and what the control unit returned', async () => {
  const changes = { days: 3, float_change: -20000, returned_at_unit: 1, returned_at_unit_amount: 38900 }
  mockEndpoint('get', `${day}/current`, () => okResponse({ ...report, ...changes }))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  const { user } = renderRoutes(routes, at)
  const current = await screen.findByRole('region', { name: 'Today so far' })
  expect(await within(current).findByText('Float changed by')).toBeVisible()
  expect(current).toHaveTextContent(/Unfinished, returned at the control unit1 · .*389\.00/)
  expect(screen.getByText('This report covers 3 days')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'The count is done' }))
  expect(screen.getByLabelText(/Float for tomorrow/)).toHaveValue('800')
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByText('Rapporten omfattar 3 dagar')).toBeVisible()
  await setTestLanguage('en')
})

/** Counts 1 349 kr: one kroner less than is expected. */
async function count(user: ReturnType<typeof renderRoutes>['user']) {
  const form = await screen.findByRole('form', { name: 'Count the drawer' })
  for (const [label, quantity] of [
    ['1,000 kr', '1'],
    ['100 kr', '3'],
    ['20 kr', '2'],
    ['5 kr', '1'],
    ['2 kr', '2'],
  ] as const)
    await user.type(within(form).getByLabelText(label), quantity)
  return form
}

test('USE-018 POS-040 BEY-043 the drawer is counted before what is expected is shown, and closing ends on the Z report', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([row]))
  mockEndpoint('get', `${day}/batches/z4`, () => okResponse({ id: 'z4', document_id: 'd4', report: z }))
  const calls = mockEndpoint('post', `${day}/close-batch`, () => okResponse({ id: 'z4', document_id: 'd4', report: z }))
  const { user } = renderRoutes(routes, at)
  const counting = await count(user)
  expect(within(counting).getByRole('status')).toHaveTextContent(/1,349\.00/)
  expect(screen.queryByText('Expected in drawer')).not.toBeInTheDocument()
  expect(screen.queryByText(/1,350\.00/)).not.toBeInTheDocument()
  await expectNoA11yViolations()
  await user.click(within(counting).getByRole('button', { name: 'The count is done' }))
  const form = await screen.findByRole('form', { name: 'Close the day' })
  expect(form).toHaveTextContent(/Counted.*1,349\.00.*Expected in drawer.*1,350\.00.*Difference.*1\.00/)
  await user.click(within(form).getByRole('button', { name: 'Close the day' }))
  expect(calls).toHaveLength(0)
  await expectNoA11yViolations()
  await user.type(within(form).getByLabelText(/Reason for the difference/), 'Wrong change')
  await user.click(within(form).getByRole('button', { name: 'Close the day' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Z report 4' })).toBeVisible()
  expect(screen.getByText('The day is closed: Z report 4')).toBeVisible()
  expect(screen.getByText('Expected in drawer')).toBeVisible()
  expect(screen.getByText('Wrong change')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open the PDF' })).toBeEnabled()
  expect(calls[0]?.body).toMatchObject({
    register_id: register.id,
    number: 4,
    counted_cash: 134900,
    difference_reason: 'Wrong change',
    opening_float: 100000,
  })
  expect(calls[0]?.body).toHaveProperty('cash_count', expect.arrayContaining([{ denomination: 10000, quantity: 3 }]))
  await expectNoA11yViolations()
})

test('USE-006 the count begins in its first field where the day is to be closed, and the reason in its own', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  const { user } = renderRoutes(routes, `${at}?part=close`)
  const counting = within(await screen.findByRole('form', { name: 'Count the drawer' }))
  await waitFor(() => expect(counting.getAllByRole('textbox')[0]).toHaveFocus())
  await user.keyboard('1{Enter}')
  const form = within(await screen.findByRole('form', { name: 'Close the day' }))
  await waitFor(() => expect(form.getByLabelText(/Reason/)).toHaveFocus())
})

test('USE-018 a count without a difference asks for no reason, and can be repeated with what was entered', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse({ ...report, expected_cash: 134900 }))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  const { user } = renderRoutes(routes, at)
  await user.click(within(await count(user)).getByRole('button', { name: 'The count is done' }))
  const form = await screen.findByRole('form', { name: 'Close the day' })
  expect(within(form).queryByLabelText(/Reason for the difference/)).not.toBeInTheDocument()
  await user.click(within(form).getByRole('button', { name: 'Count again' }))
  expect(await screen.findByLabelText('100 kr')).toHaveValue('3')
})

test('USE-018 a day on which nothing happened offers nothing to close', async () => {
  mockEndpoint('get', `${day}/current`, () =>
    okResponse({ ...report, first_number: null, last_number: null, drawer_openings: 0, copies: 0 }),
  )
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  renderRoutes(routes, at)
  expect(await screen.findByText(/there is no day to close/)).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Count the drawer' })).not.toBeInTheDocument()
})

test('POS-040 the X report of the open day is opened as a PDF', async () => {
  const tab = { location: { href: '' }, document: { title: '' }, opener: {}, closed: false, close: () => undefined }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  mockEndpoint('get', '/api/documents/x1', () => okResponse({ id: 'x1', pdf: { state: 'ready', url: '/api/files/raw/x1' } }))
  const prints = mockEndpoint('post', `${day}/download`, () => okResponse({ document_id: 'x1' }))
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'X report as PDF' }))
  await waitFor(() => expect(tab.location.href).toContain('/api/files/raw/x1'))
  expect(prints[0]?.body).toEqual({ register_id: register.id })
  open.mockRestore()
})

test('POS-040 the Z report of a closed day is opened from the list, with its postings', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([row]))
  mockEndpoint('get', `${day}/batches/z4`, () => okResponse({ id: 'z4', document_id: 'd4', report: z }))
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Z report 4' }))
  const panel = await screen.findByRole('dialog', { name: 'Z report 4' })
  expect(await within(panel).findByText('Counted')).toBeVisible()
  expect(within(panel).getByRole('button', { name: 'Open the PDF' })).toBeEnabled()
  const books = mockEndpoint('get', `${day}/batches/z4/export`, () =>
    errorResponse(403, 'permission.role', 'Your role does not have access to this.'),
  )
  await user.click(within(panel).getByRole('button', { name: 'Postings for the accounts' }))
  expect(await screen.findByText('Your role does not have access to this.')).toBeVisible()
  expect(books[0]?.request.headers.get('locale')).toBe('en')
})

test('POS-040 a day already closed by a colleague shows the server’s message and is not closed twice', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([row]))
  const calls = mockEndpoint('post', `${day}/close-batch`, () =>
    errorResponse(409, 'pos.day_already_closed', 'A colleague has closed the day already.'),
  )
  const { user } = renderRoutes(routes, at)
  await user.click(within(await count(user)).getByRole('button', { name: 'The count is done' }))
  const form = await screen.findByRole('form', { name: 'Close the day' })
  await user.type(within(form).getByLabelText(/Reason for the difference/), 'Wrong change')
  await user.click(within(form).getByRole('button', { name: 'Close the day' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the day' }))
  expect(await screen.findByText('A colleague has closed the day already.')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toMatchObject({ number: 4, counted_cash: 134900 })
  expect(await screen.findByLabelText('100 kr')).toHaveValue('')
})

test('BEY-045 a day with a payment in progress cannot be closed and lists the payment', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse({ ...report, open_payments: 1 }))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  mockEndpoint('get', '/api/v3/point-of-sale/receipts', () => pageResponse([openReceipt({ is_processing: true })]))
  renderRoutes(routes, at)
  expect(await screen.findByText('Payments in progress')).toBeVisible()
  expect(await screen.findByText('Being resolved')).toBeVisible()
  expect(screen.getByRole('button', { name: 'The count is done' })).toBeDisabled()
  await expectNoA11yViolations()
})

test('BEY-043 cash out is recorded with a reason', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  mockEndpoint('get', `${day}/batches`, () => pageResponse([]))
  const calls = mockEndpoint('post', `${day}/cash`, () =>
    okResponse({ id: 'c1', type: 'cash_out', amount: 5000, at: '2026-11-24 10:00:00' }),
  )
  const { user } = renderRoutes(routes, at)
  await user.click(await screen.findByRole('button', { name: 'Cash movements' }))
  const form = await screen.findByRole('form', { name: 'Cash movements' })
  await user.click(within(form).getByRole('radio', { name: 'Cash out' }))
  await user.clear(within(form).getByLabelText(/Amount/))
  await user.type(within(form).getByLabelText(/Amount/), '50')
  await user.type(within(form).getByLabelText(/Reason/), 'Stamps')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls[0]?.body).toEqual({ register_id: register.id, type: 'cash_out', amount: 5000, reason: 'Stamps' }))
})

test('PLT-006 closed days are searched by number and sorted on the server', async () => {
  mockEndpoint('get', `${day}/current`, () => okResponse(report))
  const calls = mockEndpoint('get', `${day}/batches`, () => pageResponse([row]))
  const { user } = renderRoutes(routes, at)
  await screen.findByRole('button', { name: 'Z report 4' })
  const getParam = (name: string) => calls.at(-1)?.url.searchParams.get(name)
  expect([getParam('sort'), getParam('order'), getParam('per_page')]).toEqual(['closed_at', 'desc', '20'])
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(getParam('sort')).toBe('number'))
  await user.type(screen.getByRole('searchbox', { name: 'Search by number of the report' }), '4')
  await waitFor(() => expect(getParam('search')).toBe('4'))
})
