// A clinic that signs up, by the screens.
import { expect, type Page } from '@playwright/test'
import { field } from './staff'
import type { RandomVisitor } from './story'
import type { ProductTexts } from './translations'

export const OWN_PASSWORD = 'Second-clinic-1'

export const clinicOf = ({ last }: RandomVisitor) => `${last} Klinik`

/** Fills in the sign-up and agrees to the terms, without sending. */
export async function fillSignUp(page: Page, t: ProductTexts, lang: string, owner: RandomVisitor) {
  await page.goto(`/sign-up?lang=${lang}`)
  await field(page, t.common.firstName).fill(owner.first)
  await field(page, t.common.lastName).fill(owner.last)
  await field(page, t.common.email).fill(owner.email)
  await field(page, t.shell.signUp.company).fill(clinicOf(owner))
  await field(page, t.shell.password).fill(OWN_PASSWORD)
  await field(page, t.shell.passwordConfirmation).fill(OWN_PASSWORD)
  await page.getByLabel(t.shell.signUp.terms).check()
  await page.getByLabel(t.shell.signUp.processorAgreement).check()
}

/** Opens the link of the mail that proves an address, presses its button and goes on. */
export async function verifyByLink(page: Page, t: ProductTexts, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.done })).toBeVisible()
  await page.getByRole('link', { name: t.shell.verify.continue }).click()
}

/** Chooses booking, record and POS, and arrives at the home page. */
export async function chooseSystems(page: Page, t: ProductTexts) {
  await expect(page.getByRole('heading', { level: 1, name: t.shell.setUp.title })).toBeVisible()
  await page.getByLabel(t.shell.setUp.pos).check()
  await page.getByRole('button', { name: t.shell.setUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.dashboard.title })).toBeVisible()
}
