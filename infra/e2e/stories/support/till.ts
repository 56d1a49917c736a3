// What one does at the till, and what the person at the card terminal does.
import { expect, type Page } from '@playwright/test'
import { read } from './calls'
import { signIn } from './staff'
import type { words } from './words'

type Texts = (typeof words)['en']

export const TILL = '/api/v3/point-of-sale'
const PEOPLE = `${process.env.E2E_SIM_URL}/api`

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
  state: string
  total: number
  payable: number
  vats: { rate: number; total: number; vat: number }[]
  downloaded: number
}

/** As a pattern: escaped, and with any kind of space where it has one. */
export const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')

/** Money as the page writes it. */
export const money = (minor: number, lang: string) =>
  new Intl.NumberFormat(lang === 'sv' ? 'sv-SE' : 'en-GB', {
    style: 'currency',
    currency: 'SEK',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
  }).format(minor / 100)

export class Counter {
  constructor(
    readonly page: Page,
    private readonly t: Texts,
    readonly lang: string,
  ) {}

  async open(email: string, to = '/point-of-sale/payment') {
    await signIn(this.page, this.t, email, { lang: this.lang, to })
    return this.page
  }

  /** A product with plenty in stock; another for each story, so that none sells what another counts. */
  async product(place: number): Promise<Product> {
    const { items } = await read(this.page, `${TILL}/products?per_page=100`)
    const plenty = items.filter((each: Product) => each.stock > 4)
    return plenty[place % plenty.length]
  }

  /** What a scanner does: types, and ends with Enter. */
  async scan(code: string, name: string) {
    await this.page.getByRole('searchbox', { name: this.t.pos.adder.search }).fill(code)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('button', { name: this.t.pos.line.change.replace('{{name}}', name), exact: true })).toBeVisible()
  }

  async receipt(): Promise<Receipt> {
    const id = /([0-9a-f-]{36})/.exec(this.page.url())?.[1]
    return read(this.page, `${TILL}/receipts/${id}`)
  }

  /** Sells one product for exact cash, and stands at its receipt. */
  async sellForCash(product: Product): Promise<Receipt> {
    const { t, page } = this
    await page.goto('/point-of-sale/payment')
    await this.scan(product.code, product.name)
    await page.getByRole('button', { name: t.pos.ways.cash, exact: true }).click()
    await page.getByRole('button', { name: t.pos.cash.pay }).click()
    await this.expectPaid()
    return this.receipt()
  }

  async expectPaid(timeout = 20_000) {
    const paid = new RegExp(`^${this.t.pos.paid.title.replace('{{amount}}', '')}`)
    await expect(this.page.getByRole('status').getByText(paid)).toBeVisible({ timeout })
  }

  /** From now on nobody presses anything at the terminal until told. */
  async nobodyAtTheTerminal() {
    const answer = await this.page.request.put(`${PEOPLE}/manners/viva/*`, { data: { outcome: 'manual' } })
    expect(answer.ok()).toBe(true)
  }

  async asUsual() {
    await this.page.request.delete(`${PEOPLE}/manners/viva/*`)
  }

  /** How often the terminal took an amount. */
  async chargedTimes(amount: number): Promise<number> {
    const { sessions } = await (await this.page.request.get(`${PEOPLE}/money?wait=0`)).json()
    return sessions.filter((one: { state: string; amount: number }) => one.state === 'paid' && one.amount === amount).length
  }

  /** Presses a button at the terminal that shows an amount. */
  async atTheTerminal(button: 'approve' | 'decline', amount: number) {
    const waiting = async () => {
      const { sessions } = await (await this.page.request.get(`${PEOPLE}/money?wait=0`)).json()
      return sessions.find((one: { state: string; amount: number }) => one.state === 'waiting' && one.amount === amount)
    }
    await expect.poll(waiting, { message: `the terminal shows ${amount}`, timeout: 15_000 }).toBeTruthy()
    await this.page.request.post(`${PEOPLE}/viva/sessions/${(await waiting()).id}/${button}`)
  }
}
