import type { Page } from '@playwright/test'
import { read } from './support/calls'
import { crash } from './support/crash'
import { lookAtBothWidths } from './support/look'
import { OWNER, RECEPTION } from './support/staff'
import { expect, type Post, someone, test } from './support/story'
import { Counter, money, type Product, plain, TILL } from './support/till'
import { filled, type words } from './support/words'

type Texts = (typeof words)['en']

interface Visit {
  id: string
  state: string
  price: number
  service_name: string
  client_name: string
}

interface Card {
  code: string
  status: string
  balance: number
}

const DAY = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** A visit to come that nobody has paid; another in each language. */
async function unpaidVisit(page: Page, place: number): Promise<Visit> {
  const { bookings } = await read(page, `/api/bookings?from=${dayOf(Date.now() + DAY)}&to=${dayOf(Date.now() + 14 * DAY)}`)
  const booked = bookings.filter((each: Visit) => each.state === 'booked' && each.price > 50_000)
  return booked[place]
}

async function usableGiftCard(page: Page, place: number): Promise<Card> {
  const { items } = await read(page, `${TILL}/gift-cards?per_page=100`)
  return items.filter((each: Card) => each.status === 'active' && each.balance >= 30_000)[place]
}

interface Stage {
  counter: Counter
  page: Page
  t: Texts
  lang: string
}

async function fillTheCart({ counter, page, t: { pos }, lang }: Stage, visit: Visit, product: Product) {
  await page.goto(`/calendar/booking/${visit.id}`)
  await page.getByRole('link', { name: pos.visit.pay }).click()
  await expect(page.getByRole('button', { name: filled(pos.line.change, { name: visit.service_name }) })).toBeVisible()
  await expect(page.getByRole('combobox', { name: pos.client.label })).toHaveValue(visit.client_name)
  await counter.scan(product.code, product.name)
  await page.getByRole('button', { name: filled(pos.line.change, { name: product.name }) }).click()
  const form = page.getByRole('form', { name: product.name })
  await form.getByText(pos.discount.percent, { exact: true }).click()
  await form.getByLabel(pos.discount.percentValue).fill('10')
  await lookAtBothWidths(page, 'till-line')
  await form.getByRole('button', { name: pos.pay.apply }).click()
  await expect(page.getByText(filled(pos.line.off, { amount: money(product.selling_price / 10, lang) }))).toBeVisible()
}

async function payByGiftCard({ page, t: { pos }, lang }: Stage, card: Card) {
  await page.getByRole('button', { name: pos.ways.giftCard, exact: true }).click()
  await page.getByLabel(pos.giftPart.code).fill(card.code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(filled(pos.giftPart.balance, { amount: money(card.balance, lang) }))).toBeVisible()
  await page.getByLabel(pos.giftPart.amount).fill('300')
  await lookAtBothWidths(page, 'till-gift-card')
  await page.getByRole('button', { name: pos.giftPart.use }).click()
  await expect(page.getByText(filled(pos.ways.giftCardOf, { code: card.code }))).toBeVisible()
  await lookAtBothWidths(page, 'till-cart')
}

/** The rest at the terminal: pressed twice, reloaded in the middle. */
async function payByCard({ counter, page, t: { pos }, lang }: Stage, amount: number) {
  await counter.nobodyAtTheTerminal()
  await page.getByRole('button', { name: new RegExp(plain(filled(pos.ways.card, { amount: money(amount, lang) }))) }).dblclick()
  await expect(page.getByText(pos.progress.terminal, { exact: true })).toBeVisible()
  await lookAtBothWidths(page, 'till-terminal')
  await page.reload()
  await expect(page.getByText(pos.progress.terminal, { exact: true })).toBeVisible()
  await counter.atTheTerminal('approve', amount)
  await counter.expectPaid()
  await counter.asUsual()
  await lookAtBothWidths(page, 'till-paid')
}

async function giveReceipt({ counter, page, t: { pos }, lang }: Stage, post: Post) {
  const receipt = await counter.receipt()
  const { email } = someone(lang as 'en' | 'sv')
  await page.getByLabel(pos.give.email).fill(email)
  await page.getByRole('button', { name: pos.give.mail }).click()
  await expect(page.getByText(filled(pos.give.mailed, { to: email }))).toBeVisible()
  expect((await post.newest(email)).subject).toContain(`Kvitto ${receipt.number}`)
  await page.goto(`/receipt/${receipt.id}/detail`)
  const paper = page.getByRole('region', { name: pos.paper.title, exact: true })
  for (const vat of receipt.vats) await expect(paper).toContainText(money(vat.vat, lang))
  await lookAtBothWidths(page, 'receipt')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: pos.give.copy }).click()
  const tab = await opened
  await expect(page.getByText(pos.give.over)).toBeVisible({ timeout: 20_000 })
  if (!tab.isClosed()) await tab.close()
}

test('take-a-payment: a visit and a product with a discount, part by gift card, the rest at the terminal, and the receipt by mail', async ({
  page,
  lang,
  t,
  post,
}) => {
  test.setTimeout(150_000)
  const stage = { counter: new Counter(page, t, lang), page, t, lang }
  const place = lang === 'sv' ? 1 : 0
  await stage.counter.open(RECEPTION)
  await expect(page.getByRole('searchbox', { name: t.pos.adder.search })).toBeVisible()
  await lookAtBothWidths(page, 'till-empty')
  const [visit, card, product] = [await unpaidVisit(page, place), await usableGiftCard(page, place), await stage.counter.product(place)]
  await fillTheCart(stage, visit, product)
  const { total } = await quoted(page)
  await payByGiftCard(stage, card)
  await payByCard(stage, total - 30_000)
  const receipt = await stage.counter.receipt()
  expect([receipt.state, receipt.total]).toEqual(['PAID', total])
  expect((await read(page, `${TILL}/gift-cards/by-code/${card.code}`)).balance).toBe(card.balance - 30_000)
  await giveReceipt(stage, post)
  expect((await stage.counter.receipt()).downloaded).toBe(2)
})

/** What the till shows as the total, in öre. */
async function quoted(page: Page): Promise<{ total: number }> {
  await expect(page.locator('.pos-totals')).toHaveAttribute('aria-busy', 'false')
  const words = (await page.locator('output.pos-amount').first().textContent()) ?? ''
  return { total: Number(words.replace(/[^\d]/g, '')) }
}

test('take-a-payment: a card that is declined is tried again, and a phone sells as well', async ({ page, lang, t }) => {
  const { pos } = t
  await page.setViewportSize({ width: 390, height: 844 })
  const counter = new Counter(page, t, lang)
  await page.goto(`/login?lang=${lang}&next=/point-of-sale/payment`)
  await page.getByLabel(new RegExp(`^${t.app.email}`)).fill(OWNER)
  await page.getByLabel(new RegExp(`^${t.app.password}( ?\\*)?$`)).fill('Aster-demo-1')
  await page.getByRole('button', { name: t.app.signIn, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: pos.pay.title })).toBeVisible()
  const product = await counter.product(4)
  await counter.scan(product.code, product.name)
  await counter.nobodyAtTheTerminal()
  await page.getByRole('link', { name: pos.pay.toPayment }).click()
  const { total } = await quoted(page)
  await page.getByRole('button', { name: new RegExp(plain(filled(pos.ways.card, { amount: money(total, lang) }))) }).click()
  await counter.atTheTerminal('decline', total)
  await expect(page.getByText(pos.failed.title)).toBeVisible({ timeout: 20_000 })
  await lookAtBothWidths(page, 'till-failed')
  await page.getByRole('button', { name: pos.failed.again }).click()
  await counter.atTheTerminal('approve', total)
  await counter.expectPaid()
  await counter.asUsual()
})

test('take-a-payment: the servers die while the client stands at the terminal, the sale is made once, and one of its products comes back', async ({
  page,
  lang,
  t,
}) => {
  test.skip(!process.env.E2E_INSTANCE, 'the product is somebody else’s')
  test.setTimeout(120_000)
  const { pos } = t
  const counter = new Counter(page, t, lang)
  await counter.open(RECEPTION)
  const [kept, back] = [await counter.product(8), await counter.product(9)]
  for (const { code, name } of [kept, back]) await counter.scan(code, name)
  await counter.nobodyAtTheTerminal()
  const { total } = await quoted(page)
  const before = await counter.chargedTimes(total)
  await page.getByRole('button', { name: new RegExp(plain(filled(pos.ways.card, { amount: money(total, lang) }))) }).click()
  await expect(page.getByText(pos.progress.terminal, { exact: true })).toBeVisible()
  for (const part of ['api', 'worker'] as const) crash(part)
  await counter.atTheTerminal('approve', total)
  await counter.expectPaid(60_000)
  await counter.asUsual()
  const sold = await counter.receipt()
  expect([sold.state, sold.total, await counter.chargedTimes(total)]).toEqual(['PAID', total, before + 1])

  await page.goto(`/receipt/${sold.id}/detail`)
  await page.getByRole('link', { name: pos.refund.title }).click()
  await page.getByRole('checkbox', { name: new RegExp(back.name) }).click()
  await page.getByRole('button', { name: pos.refund.title, exact: true }).click()
  await expect(page.getByText(pos.state.REFUNDED, { exact: true })).toBeVisible({ timeout: 30_000 })
  expect((await counter.receipt()).total).toBe(back.selling_price)
})
