// Signs in as a member of staff.
import { expect, type Page } from '@playwright/test'
import { postData } from './api-helpers'
import type { ProductTexts } from './translations'

export const OWNER = 'owner@demo.example'
export const RECEPTION = 'reception@demo.example'
export const PASSWORD = 'Aster-demo-1'

/** Finds a field by its whole label, which ends with a star when the field is required. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\*)?$`))

export async function tryToSignIn(page: Page, t: ProductTexts, email: string, password: string) {
  await field(page, t.common.email).fill(email)
  await field(page, t.app.password).fill(password)
  await page.getByRole('button', { name: t.app.signIn, exact: true }).click()
}

/** Signs in by the call of the form, and opens a page if one is given. */
export async function signIn(page: Page, t: ProductTexts, email: string, { lang, to }: { lang: string; to?: string }) {
  await page.addInitScript((language) => localStorage.setItem('language', language), lang)
  await postData(page, '/api/login', { email, password: PASSWORD })
  if (to === undefined) return
  await page.goto(to)
  await expect(page.getByRole('navigation', { name: t.shell.navigation })).toBeVisible()
}
