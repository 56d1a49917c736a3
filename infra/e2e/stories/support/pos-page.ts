// The point of sale, and the person at the card terminal.
import { expect, type Page } from '@playwright/test'
import { fetchData } from './api-helpers'
import { signIn } from './staff'
import { fillPlaceholders, type ProductTexts } from './translations'

export const POS_API = '/api/v3/point-of-sale'
const SIMULATORS_API = `${process.env.E2E_SIM_URL}/api`

export interface Product {
  id: string
  name: string
  code: string
  stock: number
  selling_price: number
}

interface Receipt {
  id: string
  number: number
  status: string
  total: number
  amount_due: number
  register_id: string
  refund_reason: string
  vat_lines: { rate: number; total: number; vat: number }[]
  downloaded: number
}

/** Escapes a text as a pattern that matches any kind of space. */
export const toPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

/** Formats an amount as the page does. */
export const money = (minor: number, lang: string) =>
  new Intl.NumberFormat(lang === 'sv' ? 'sv-SE' : 'en-GB', {
    style: 'currency',
    currency: 'SEK',
    currencyDisplay: lang === 'sv' ? 'narrowSymbol' : 'code',
    minimumFractionDigits: 2,
  }).format(minor / 100)

export class Counter {
  constructor(
    readonly page: Page,
    private readonly t: ProductTexts,
    readonly lang: string,
  ) {}

  async open(email: string, to = '/point-of-sale/payment') {
    await signIn(this.page, this.t, email, { lang: this.lang, to })
    return this.page
  }

  /** Returns a product in stock; each story uses another index, so that none sells what another counts. */
  async product(index: number): Promise<Product> {
    const { items } = await fetchData(this.page, `${POS_API}/products?per_page=100`)
    const inStock = items.filter((each: Product) => each.stock > 4)
    return inStock[index % inStock.length]
  }

  /** Types a code and Enter, as a scanner does. */
  async scan(code: string, name: string) {
    await this.page.getByRole('searchbox', { name: this.t.pos.catalog.search }).fill(code)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('button', { name: this.t.pos.line.change.replace('{name}', name), exact: true })).toBeVisible()
  }

  async receipt(): Promise<Receipt> {
    const id = /([0-9a-f-]{36})/.exec(this.page.url())?.[1]
    return fetchData(this.page, `${POS_API}/receipts/${id}`)
  }

  /** Sells a product for exact cash and returns the receipt, whose page stays open. */
  async sellForCash(product: Product): Promise<Receipt> {
    const { t, page } = this
    await page.goto('/point-of-sale/payment')
    await this.scan(product.code, product.name)
    await page.getByRole('button', { name: t.pos.methods.cash, exact: true }).click()
    await page.getByRole('button', { name: t.pos.cash.pay }).click()
    await this.expectPaid()
    return this.receipt()
  }

  async expectPaid(timeout = 20_000) {
    const paid = new RegExp(`^${this.t.pos.paid.title.replace('{amount}', '')}`)
    await expect(this.page.getByRole('status').getByText(paid)).toBeVisible({ timeout })
  }

  /** Makes the simulated terminal wait for pressTerminalButton. */
  async requireManualTerminal() {
    const response = await this.page.request.put(`${SIMULATORS_API}/faults/viva/*`, { data: { outcome: 'manual' } })
    expect(response.ok()).toBe(true)
  }

  async resetTerminal() {
    await this.page.request.delete(`${SIMULATORS_API}/faults/viva/*`)
  }

  /** Counts the paid card sessions of an amount. */
  async countCharges(amount: number): Promise<number> {
    const { sessions } = await (await this.page.request.get(`${SIMULATORS_API}/payments?wait=0`)).json()
    return sessions.filter((session: { state: string; amount: number }) => session.state === 'paid' && session.amount === amount).length
  }

  /** Presses a button at the terminal that shows an amount. */
  async pressTerminalButton(button: 'approve' | 'decline', amount: number) {
    const waiting = async () => {
      const { sessions } = await (await this.page.request.get(`${SIMULATORS_API}/payments?wait=0`)).json()
      return sessions.find((session: { state: string; amount: number }) => session.state === 'waiting' && session.amount === amount)
    }
    await expect.poll(waiting, { message: `the terminal shows ${amount}`, timeout: 15_000 }).toBeTruthy()
    await this.page.request.post(`${SIMULATORS_API}/viva/sessions/${(await waiting()).id}/${button}`)
  }

  /** Counts a sum of whole kronor by hundreds and ones, gives a reason for a difference, and returns the number of the Z report. */
  async closeDay(kronor: number): Promise<number> {
    const { page } = this
    const { pos } = this.t
    await page.goto('/point-of-sale/report')
    const counting = page.getByRole('form', { name: pos.close.count })
    const denomination = (value: string) => counting.getByLabel(fillPlaceholders(pos.close.denomination, { value }), { exact: true })
    await denomination('100').fill(String(Math.floor(kronor / 100)))
    await denomination('1').fill(String(kronor % 100))
    await counting.getByRole('button', { name: pos.close.countDone }).click()
    const form = page.getByRole('form', { name: pos.close.title })
    await expect(form).toContainText(pos.day.expected)
    const reason = form.getByLabel(pos.close.reason)
    if (await reason.isVisible()) await reason.fill('e2e')
    await form.getByRole('button', { name: pos.close.title }).click()
    await page.getByRole('dialog').getByRole('button', { name: pos.close.title }).click()
    const closed = new RegExp(fillPlaceholders(pos.close.done, { number: '(\\d+)' }))
    const message = await page.getByText(closed).textContent()
    return Number(closed.exec(message ?? '')?.[1])
  }
}
