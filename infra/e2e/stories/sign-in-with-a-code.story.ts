import type { Page } from '@playwright/test'
import { postData } from './support/api-helpers'
import { acceptInvitation } from './support/new-clinic'
import { OWN_PASSWORD } from './support/sign-up'
import { field, OWNER, signIn, tryToSignIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test('sign-in-with-a-code: PLT-011 a nurse turns two-step sign-in on, and signs in with the code of an e-mail', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(120_000)
  const nurse = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang })
  await postData(page, '/api/users', {
    first_name: nurse.first,
    last_name: nurse.last,
    email: nurse.email,
    language: lang,
    is_booking_on: true,
  })
  const context = await browser.newContext()
  const own = await context.newPage()
  await own.addInitScript((language) => localStorage.setItem('language', language), lang)
  await acceptInvitation(own, t, post, nurse)

  await own.goto('/profile')
  const section = own.getByRole('region', { name: t.shell.profile.twoFactor })
  await field(own, t.shell.profile.twoFactorPassword).fill(OWN_PASSWORD)
  await section.getByRole('button', { name: t.shell.profile.twoFactorTurnOn, exact: true }).click()
  await expect(section.getByText(t.shell.profile.twoFactorIsOn)).toBeVisible()
  await checkBothWidths(own, 'two-step-sign-in')

  await own.getByRole('button', { name: t.shell.profile.signOutEverywhere }).click()
  await own.getByRole('dialog').getByRole('button', { name: t.shell.profile.signOutEverywhere }).click()
  await expect(own.getByRole('heading', { level: 1, name: t.shell.signIn.title })).toBeVisible()
  const [latest] = (await post.to(nurse.email)).slice(-1)
  await tryToSignIn(own, t, nurse.email, OWN_PASSWORD)
  await proveByCode(own, t, await post.code(nurse.email, latest?.seq))
  await expect(own.getByRole('button', { name: nurse.last })).toBeVisible()
  await own.goto('/profile')
  const proof = `${t.shell.profile.factor.password}, ${t.shell.profile.factor.mail_code}`
  await expect(own.getByText(proof, { exact: true })).toBeVisible()
  await context.close()
})

async function proveByCode(page: Page, t: ProductTexts, code: string) {
  await expect(page.getByRole('heading', { level: 1, name: t.shell.step.title })).toBeVisible()
  await checkBothWidths(page, 'sign-in-step')
  await field(page, t.shell.verify.code).fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-invalid]')).toBeFocused()
  await field(page, t.shell.verify.code).fill(code)
  await page.keyboard.press('Enter')
}
