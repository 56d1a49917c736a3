// Signs in as a member of staff.
import { expect, type Page } from '@playwright/test'
import { fetchData, postData } from './api-helpers'
import type { ProductTexts } from './translations'

export const OWNER = 'owner@demo.example'
export const RECEPTION = 'reception@demo.example'
export const PASSWORD = 'Aster-demo-1'
/** Where the owner's code of the second step goes. */
export const OWNER_PHONE = '+46701740601'
const PERSONAL_NUMBERS: Record<string, string> = {
  [OWNER]: '199008072390',
  [RECEPTION]: '198503122403',
  'nurse@demo.example': '199111202413',
}
const BANKID_APP = `${process.env.E2E_SIM_URL}/bankid`

/** Finds a field by its whole label, which ends with a star when the field is required. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\*)?$`))

export async function tryToSignIn(page: Page, t: ProductTexts, email: string, password: string) {
  await field(page, t.common.email).fill(email)
  await field(page, t.app.password).fill(password)
  await page.getByRole('button', { name: t.app.signIn, exact: true }).click()
}

/** Signs in by the calls of the page, with BankID, which the person signs on the simulator: two factors, so that records open (LAW-001). */
async function signInWithBankId(page: Page, personalNumber: string) {
  const { order_ref } = await postData(page, '/api/login/bankid/start-order', {})
  const { qr: text } = await fetchData(page, `/api/login/bankid/generate-qr?order_ref=${order_ref}`)
  const scanned = await page.request.post(`${BANKID_APP}/scan`, { data: { text, personal_number: personalNumber } })
  const { ref } = await scanned.json()
  await page.request.post(`${BANKID_APP}/orders/${ref}/action`, { data: { action: 'sign' } })
  const order = await postData(page, '/api/login/bankid/collect-order', { order_ref })
  expect(order.session, `BankID signs ${personalNumber} in`).not.toBeNull()
}

/** Signs in a person of the demo clinic, and opens a page if one is given. */
export async function signIn(page: Page, t: ProductTexts, email: string, { lang, to }: { lang: string; to?: string }) {
  await page.addInitScript((language) => localStorage.setItem('language', language), lang)
  await signInWithBankId(page, PERSONAL_NUMBERS[email] ?? '')
  if (to === undefined) return
  await page.goto(to)
  await expect(page.getByRole('navigation', { name: t.shell.navigation })).toBeVisible()
}
