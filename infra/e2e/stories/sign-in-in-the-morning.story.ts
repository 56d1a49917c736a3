import type { Page } from '@playwright/test'
import { lookAtBothWidths } from './support/look'
import { field, OWNER, PASSWORD, tryToSignIn } from './support/staff'
import { expect, test } from './support/story'

const TRIES_AT_ONCE = 14
const TRIES_ALLOWED = 10

test('sign-in-in-the-morning: a wrong password is refused in one text, the right one shows what the day holds', async ({
  page,
  lang,
  t,
}) => {
  await page.goto(`/login?lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1, name: t.shell.signIn.title })).toBeVisible()
  await lookAtBothWidths(page, 'sign-in')
  await tryToSignIn(page, t, OWNER, 'Not-the-password-1')
  const refusal = page.getByRole('alert')
  await expect(refusal).toBeVisible()
  const said = await refusal.textContent()
  await tryToSignIn(page, t, `nobody.${Date.now()}@demo.example`, 'Not-the-password-1')
  await expect(field(page, t.app.email)).toHaveValue(/^nobody/)
  await expect(refusal, 'the text does not tell whether the account exists').toHaveText(said ?? '')

  await tryToSignIn(page, t, OWNER, PASSWORD)
  await expect(page.getByRole('heading', { level: 2, name: t.shell.dashboard.today })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: t.shell.dashboard.waiting })).toBeVisible()
  await expect(todayOf(page, t.shell.dashboard)).toBeVisible()
  await lookAtBothWidths(page, 'home')
})

/** Today's bookings, or the sentence that stands there on a day without. */
const todayOf = (page: Page, texts: { today: string; empty: string }) =>
  page.getByRole('table', { name: texts.today }).or(page.getByText(texts.empty, { exact: true }))

test('sign-in-in-the-morning: a stampede of wrong tries is limited', async ({ page, lang, t }) => {
  await page.goto(`/login?lang=${lang}`)
  const email = `stampede.${lang}.${Date.now()}@demo.example`
  const headers = await csrfHeaders(page)
  const tries = Array.from({ length: TRIES_AT_ONCE }, (_, number) =>
    page.request.post('/api/login', { headers, data: { email, password: `Wrong-try-${number}`, area: 'staff' } }),
  )
  const statuses = (await Promise.all(tries)).map((answer) => answer.status())
  expect(statuses.filter((status) => status === 401)).toHaveLength(TRIES_ALLOWED)
  expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES_AT_ONCE - TRIES_ALLOWED)
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

/** What the page itself sends with an unsafe call. */
async function csrfHeaders(page: Page) {
  await page.request.get('/api/csrf-cookie')
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
  return { 'X-CSRF-Token': token }
}
