import type { Page } from '@playwright/test'
import { CLINIC } from './support/booking-page'
import { addDevice, addPasskey } from './support/passkeys'
import { chooseSystems, clinicOf, fillSignUp, OWN_PASSWORD, verifyByLink } from './support/sign-up'
import { field } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test('open-a-second-clinic: signs up, proves the address by the mailed code, chooses systems and sees nothing of the first', async ({
  page,
  lang,
  t,
  post,
}) => {
  const owner = randomVisitor(lang)
  await fillSignUp(page, t, lang, owner)
  await checkBothWidths(page, 'sign-up')
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  await checkBothWidths(page, 'verify-email')
  await page.getByLabel(t.shell.verify.code).first().click()
  await page.keyboard.type(await post.code(owner.email))
  await page.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await chooseSystems(page, t)
  await expect(page.getByRole('navigation', { name: t.shell.navigation }).getByText(clinicOf(owner))).toBeVisible()
  await confirmWithPasskey(page, t)
  await page.goto('/')
  await expectNoDataOfFirstClinic(page, t)
})

/** The first list of clients asks for a second step; the owner adds a passkey, which proves the session too (LAW-001). */
async function confirmWithPasskey(page: Page, t: ProductTexts) {
  const { proof } = t.app
  await addDevice(page)
  await page.goto('/clients')
  const dialog = page.getByRole('dialog', { name: proof.title })
  await expect(dialog).toContainText(proof.noneYet)
  await checkBothWidths(page, 'first-second-step')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await addPasskey(page, t)
  await page.goto('/clients')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: t.record.clients.title })).toBeVisible()
}

test('open-a-second-clinic: the mailed link proves the address as well, by its button and once', async ({ page, lang, t, post }) => {
  const owner = randomVisitor(lang)
  await fillSignUp(page, t, lang, owner)
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  const mail = await post.newest(owner.email)
  const link = /\/email\/verify\/[^\s"<>]+/.exec(mail.text)?.[0] ?? ''
  expect(link, 'the mail has a link').not.toBe('')
  await verifyByLink(page, t, link)
  await chooseSystems(page, t)
  await page.goto(link)
  await page.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('open-a-second-clinic: in another browser the mailed link asks for the password, and the address is never told apart afterwards', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  const owner = randomVisitor(lang)
  await fillSignUp(page, t, lang, owner)
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  const { text } = await post.newest(owner.email)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`${/\/email\/verify\/[^\s"<>]+/.exec(text)?.[0]}?lang=${lang}`)
  await phone.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await expect(phone.getByText(t.shell.verify.passwordHelp)).toBeVisible()
  await checkBothWidths(phone, 'verify-link-password')
  await field(phone, t.shell.password).fill(OWN_PASSWORD)
  await phone.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1, name: t.shell.verify.done })).toBeVisible()
  await phone.context().close()

  await fillSignUp(page, t, lang, owner)
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  await expect(page.getByText(owner.email)).toBeVisible()
  const notice = await post.newest(owner.email, { contains: '/forgot-password' })
  expect(notice.text).not.toContain('/email/verify/')
})

/** Every list that a clinic has is asked for, by the screens' own calls and by search. */
async function expectNoDataOfFirstClinic(page: Page, t: ProductTexts) {
  await expect(page.getByText(t.shell.dashboard.empty, { exact: true })).toBeVisible()
  // Letters about an account, as the code to its owner, are no clinic's.
  const lists = [
    '/api/clients?filter=all',
    '/api/v2/categories',
    '/api/v2/services',
    '/api/rooms',
    '/api/v3/point-of-sale/products',
    '/api/messages',
  ]
  for (const path of lists) {
    const { data } = await (await page.request.get(path)).json()
    expect(data.items ?? data, path).toEqual([])
  }
  const searchResults = await (await page.request.get('/api/overview/search?q=an')).json()
  expect(Object.values(searchResults.data).flat()).toEqual([])
  for (const path of ['/clients', '/point-of-sale/products/products-library', '/bookings/services', '/calendar/booking']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.locator('body'), path).not.toContainText(CLINIC)
  }
}
