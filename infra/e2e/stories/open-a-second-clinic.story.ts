import type { Page } from '@playwright/test'
import { lookAtBothWidths } from './support/look'
import { CLINIC } from './support/portal'
import { field } from './support/staff'
import { expect, type Someone, someone, test } from './support/story'
import type { words } from './support/words'

type Texts = (typeof words)['en']

const PASSWORD = 'Second-clinic-1'

async function signUp(page: Page, t: Texts, lang: string, who: Someone) {
  await page.goto(`/sign-up?lang=${lang}`)
  await field(page, t.shell.firstName).fill(who.first)
  await field(page, t.shell.lastName).fill(who.last)
  await field(page, t.shell.email).fill(who.email)
  await field(page, t.shell.signUp.company).fill(clinicOf(who))
  await field(page, t.shell.password).fill(PASSWORD)
  await field(page, t.shell.passwordAgain).fill(PASSWORD)
  await page.getByLabel(t.shell.signUp.terms).check()
}

const clinicOf = ({ last }: Someone) => `${last} Klinik`

test('open-a-second-clinic: signs up, proves the address by the mailed code, chooses systems and sees nothing of the first', async ({
  page,
  lang,
  t,
  post,
}) => {
  const who = someone(lang)
  await signUp(page, t, lang, who)
  await lookAtBothWidths(page, 'sign-up')
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  await lookAtBothWidths(page, 'verify-email')
  await page.getByLabel(t.shell.verify.code).first().click()
  await page.keyboard.type(await post.code(who.email))
  await page.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await chooseSystems(page, t)
  await expect(page.getByRole('navigation', { name: t.shell.navigation }).getByText(clinicOf(who))).toBeVisible()
  await seesNothingOfTheFirst(page, t)
})

test('open-a-second-clinic: the mailed link proves the address as well, by its button and once', async ({ page, lang, t, post }) => {
  const who = someone(lang)
  await signUp(page, t, lang, who)
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  const mail = await post.newest(who.email)
  const link = /\/email\/verify\/[^\s"<>]+/.exec(mail.text)?.[0] ?? ''
  expect(link, 'the mail has a link').not.toBe('')
  await page.goto(link)
  await page.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.done })).toBeVisible()
  await page.getByRole('link', { name: t.shell.verify.goOn }).click()
  await chooseSystems(page, t)
  await page.goto(link)
  await page.getByRole('button', { name: t.shell.verify.submit, exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

async function chooseSystems(page: Page, t: Texts) {
  await expect(page.getByRole('heading', { level: 1, name: t.shell.setUp.title })).toBeVisible()
  await page.getByLabel(t.shell.setUp.pos).check()
  await page.getByRole('button', { name: t.shell.setUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.dashboard.title })).toBeVisible()
}

/** Every list that a clinic has is asked for, by the screens' own calls and by search. */
async function seesNothingOfTheFirst(page: Page, t: Texts) {
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
  const found = await (await page.request.get('/api/overview/search?q=an')).json()
  expect(Object.values(found.data).flat()).toEqual([])
  for (const path of ['/clients', '/point-of-sale/products/products-library', '/bookings/services', '/calendar/booking']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.locator('body'), path).not.toContainText(CLINIC)
  }
}
