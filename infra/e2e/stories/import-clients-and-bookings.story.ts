import type { Page } from '@playwright/test'
import { fetchData } from './support/api-helpers'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const PRACTITIONER = 'Karin Lindqvist'
/** An import whose worker ends is taken up by the next one when the lease of two minutes is over. */
const LEASE_MS = 150_000

test('import-clients-and-bookings: the owner takes clients and their bookings from another system', async ({ page, lang, t }) => {
  test.setTimeout(180_000 + 2 * LEASE_MS)
  const { first, last } = randomVisitor(lang)
  const email = `${last.toLowerCase().replace(/[^a-z]/g, '')}${Date.now()}@example.com`
  await signIn(page, t, OWNER, { lang, to: '/clients' })
  await page.getByRole('link', { name: t.record.clients.import, exact: true }).click()
  await expect(page.getByText(t.shell.imports.intro.clients, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'import-choose')
  const clients = [
    ['Kund', 'Efternamn', 'Mejl'],
    [first, last, email],
    ['', last, ''],
  ]
  await chooseFile(page, t, 'klienter.csv', clients)
  await page.getByLabel('Kund', { exact: true }).selectOption({ label: lang === 'sv' ? 'Förnamn' : 'First name' })
  await checkBothWidths(page, 'import-columns')
  await page.getByRole('button', { name: t.shell.imports.check, exact: true }).click()
  await expect(page.getByRole('heading', { name: t.shell.imports.preview })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible()
  await checkBothWidths(page, 'import-preview')
  await startImport(page, t)
  await checkBothWidths(page, 'import-report')

  await page.goto('/booking-settings')
  await page.getByRole('link', { name: t.booking.settings.import, exact: true }).click()
  await expect(page.getByText(t.shell.imports.intro.bookings, { exact: true })).toBeVisible()
  const [service] = await fetchData(page, '/api/v2/services/options')
  const day = `20${10 + Math.floor(Math.random() * 10)}-0${1 + Math.floor(Math.random() * 9)}-${10 + Math.floor(Math.random() * 18)}`
  const time = `${10 + Math.floor(Math.random() * 8)}:${10 + Math.floor(Math.random() * 49)}`
  const booking = [day, time, '30', service.name, PRACTITIONER, email]
  await chooseFile(page, t, 'bokningar.csv', [['Datum', 'Starttid', 'Minuter', 'Behandling', 'Behandlare', 'E-post'], booking, booking])
  await page.getByRole('button', { name: t.shell.imports.check, exact: true }).click()
  await expect(page.getByText(lang === 'sv' ? /^Rad 2 har samma behandlare/ : /^Row 2 has the same practitioner/).first()).toBeVisible({
    timeout: 60_000,
  })
  await checkBothWidths(page, 'import-bookings-preview')
  await startImport(page, t)
  await page.goto('/clients')
  await page.getByRole('searchbox').first().fill(email)
  await expect(page.getByText(`${first} ${last}`).first()).toBeVisible()
})

async function chooseFile(page: Page, t: ProductTexts, name: string, rows: string[][]) {
  const buffer = Buffer.from(rows.map((cells) => cells.join(';')).join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(page.getByRole('button', { name: t.shell.imports.check, exact: true })).toBeVisible()
}

/** Starts the checked import of a row and waits for its report. */
async function startImport(page: Page, t: ProductTexts) {
  await page.getByRole('button', { name: t.shell.imports.start_one.replace('{count}', '1'), exact: true }).click()
  await expect(page.getByRole('button', { name: t.shell.imports.downloadReport, exact: true })).toBeVisible({ timeout: LEASE_MS })
}
