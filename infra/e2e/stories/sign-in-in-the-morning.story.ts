import type { Page } from '@playwright/test'
import { field, OWNER, OWNER_PHONE, PASSWORD, tryToSignIn } from './support/staff'
import { expect, test } from './support/story'
import { checkBothWidths } from './support/visual-checks'

const CONCURRENT_ATTEMPTS = 14
const ALLOWED_ATTEMPTS = 10

test('sign-in-in-the-morning: LAW-001 a wrong password is refused in one text, the right one and a code by SMS show what the day holds', async ({
  page,
  lang,
  t,
  post,
}) => {
  await page.goto(`/login?lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1, name: t.shell.signIn.title })).toBeVisible()
  await checkBothWidths(page, 'sign-in')
  await tryToSignIn(page, t, OWNER, 'Not-the-password-1')
  const refusal = page.getByRole('alert')
  await expect(refusal).toBeVisible()
  const refusalText = await refusal.textContent()
  await tryToSignIn(page, t, `nobody.${Date.now()}@demo.example`, 'Not-the-password-1')
  await expect(field(page, t.common.email)).toHaveValue(/^nobody/)
  await expect(refusal, 'the text does not tell whether the account exists').toHaveText(refusalText ?? '')

  const [last] = (await post.to(OWNER_PHONE)).slice(-1)
  await tryToSignIn(page, t, OWNER, PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: t.shell.step.title })).toBeVisible()
  await field(page, t.shell.verify.code).fill(await post.code(OWNER_PHONE, last?.seq))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: t.shell.dashboard.today })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: t.shell.dashboard.attention })).toBeVisible()
  await expect(todayOf(page, t.shell.dashboard)).toBeVisible()
  await checkBothWidths(page, 'home')
})

/** Today's bookings, or the sentence that stands there on a day without. */
const todayOf = (page: Page, texts: { today: string; empty: string }) =>
  page.getByRole('table', { name: texts.today }).or(page.getByText(texts.empty, { exact: true }))

test('sign-in-in-the-morning: a stampede of wrong tries is limited', async ({ page, lang, t }) => {
  await page.goto(`/login?lang=${lang}`)
  const email = `stampede.${lang}.${Date.now()}@demo.example`
  const headers = await csrfHeaders(page)
  const attempts = Array.from({ length: CONCURRENT_ATTEMPTS }, (_, number) =>
    page.request.post('/api/login', { headers, data: { email, password: `Wrong-try-${number}`, area: 'staff' } }),
  )
  const statuses = (await Promise.all(attempts)).map((answer) => answer.status())
  expect(statuses.filter((status) => status === 401)).toHaveLength(ALLOWED_ATTEMPTS)
  expect(statuses.filter((status) => status === 429)).toHaveLength(CONCURRENT_ATTEMPTS - ALLOWED_ATTEMPTS)
  await tryToSignIn(page, t, email, 'Wrong-again-1')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('sign-in-in-the-morning: a call without the CSRF header is refused', async ({ page, lang }) => {
  await page.goto(`/login?lang=${lang}`)
  const data = { email: OWNER, password: PASSWORD, area: 'staff' }
  const refused = await page.request.post('/api/login', { data })
  expect(refused.status()).toBe(403)
  expect((await refused.json()).data.code).toBe('csrf.missing')
  const { 'X-CSRF-Token': token } = await csrfHeaders(page)
  const forged = await page.request.post('/api/login', { data, headers: { 'X-CSRF-Token': `${token}x` } })
  expect((await forged.json()).data.code).toBe('csrf.missing')
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'session' }))
})

/** The CSRF header that the page sends with an unsafe call. */
async function csrfHeaders(page: Page) {
  await page.request.get('/api/csrf-cookie')
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
  return { 'X-CSRF-Token': token }
}
