import { Counter, money } from './support/pos-page'
import { OWNER } from './support/staff'
import { expect, test } from './support/story'
import { fillPlaceholders } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test('close-the-day: X and Z agree with the receipts, and the next day begins at nothing', async ({ page, lang, t }) => {
  test.setTimeout(120_000)
  const { pos } = t
  const counter = new Counter(page, t, lang)
  await counter.open(OWNER, '/point-of-sale/report')
  const product = await counter.product(9)
  await counter.sellForCash(product)
  const before = await counter.closeDay(0)
  const sales = [await counter.sellForCash(product), await counter.sellForCash(product)]
  const sum = sales.reduce((all, each) => all + each.total, 0)
  const vat = sales.flatMap((each) => each.vat_lines).reduce((all, each) => all + each.vat, 0)

  await page.goto('/point-of-sale/report')
  const current = page.getByRole('region', { name: pos.day.current })
  await expect(current.getByText(pos.day.x, { exact: true })).toBeVisible()
  await expect(current).toContainText(`${pos.day.sales}${money(sum, lang)}`)
  await expect(current).toContainText(`${pos.day.receipts}2`)
  await expect(current).toContainText(money(vat, lang))
  await checkBothWidths(page, 'x-report')

  const number = await counter.closeDay(Math.round(sum / 100))
  expect(number).toBe(before + 1)
  await expect(page.getByRole('heading', { level: 1, name: fillPlaceholders(pos.day.z, { number }) })).toBeVisible()
  await expect(page.getByRole('button', { name: t.kit.document.open })).toBeVisible()
  await checkBothWidths(page, 'z-report')
  await page.getByRole('link', { name: pos.day.back }).click()
  await expect(current).toContainText(`${pos.day.receipts}0`)
  const row = page.getByRole('row').filter({ hasText: fillPlaceholders(pos.day.z, { number }) })
  await expect(row).toContainText(money(sum, lang))
  await row.getByRole('button').click()
  const panel = page.getByRole('dialog', { name: fillPlaceholders(pos.day.z, { number }) })
  await expect(panel).toContainText(money(vat, lang))
  await expect(panel.getByRole('button', { name: t.kit.document.open })).toBeVisible()
})

test('close-the-day: gift cards and the till’s settings are in their places', async ({ page, lang, t }) => {
  const counter = new Counter(page, t, lang)
  await counter.open(OWNER, '/point-of-sale/gift-card')
  await expect(page.getByRole('heading', { level: 1, name: t.pos.giftCards.title })).toBeVisible()
  await checkBothWidths(page, 'gift-cards')
  await page.goto('/point-of-sale/setting/terminal-setting')
  await expect(page.getByRole('heading', { level: 2, name: t.pos.settings.registers })).toBeVisible()
  await checkBothWidths(page, 'terminal-setting')
  await page.goto('/point-of-sale/setting/other')
  await expect(page.getByRole('form', { name: t.pos.settings.otherTitle })).toBeVisible()
  await checkBothWidths(page, 'other-settings')
})
