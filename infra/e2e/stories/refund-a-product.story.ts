import { fetchData } from './support/api-helpers'
import { Counter, POS_API } from './support/pos-page'
import { RECEPTION } from './support/staff'
import { expect, test } from './support/story'
import { fillPlaceholders } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test('refund-a-product: one of two products goes back to stock and its money by the way it was paid', async ({ page, lang, t }) => {
  const { pos } = t
  const counter = new Counter(page, t, lang)
  await counter.open(RECEPTION)
  const [bought, back] = [await counter.product(6), await counter.product(7)]
  await counter.scan(bought.code, bought.name)
  const sold = await counter.sellForCash(back)
  await page.goto(`/point-of-sale/receipt/${sold.id}/detail`)
  await page.getByRole('link', { name: pos.refund.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: fillPlaceholders(pos.refund.of, { number: sold.number }) })).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(back.name) }).click()
  await page.getByRole('switch', { name: pos.refund.restock }).click({ force: true })
  await page.getByLabel(pos.refund.reason).fill(lang === 'sv' ? 'Fel storlek' : 'Wrong size')
  await checkBothWidths(page, 'refund')
  await page.getByRole('button', { name: pos.refund.title, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: pos.refund.title, exact: true }).click()
  await expect(page.getByText(pos.state.REFUNDED, { exact: true })).toBeVisible({ timeout: 20_000 })
  await checkBothWidths(page, 'refund-receipt')
  // USE-012: what is printed is the receipt, without the tabs above it.
  const tabs = page.locator('.clinic-page-tabs')
  await expect(tabs).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tabs).toBeHidden()
  await page.emulateMedia({ media: null })
  const refund = await counter.receipt()
  expect([refund.total, refund.vat_lines.length]).toEqual([back.selling_price, 1])
  expect(refund.refund_reason).toBe(lang === 'sv' ? 'Fel storlek' : 'Wrong size')
  const { items } = await fetchData(page, `${POS_API}/products?search=${encodeURIComponent(back.name)}`)
  expect(items.find(({ id }: { id: string }) => id === back.id).stock).toBe(back.stock)
  await page.goto('/point-of-sale/receipt')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: fillPlaceholders(pos.receipts.saleNumber, { number: sold.number }), exact: true }) })
  await expect(row.getByText(pos.state.PARTIALLY_REFUNDED)).toBeVisible()
  await checkBothWidths(page, 'receipts')
})
