import type { Browser, Page } from '@playwright/test'
import { postData } from './support/api-helpers'
import { acceptInvitation } from './support/new-clinic'
import { OWN_PASSWORD } from './support/sign-up'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SIMULATOR = `${process.env.E2E_SIM_URL}/bankid/`
const PERSONAL_NUMBERS = { en: '198801150221', sv: '198801150163' }

/** The person with the app: reads the code of the newest order and signs it, on the simulator's page. */
async function signInTheApp(browser: Browser, personalNumber: string, visible: string) {
  const app = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await app.goto(SIMULATOR)
  await app.getByLabel('Personal number').fill(personalNumber)
  const order = app.getByRole('listitem').filter({ hasText: visible }).first()
  await order.getByRole('button', { name: 'Read the code' }).click()
  await order.getByRole('button', { name: 'Sign', exact: true }).click()
  await app.context().close()
}

/** Proves in the open dialog that the person knows the password. */
const enterPassword = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${label}`))
    .fill(OWN_PASSWORD)

async function connect(page: Page, t: ProductTexts, sign: (visible: string) => Promise<void>) {
  const { ownBankId: words, profile } = t.shell
  await page.goto('/profile')
  await page.getByRole('button', { name: words.connect }).click()
  await enterPassword(page, profile.ownPassword)
  await page.getByRole('button', { name: words.continue, exact: true }).click()
  await expect(page.getByRole('img', { name: t.bankid.code })).toBeVisible()
  await sign(`${words.connect} `)
  await expect(page.getByText(words.connected)).toBeVisible()
  await expect(page.getByText(words.isConnected, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'profile-bankid')
}

test('sign-in-with-bankid: PLT-012 a nurse connects BankID and signs in with it', async ({ page, browser, lang, t, post }) => {
  test.setTimeout(150_000)
  const nurse = randomVisitor(lang)
  const sign = (visible: string) => signInTheApp(browser, PERSONAL_NUMBERS[lang], visible)
  await signIn(page, t, OWNER, { lang })
  await postData(page, '/api/users', { first_name: nurse.first, last_name: nurse.last, email: nurse.email, language: lang })
  const context = await browser.newContext()
  const own = await context.newPage()
  await own.addInitScript((language) => localStorage.setItem('language', language), lang)
  await acceptInvitation(own, t, post, nurse)
  await connect(own, t, sign)
  await context.close()

  const morning = await (await browser.newContext()).newPage()
  await morning.addInitScript((language) => localStorage.setItem('language', language), lang)
  await morning.goto('/login')
  await morning.getByRole('button', { name: t.shell.bankId.button }).click()
  const code = morning.getByRole('img', { name: t.shell.bankId.code })
  await expect(code).toBeVisible()
  const first = await code.getAttribute('data-qr')
  await expect(code, 'the code changes each second').not.toHaveAttribute('data-qr', first ?? '')
  await checkBothWidths(morning, 'sign-in-with-bankid')
  await sign(lang === 'en' ? 'Sign in to Aster' : 'Logga in i Aster')
  await expect(morning.getByRole('button', { name: nurse.last })).toBeVisible()
  await morning.context().close()
})
