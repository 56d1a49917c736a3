import type { Page } from '@playwright/test'
import { postData } from './support/api-helpers'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

/** An import whose worker ends is taken up by the next one when the lease of two minutes is over. */
const LEASE_MS = 150_000

test('import-products-and-treatment-notes: the owner brings the range and the record of another system', async ({ page, lang, t }) => {
  test.setTimeout(180_000 + 2 * LEASE_MS)
  const key = String(Date.now()).slice(-8)
  await signIn(page, t, OWNER, { lang, to: '/point-of-sale/products/products-library' })
  await page.getByRole('link', { name: t.pos.products.import, exact: true }).click()
  await expect(page.getByText(t.shell.imports.intro.products, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'import-products-choose')
  const cream = `Solkräm ${key}`
  await chooseFile(page, t, 'produkter.csv', [
    ['Benämning', 'Artikelnummer', 'Varugrupp', 'Pris', 'Inpris', 'Moms', 'Antal'],
    [cream, `A${key}`, 'Solskydd', '249,50', '140', '25 %', '12'],
    [`Serum ${key}`, `B${key}`, 'Solskydd', '449', '200', '19', '3'],
  ])
  await page.getByRole('button', { name: t.shell.imports.check, exact: true }).click()
  await expect(page.getByRole('cell', { name: cream, exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(t.shell.imports.notice.products, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'import-products-preview')
  await startImport(page, t)
  await page.goto('/point-of-sale/products/products-library')
  await page.getByRole('searchbox').first().fill(cream)
  await expect(page.getByText(cream).first()).toBeVisible()

  const { first, last } = randomVisitor(lang)
  const email = `notes${key}@example.com`
  const client = await postData(page, '/api/clients', { first_name: first, last_name: last, email, allow_duplicate: true })
  await page.goto('/settings/import?kind=procedures')
  await expect(page.getByText(t.shell.imports.intro.procedures, { exact: true })).toBeVisible()
  const entry = ['2019-03-04', '10:30', 'Filler läppar', 'Läppar 0,5 ml. Inga besvär.', 'Dr. Anna Berg', email]
  await chooseFile(page, t, 'behandlingar.csv', [['Datum', 'Tid', 'Behandling', 'Journaltext', 'Behandlare', 'E-post'], entry, entry])
  await page.getByRole('button', { name: t.shell.imports.check, exact: true }).click()
  await expect(page.getByRole('cell', { name: 'Dr. Anna Berg', exact: true })).toBeVisible({ timeout: 60_000 })
  await checkBothWidths(page, 'import-procedures-preview')
  await startImport(page, t)
  await checkBothWidths(page, 'import-procedures-report')
  await page.goto(`/clients/${client.id}/procedures`)
  await page.getByText('Filler läppar', { exact: true }).first().click()
  await expect(page.getByText(t.journal.view.imported, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t.journal.actions.sign, exact: true })).toHaveCount(0)
  await checkBothWidths(page, 'imported-procedure')
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
