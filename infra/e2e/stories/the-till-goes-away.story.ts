import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Counter } from './support/pos-page'
import { OWNER, signIn } from './support/staff'
import { expect, test } from './support/story'
import { fillPlaceholders } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const BUNDLES = process.env.E2E_BUNDLES ?? join(import.meta.dirname, '..', '..', '..')
const DIST = join(BUNDLES, 'web-pos', 'dist')
const AWAY = join(BUNDLES, 'web-pos', 'dist.away')

const putBack = () => existsSync(AWAY) && renameSync(AWAY, DIST)

test.afterEach(putBack)

test('the-till-goes-away: the till says so, calendar and clients go on, and it sells again without a reload', async ({ page, lang, t }) => {
  renameSync(DIST, AWAY)
  await signIn(page, t, OWNER, { lang, to: '/' })
  await page.evaluate(() => Object.assign(window, { sameShell: true }))
  const menu = page.getByRole('navigation', { name: t.shell.navigation })
  await menu.getByRole('link', { name: t.pos.pay.title, exact: true }).click()
  const failed = page.getByRole('alert').filter({ hasText: fillPlaceholders(t.shell.remote.failed, { name: '' }).trim() })
  await expect(failed).toBeVisible({ timeout: 15_000 })
  await checkBothWidths(page, 'till-away')
  await menu.getByRole('link', { name: lang === 'sv' ? 'Kalender' : 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.booking.calendar.title })).toBeVisible()
  await menu.getByRole('link', { name: lang === 'sv' ? 'Klienter' : 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.record.clients.title })).toBeVisible()
  await menu.getByRole('link', { name: t.pos.pay.title, exact: true }).click()
  await expect(failed).toBeVisible({ timeout: 15_000 })
  putBack()
  await failed.getByRole('button', { name: t.common.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.pos.pay.title })).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => 'sameShell' in window), 'the shell was not loaded anew').toBe(true)
  const counter = new Counter(page, t, lang)
  const product = await counter.product(11)
  await counter.scan(product.code, product.name)
  await expect(page.getByRole('button', { name: t.pos.methods.cash, exact: true })).toBeEnabled()
})
