import { addDays, today } from '@clinic/kit/i18n'
import { resetReportFilters } from '@clinic/kit/reports'
import {
  createSession,
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
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '../../routes'

const colleague = (name: string, at: number, is_active = true) => ({
  id: `018f0000-0000-7000-8000-${String(at + 2).padStart(12, '0')}`,
  name,
  is_active,
})
const people = ['Anna Berg', 'Bo Ek', 'Cia Lund'].map((name, at) => colleague(name, at))
const preference = {
  swish_payment: 25000,
  viva_payment: 75000,
  cash_payment: 0,
  gift_card_payment: 0,
  online_payment: 0,
  invoice_payment: 0,
}
const report = {
  start: '2026-11-01',
  end: '2026-11-14',
  period: 'week',
  pos_statistics: { total_revenue: 100000, no_of_transactions: 3, avg_transaction: 33333, total_refunds: 5000 },
  pos_revenue: [
    { name: '2026-11-01', products: 40000, services: 20000, gift_cards: 0 },
    { name: '2026-11-09', products: 0, services: 40000, gift_cards: 0 },
  ],
  payment_gateway_preference: preference,
  total_discount: { total_revenue: 100000, direct_discount: 0 },
  clients: [{ id: 'c1', name: 'Klara Klient', receipts_count: 2, receipts_sum_paid_amount: 60000, receipts_sum_refund: 5000 }],
  practitioners: [],
  products: [{ id: 'p1', name: 'Solskydd', sold_quantity: 4, revenue: 40000, stock: 2 }],
  services: [],
  low_stock: [{ id: 'p1', name: 'Solskydd', stock: 2 }],
  refunds: [{ id: 'r1', original_id: 'r0', number: 12, total: 5000, client_name: 'Klara Klient', refunded_at: '2026-11-10 08:30:00' }],
}

beforeEach(() => {
  resetReportFilters()
  mockSignedIn()
  mockEndpoint('get', '/api/reports/team', () => pageResponse(people))
})
afterEach(() => setTestLanguage('en'))

test('RPT-004 the sales report shows cards, charts with accessible tables, and rankings', async () => {
  mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  renderRoutes(routes, '/reports/pos')
  expect((await screen.findAllByText(/SEK\s1,000\.00/, { exact: false }))[0]).toBeVisible()
  expect(screen.getByRole('img', { name: 'Revenue over time' })).toBeInTheDocument()
  expect(screen.getAllByText(/Card: .*750\.00 \(75 %\)/)[0]).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Klara Klient 2/ })).toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Most booked services' })).getByText('No data for these days')).toBeVisible()
  await expectNoA11yViolations()
  await setTestLanguage('sv')
  expect(await screen.findByText('Försäljningsrapport')).toBeVisible()
})

test('RPT-007 the charts are 350, 250 and 150 pixels high', async () => {
  mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  renderRoutes(routes, '/reports/pos')
  const heights = (await screen.findAllByRole('img')).map((chart) => `${chart.getAttribute('aria-label')} ${chart.getAttribute('height')}`)
  expect(heights).toEqual(['Revenue over time 350', 'Payment methods 250', 'Discounts 150'])
})

test('RPT-001 the report is filtered by team member, period and days, and the filters are kept for the session', async () => {
  const calls = mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const { user, unmount } = renderRoutes(routes, '/reports/pos')
  await user.click(await screen.findByRole('button', { name: 'Team members: Everybody' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Anna Berg' }))
  await user.click(screen.getByRole('checkbox', { name: 'Bo Ek' }))
  expect(screen.getByRole('button', { name: 'Team members: Anna Berg, Bo Ek' })).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Cia Lund' }))
  expect(screen.getByRole('button', { name: 'Team members: 3 team members' })).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: 'Month' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('period')).toBe('month'))
  expect(calls.at(-1)?.url.searchParams.getAll('practitioner_ids')).toEqual(people.map((member) => member.id))
  unmount()
  renderRoutes(routes, '/reports/pos')
  expect(await screen.findByRole('button', { name: 'Team members: 3 team members' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked()
})

const setStoredDays = (start: string, end: string) => sessionStorage.setItem('report-filters', JSON.stringify({ start, end }))

test('RPT-006 the export takes the days, the period and the team members that the report shows', async () => {
  setStoredDays('2026-10-05', '2026-10-18')
  const shown = mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const exported = mockEndpoint('get', '/api/reports/pos/export', () => errorResponse(502, 'server.error', 'server error, contact server'))
  const { user } = renderRoutes(routes, '/reports/pos')
  await user.click(await screen.findByRole('button', { name: 'Team members: Everybody' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Bo Ek' }))
  await user.click(screen.getByRole('radio', { name: 'Day' }))
  await waitFor(() => expect(shown.at(-1)?.url.searchParams.get('period')).toBe('day'))
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }))
  await waitFor(() => expect(exported).toHaveLength(1))
  const query = [
    ['start', '2026-10-05'],
    ['end', '2026-10-18'],
    ['period', 'day'],
    ['practitioner_ids', people[1]?.id],
  ]
  expect([...(exported[0]?.url.searchParams ?? [])]).toEqual(query)
  expect([...(shown.at(-1)?.url.searchParams ?? [])]).toEqual(query)
})

test('RPT-001 both days are chosen; a range that ends before it starts shows its message and is not applied', async () => {
  setStoredDays('2026-10-05', '2026-10-18')
  const shown = mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const { user } = renderRoutes(routes, '/reports/pos')
  const days = () => ['start', 'end'].map((name) => shown.at(-1)?.url.searchParams.get(name))
  const choose = async (label: 'From' | 'To', day: string) => {
    await user.click(screen.getByRole('button', { name: label }))
    await user.click(await screen.findByLabelText(day))
  }
  await screen.findByRole('button', { name: 'Export to Excel' })
  await choose('From', '6 October 2026')
  await choose('To', '16 October 2026')
  await waitFor(() => expect(days()).toEqual(['2026-10-06', '2026-10-16']))
  await choose('From', '17 October 2026')
  expect(await screen.findByText('The first day is after the last.')).toBeVisible()
  await choose('To', '5 October 2026')
  expect(await screen.findByText('The last day is before the first.')).toBeVisible()
  expect(screen.queryByText('The first day is after the last.')).toBeNull()
  expect(days()).toEqual(['2026-10-06', '2026-10-16'])
  await choose('To', '12 October 2026')
  await waitFor(() => expect(days()).toEqual(['2026-10-06', '2026-10-12']))
  expect(screen.queryByText('The last day is before the first.')).toBeNull()
})

test('RPT-001 a named range sets both days, and other days name none', async () => {
  setStoredDays('2026-10-05', '2026-10-18')
  const shown = mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const { user } = renderRoutes(routes, '/reports/pos')
  const range = await screen.findByRole('combobox', { name: 'Days' })
  expect(range).toHaveValue('')
  await user.click(range)
  await user.click(await screen.findByRole('option', { name: 'Last month', hidden: true }))
  const lastDay = addDays(`${today().slice(0, 7)}-01`, -1)
  await waitFor(() => expect(shown.at(-1)?.url.searchParams.get('end')).toBe(lastDay))
  expect(shown.at(-1)?.url.searchParams.get('start')).toBe(`${lastDay.slice(0, 7)}-01`)
  expect(range).toHaveValue('Last month')
})

test('RPT-002 an accountant can choose from all pages of the team, with inactive members', async () => {
  const team = Array.from({ length: 101 }, (_, at) => colleague(`Maja Ek${at}`, at))
  const everybody = [...team, colleague('Nils Gick', 200, false)]
  const requests = mockEndpoint('get', '/api/reports/team', ({ request }) => {
    const query = new URL(request.url).searchParams
    const [page, most] = [Number(query.get('page')), Number(query.get('per_page'))]
    return pageResponse(everybody.slice((page - 1) * most, page * most))
  })
  const users = mockEndpoint('get', '/api/users', () => errorResponse(403, 'permission.role', 'Your role does not have access to this.'))
  const session = createSession()
  mockSignedIn({ user: { ...session.user, user_role: 'accountant' }, permissions: ['report.pos.read'] })
  const calls = mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const { user } = renderRoutes(routes, '/reports/pos')
  await user.click(await screen.findByRole('button', { name: 'Team members: Everybody' }))
  await user.click(await screen.findByLabelText('Nils Gick (inactive)'))
  expect(screen.getAllByText(/^Maja Ek\d+$/)).toHaveLength(101)
  expect(screen.getByRole('button', { name: 'Team members: Nils Gick' })).toBeInTheDocument()
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.getAll('practitioner_ids')).toEqual([everybody[101]?.id]))
  expect(requests.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2'])
  expect(users).toHaveLength(0)
  await setTestLanguage('sv')
  expect(await screen.findByLabelText('Nils Gick (inaktiv)')).toBeChecked()
})

test('RPT-002 a member with the role “user” sees only their own figures', async () => {
  const requests = mockEndpoint('get', '/api/reports/team', () => pageResponse(people))
  const session = createSession()
  mockSignedIn({ user: { ...session.user, user_role: 'user' } })
  mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  renderRoutes(routes, '/reports/pos')
  expect(await screen.findByRole('button', { name: 'Your own figures' })).toBeDisabled()
  expect(requests).toHaveLength(0)
})

test('BEY-026 figures that an accountant may not see have no section in the report', async () => {
  mockEndpoint('get', '/api/reports/pos', () => okResponse({ ...report, clients: null, services: null }))
  renderRoutes(routes, '/reports/pos')
  expect(await screen.findByRole('region', { name: 'Most sold products' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Clients who spent most' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Most booked services' })).toBeNull()
})

test('RPT-004 low stock links to the product library', async () => {
  mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  mockEndpoint('get', '/api/v3/point-of-sale/products', () =>
    pageResponse([{ id: 'p1', name: 'Solskydd', stock: 2, selling_price: 38900 }]),
  )
  mockEndpoint('get', '/api/v3/point-of-sale/product-categories', () => pageResponse([]))
  const { user } = renderRoutes(routes, '/reports/pos')
  await user.click(within(await screen.findByRole('region', { name: 'Running out' })).getByRole('button', { name: 'Add' }))
  const library = within(await screen.findByRole('dialog', { name: 'Product library' }))
  expect(await library.findByRole('row', { name: /Solskydd 2/ })).toBeInTheDocument()
  await user.click(library.getByRole('button', { name: 'New product' }))
  expect(await library.findByRole('textbox', { name: /^Name/ })).toBeInTheDocument()
})

test('PLT-109 the product library shows ten products a page, and a search begins at the first page', async () => {
  mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const products = Array.from({ length: 10 }, (_, index) => ({
    id: `p${index}`,
    name: `Kräm ${index}`,
    stock: index,
    selling_price: 38900,
  }))
  const calls = mockEndpoint('get', '/api/v3/point-of-sale/products', () => pageResponse(products, { total: 12, per_page: 10 }))
  const { user } = renderRoutes(routes, '/reports/pos')
  await user.click(within(await screen.findByRole('region', { name: 'Running out' })).getByRole('button', { name: 'Add' }))
  const library = within(await screen.findByRole('dialog', { name: 'Product library' }))
  await user.click(await library.findByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('page')).toBe('2'))
  await user.type(library.getByRole('textbox', { name: /^Search/ }), 'kräm')
  await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('search')).toBe('kräm'))
  expect(calls.at(-1)?.url.searchParams.get('page')).toBe('1')
  expect(new Set(calls.map(({ url }) => url.searchParams.get('per_page')))).toEqual(new Set(['10']))
})

test('RPT-006 RPT-007 a failed export shows an error, and a period without data shows a text', async () => {
  const empty = { ...report, pos_revenue: [{ name: '2026-11-01', products: 0, services: 0, gift_cards: 0 }], clients: [] }
  mockEndpoint('get', '/api/reports/pos', () => okResponse(empty))
  const calls = mockEndpoint('get', '/api/reports/pos/export', () => errorResponse(502, 'server.error', 'server error, contact server'))
  const { user } = renderRoutes(routes, '/reports/pos')
  const chart = within(await screen.findByRole('region', { name: 'Revenue over time' }))
  expect(chart.getByText('No data for these days')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(calls[0]?.request.headers.get('locale')).toBe('en')
})

test('USE-015 the export button shows that a workbook is being made, and cannot be pressed twice', async () => {
  const answer = Promise.withResolvers<void>()
  mockEndpoint('get', '/api/reports/pos', () => okResponse(report))
  const calls = mockEndpoint('get', '/api/reports/pos/export', async () => {
    await answer.promise
    return errorResponse(502, 'server.error', 'server error, contact server')
  })
  const { user } = renderRoutes(routes, '/reports/pos')
  const button = await screen.findByRole('button', { name: 'Export to Excel' })
  await user.dblClick(button)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(button).toBeDisabled()
  expect(await screen.findByText(/^The file is being created: \d+ s$/, undefined, { timeout: 20_000 })).toBeVisible()
  answer.resolve()
  await waitFor(() => expect(button).toBeEnabled())
  expect(calls).toHaveLength(1)
})
