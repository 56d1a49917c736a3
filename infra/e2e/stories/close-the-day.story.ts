import type { Page } from '@playwright/test'
import { lookAtBothWidths } from './support/look'
import { OWNER } from './support/staff'
import { expect, test } from './support/story'
import { Counter, money } from './support/till'
import { filled, type words } from './support/words'

type Texts = (typeof words)['en']

async function close(page: Page, { pos }: Texts, counted: string) {
  await page.goto('/point-of-sale/report')
  const form = page.getByRole('form', { name: pos.close.title })
  await form.getByLabel(pos.close.counted).fill(counted)
  await form.getByRole('button', { name: pos.close.title }).click()
  await page.getByRole('dialog').getByRole('button', { name: pos.close.title }).click()
  const closed = new RegExp(filled(pos.close.done, { number: '(\\d+)' }))
  const said = await page.getByText(closed).textContent()
  return Number(closed.exec(said ?? '')?.[1])
}

test('close-the-day: X and Z agree with the receipts, and the next day begins at nothing', async ({ page, lang, t }) => {
  test.setTimeout(120_000)
  const { pos } = t
  const counter = new Counter(page, t, lang)
  await counter.open(OWNER, '/point-of-sale/report')
  const before = await close(page, t, '0')
  const product = await counter.product(9)
  const sales = [await counter.sellForCash(product), await counter.sellForCash(product)]
  const sum = sales.reduce((all, each) => all + each.total, 0)
  const vat = sales.flatMap((each) => each.vats).reduce((all, each) => all + each.vat, 0)

  await page.goto('/point-of-sale/report')
  const current = page.getByRole('region', { name: pos.day.current })
  await expect(current.getByText(pos.day.x, { exact: true })).toBeVisible()
  await expect(current).toContainText(`${pos.day.sales}${money(sum, lang)}`)
  await expect(current).toContainText(`${pos.day.receipts}2`)
  await expect(current).toContainText(money(vat, lang))
  await lookAtBothWidths(page, 'x-report')

  const number = await close(page, t, String(Math.round(sum / 100)))
  expect(number).toBe(before + 1)
  await expect(current).toContainText(`${pos.day.receipts}0`)
  const row = page.getByRole('row').filter({ hasText: filled(pos.day.z, { number }) })
  await expect(row).toContainText(money(sum, lang))
  await row.getByRole('button').click()
  const panel = page.getByRole('dialog', { name: filled(pos.day.z, { number }) })
  await expect(panel).toContainText(money(vat, lang))
  await expect(panel.getByRole('button', { name: t.kit.document.open })).toBeVisible()
  await lookAtBothWidths(page, 'z-report')
})

test('close-the-day: gift cards and the till’s settings are in their places', async ({ page, lang, t }) => {
  const counter = new Counter(page, t, lang)
  await counter.open(OWNER, '/gift-cards')
  await expect(page.getByRole('heading', { level: 1, name: t.pos.giftCards.title })).toBeVisible()
  await lookAtBothWidths(page, 'gift-cards')
  await page.goto('/setting/terminal-setting')
  await expect(page.getByRole('heading', { level: 2, name: t.pos.setup.registers })).toBeVisible()
  await lookAtBothWidths(page, 'terminal-setting')
})
