import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { Counter, money } from './support/pos-page'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SECTIONS = ['booking', 'pos', 'record'] as const

/** The value of the statistics card with a label. */
const card = (page: Page, label: string) =>
  page
    .locator('.clinic-stat')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('.clinic-stat-value')

/** A number as the page writes it. */
const numeral = (value: number, lang: string) => new Intl.NumberFormat(lang === 'sv' ? 'sv-SE' : 'en-GB').format(value)

async function open(page: Page, t: ProductTexts, section: (typeof SECTIONS)[number]) {
  await page.goto(`/reports/${section}`)
  await expect(page.getByRole('heading', { level: 1, name: t.reports.title[section] })).toBeVisible()
}

/** Fetches the statistics cards of all three reports. */
async function fetchStatistics(page: Page) {
  const [booking, pos, record] = await Promise.all(SECTIONS.map((section) => fetchData(page, `/api/reports/${section}`)))
  return {
    visits: booking.booking_statistics.total_single_bookings as number,
    worth: booking.booking_statistics.total_bookings_revenue as number,
    revenue: pos.pos_statistics.total_revenue as number,
    receipts: pos.pos_statistics.no_of_transactions as number,
    clients: record.record_statistics.total_clients as number,
  }
}

/** A new client's visit that begins now. */
async function bookNow(page: Page, lang: 'en' | 'sv'): Promise<{ service: { price: number } }> {
  const { first: first_name, last: last_name } = randomVisitor(lang)
  const { id: client_id } = await postData(page, '/api/clients', { first_name, last_name, language: lang })
  const categories = await fetchData(page, '/api/v2/categories?with_service=true&active=true')
  const singleCategories = categories.filter((category: { group_booking: boolean }) => !category.group_booking)
  const services = singleCategories.flatMap(
    (category: { services: { is_active: boolean; practitioner_ids: string[] }[] | null }) => category.services ?? [],
  )
  const service = services.find(
    (service: { is_active: boolean; practitioner_ids: string[] }) => service.is_active && service.practitioner_ids.length > 0,
  )
  const start_at = new Date().toISOString().slice(0, 16).replace('T', ' ').concat(':00')
  const practitioner_id = service.practitioner_ids[0]
  return postData(page, '/api/v2/bookings', { client_id, service_id: service.id, practitioner_id, start_at, allow_overlap: true })
}

test('look-at-the-reports: RPT-001 RPT-003 the bookings of some of the team, by month, and the same choice in the other reports', async ({
  page,
  lang,
  t,
}) => {
  test.setTimeout(120_000)
  const { reports, bookingReport, posReport, recordReport } = t
  await signIn(page, t, OWNER, { lang, to: '/reports/booking' })
  await expect(page.getByRole('heading', { level: 1, name: reports.title.booking })).toBeVisible()
  await expect(page.getByRole('img', { name: bookingReport.over })).toBeVisible()
  const report = await fetchData(page, '/api/reports/booking')
  await expect(page.getByText(String(report.booking_statistics.total_cancelled_bookings), { exact: true }).first()).toBeVisible()
  await checkBothWidths(page, 'booking-report')

  await page.getByRole('button', { name: `${reports.team}: ${reports.everybody}` }).click()
  const boxes = page.getByRole('checkbox')
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await page.keyboard.press('Escape')
  const chosen = `${reports.team}: ${fillPlaceholders(reports.selectedCount_other, { count: 3 })}`
  await expect(page.getByRole('button', { name: chosen })).toBeVisible()
  await page.getByText(reports.periods.month, { exact: true }).click()

  await page.getByRole('navigation', { name: reports.sections }).getByRole('link', { name: reports.section.pos }).click()
  await expect(page.getByRole('heading', { level: 1, name: reports.title.pos })).toBeVisible()
  await expect(page.getByRole('button', { name: chosen })).toBeVisible()
  await expect(page.getByRole('radio', { name: reports.periods.month })).toBeChecked()
  await page.getByRole('button', { name: chosen }).click()
  await page.getByRole('button', { name: reports.selectAll }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: posReport.practitioners })).toBeVisible()
  await checkBothWidths(page, 'pos-report')

  await page.getByRole('navigation', { name: reports.sections }).getByRole('link', { name: reports.section.record }).click()
  await expect(page.getByRole('region', { name: recordReport.ages })).toBeVisible()
  await checkBothWidths(page, 'record-report')
})

test('look-at-the-reports: RPT-003 RPT-004 RPT-005 RPT-007 a visit, a sale and a client more are what the day has more of', async ({
  page,
  lang,
  t,
}) => {
  test.setTimeout(120_000)
  const counter = new Counter(page, t, lang)
  await counter.open(OWNER, '/reports/booking')
  const before = await fetchStatistics(page)
  await expect(card(page, t.bookingReport.single)).toHaveText(numeral(before.visits, lang))
  const visit = await bookNow(page, lang)
  const sold = await counter.sellForCash(await counter.product(12))
  const after = {
    visits: before.visits + 1,
    worth: before.worth + visit.service.price,
    revenue: before.revenue + sold.total,
    receipts: before.receipts + 1,
    clients: before.clients + 1,
  }
  expect(await fetchStatistics(page)).toEqual(after)
  await open(page, t, 'booking')
  await expect(card(page, t.bookingReport.single)).toHaveText(numeral(after.visits, lang))
  await expect(card(page, t.bookingReport.revenue)).toHaveText(money(after.worth, lang))
  await open(page, t, 'pos')
  await expect(card(page, t.posReport.revenue)).toHaveText(money(after.revenue, lang))
  await expect(card(page, t.posReport.receipts)).toHaveText(numeral(after.receipts, lang))
  await open(page, t, 'record')
  await expect(card(page, t.recordReport.clients)).toHaveText(numeral(after.clients, lang))
})

test('look-at-the-reports: RPT-006 the workbook of each report is kept under its name', async ({ page, lang, t }) => {
  await signIn(page, t, OWNER, { lang, to: '/reports/booking' })
  for (const section of SECTIONS) {
    await open(page, t, section)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t.reports.export }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${section}_reports_\\d{4}-\\d\\d-\\d\\d_\\d{4}-\\d\\d-\\d\\d_week\\.xlsx$`))
    const book = readFileSync(await file.path()).toString('latin1')
    for (const part of ['xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/charts/chart1.xml']) expect(book, section).toContain(part)
  }
})
