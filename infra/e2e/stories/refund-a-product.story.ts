import { read } from './support/calls'
import { lookAtBothWidths } from './support/look'
import { RECEPTION } from './support/staff'
import { expect, test } from './support/story'
import { Counter, TILL } from './support/till'
import { filled } from './support/words'

test('refund-a-product: one of two products goes back to stock and its money by the way it was paid', async ({ page, lang, t }) => {
  const { pos } = t
  const counter = new Counter(page, t, lang)
  await counter.open(RECEPTION)
  const [kept, back] = [await counter.product(6), await counter.product(7)]
  await counter.scan(kept.code, kept.name)
  const sold = await counter.sellForCash(back)
  await page.goto(`/receipt/${sold.id}/detail`)
  await page.getByRole('link', { name: pos.refund.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: filled(pos.refund.of, { number: sold.number }) })).toBeVisible()
  await page.getByRole('checkbox', { name: new RegExp(back.name) }).click()
  await page.getByRole('switch', { name: pos.refund.restock }).click({ force: true })
  await lookAtBothWidths(page, 'refund')
  await page.getByRole('button', { name: pos.refund.title, exact: true }).click()
  await expect(page.getByText(pos.state.REFUNDED, { exact: true })).toBeVisible({ timeout: 20_000 })
  await lookAtBothWidths(page, 'refund-receipt')
  const refund = await counter.receipt()
  expect([refund.total, refund.vats.length]).toEqual([back.selling_price, 1])
  const { items } = await read(page, `${TILL}/products?search=${encodeURIComponent(back.name)}`)
  expect(items.find(({ id }: { id: string }) => id === back.id).stock).toBe(back.stock)
  await page.goto('/receipt')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: filled(pos.receipts.saleNumber, { number: sold.number }), exact: true }) })
  await expect(row.getByText(pos.state.PARTIALLY_REFUNDED)).toBeVisible()
  await lookAtBothWidths(page, 'receipts')
})
