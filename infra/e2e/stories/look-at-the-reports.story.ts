import { read } from './support/calls'
import { lookAtBothWidths } from './support/look'
import { OWNER, signIn } from './support/staff'
import { expect, test } from './support/story'
import { filled } from './support/words'

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
  const told = await read(page, '/api/reports/booking')
  await expect(page.getByText(String(told.booking_statistics.total_cancelled_bookings), { exact: true }).first()).toBeVisible()
  await lookAtBothWidths(page, 'booking-report')

  await page.getByRole('button', { name: `${reports.team}: ${reports.everybody}` }).click()
  const boxes = page.getByRole('checkbox')
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await page.keyboard.press('Escape')
  const chosen = `${reports.team}: ${filled(reports.chosen_other, { count: 3 })}`
  await expect(page.getByRole('button', { name: chosen })).toBeVisible()
  await page.getByText(reports.periods.month, { exact: true }).click()

  await page.getByRole('navigation', { name: reports.sections }).getByRole('link', { name: reports.section.pos }).click()
  await expect(page.getByRole('heading', { level: 1, name: reports.title.pos })).toBeVisible()
  await expect(page.getByRole('button', { name: chosen })).toBeVisible()
  await expect(page.getByRole('radio', { name: reports.periods.month })).toBeChecked()
  await page.getByRole('button', { name: chosen }).click()
  await page.getByRole('button', { name: reports.all }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: posReport.practitioners })).toBeVisible()
  await lookAtBothWidths(page, 'pos-report')

  await page.getByRole('navigation', { name: reports.sections }).getByRole('link', { name: reports.section.record }).click()
  await expect(page.getByRole('region', { name: recordReport.ages })).toBeVisible()
  await lookAtBothWidths(page, 'record-report')
})

test('look-at-the-reports: RPT-006 the workbook is kept under its name', async ({ page, lang, t }) => {
  await signIn(page, t, OWNER, { lang, to: '/reports/booking' })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t.reports.export }).click()
  expect((await saved).suggestedFilename()).toMatch(/^booking_reports_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_week\.xlsx$/)
})
