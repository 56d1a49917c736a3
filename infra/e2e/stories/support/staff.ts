// What people of the clinic do before anything else.
import { expect, type Page } from '@playwright/test'
import { send } from './calls'
import type { words } from './words'

type Texts = (typeof words)['en']

export const OWNER = 'owner@demo.example'
export const RECEPTION = 'reception@demo.example'
export const PASSWORD = 'Aster-demo-1'

/** A field by its whole label; a star marks those that must be filled. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( ?\\*)?$`))

export async function tryToSignIn(page: Page, t: Texts, email: string, password: string) {
  await field(page, t.app.email).fill(email)
  await field(page, t.app.password).fill(password)
  await page.getByRole('button', { name: t.app.signIn, exact: true }).click()
}

/** Signed in by the call that the form makes, on the page that is wanted, if one is. */
export async function signIn(page: Page, t: Texts, email: string, { lang, to }: { lang: string; to?: string }) {
  await page.addInitScript((language) => localStorage.setItem('language', language), lang)
  await send(page, '/api/login', { email, password: PASSWORD })
  if (to === undefined) return
  await page.goto(to)
  await expect(page.getByRole('navigation', { name: t.shell.navigation })).toBeVisible()
}
