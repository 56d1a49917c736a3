import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { postData } from './support/api-helpers'
import { acceptInvitation } from './support/new-clinic'
import { OWN_PASSWORD } from './support/sign-up'
import { field, OWNER, signIn, tryToSignIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test('sign-in-with-a-code: PLT-011 a nurse turns two-step sign-in on, and signs in with the code of an e-mail, then BEY-061 of an app', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(180_000)
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

  await signOutEverywhere(own, t)
  await expect(own.getByRole('heading', { level: 1, name: t.shell.signIn.title })).toBeVisible()
  const [latest] = (await post.to(nurse.email)).slice(-1)
  await tryToSignIn(own, t, nurse.email, OWN_PASSWORD)
  await proveByCode(own, t, await post.code(nurse.email, latest?.seq))
  await expect(own.getByRole('button', { name: nurse.last })).toBeVisible()
  await own.goto('/profile')
  const proof = `${t.shell.profile.factor.password}, ${t.shell.profile.factor.mail_code}`
  await expect(own.getByText(proof, { exact: true })).toBeVisible()

  const secret = await setUpApp(own, t)
  await signOutEverywhere(own, t)
  await tryToSignIn(own, t, nurse.email, OWN_PASSWORD)
  await expect(own.getByText(t.shell.step.app)).toBeVisible()
  await checkBothWidths(own, 'sign-in-step-app')
  // The code of the next half minute: the present one has confirmed the app, and each is accepted once.
  await field(own, t.shell.verify.code).fill(computeCode(secret, 1))
  await own.keyboard.press('Enter')
  await expect(own.getByRole('button', { name: nurse.last })).toBeVisible()
  await own.goto('/profile')
  const appProof = `${t.shell.profile.factor.password}, ${t.shell.profile.factor.totp}`
  await expect(own.getByText(appProof).first()).toBeVisible()
  await context.close()
})

async function signOutEverywhere(page: Page, t: ProductTexts) {
  await page.getByRole('button', { name: t.shell.profile.signOutEverywhere }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.shell.profile.signOutEverywhere }).click()
}

/** Sets the authenticator app up on the open profile (BEY-061), and returns its key. */
async function setUpApp(page: Page, t: ProductTexts) {
  const words = t.shell.ownAuthenticator
  await page.getByRole('button', { name: words.setUp, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(new RegExp(`^${t.shell.profile.ownPassword}`)).fill(OWN_PASSWORD)
  await dialog.getByRole('button', { name: t.shell.ownBankId.continue, exact: true }).click()
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible()
  await checkBothWidths(page, 'authenticator-set-up')
  const secret = ((await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).textContent()) ?? '').replaceAll(' ', '')
  await field(page, words.code).fill(computeCode(secret, 0))
  await dialog.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(page.getByRole('dialog', { name: words.codesTitle }).getByRole('listitem')).toHaveCount(10)
  await checkBothWidths(page, 'recovery-codes')
  await page.getByRole('button', { name: words.saved, exact: true }).click()
  await expect(page.getByText(words.isOn, { exact: true })).toBeVisible()
  return secret
}

/** The code of an authenticator app (RFC 6238), some half minutes from now. */
function computeCode(secret: string, halfMinutes: number) {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutes))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest[19] as number) & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

async function proveByCode(page: Page, t: ProductTexts, code: string) {
  await expect(page.getByRole('heading', { level: 1, name: t.shell.step.title })).toBeVisible()
  await checkBothWidths(page, 'sign-in-step')
  await field(page, t.shell.verify.code).fill(code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-invalid]')).toBeFocused()
  await field(page, t.shell.verify.code).fill(code)
  await page.keyboard.press('Enter')
}
