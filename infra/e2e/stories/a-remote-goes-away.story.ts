import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { OWNER, signIn } from './support/staff'
import { expect, test } from './support/story'
import { fillPlaceholders } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const BUNDLES = process.env.E2E_BUNDLES ?? join(import.meta.dirname, '..', '..', '..')
const DIST = join(BUNDLES, 'web-booking', 'dist')
const AWAY = join(BUNDLES, 'web-booking', 'dist.away')

const putBack = () => existsSync(AWAY) && renameSync(AWAY, DIST)

test.afterEach(putBack)

test('a-remote-goes-away: the rest works and says so, and it heals without a reload of the shell', async ({ page, lang, t }) => {
  renameSync(DIST, AWAY)
  await signIn(page, t, OWNER, { lang, to: '/' })
  await page.evaluate(() => Object.assign(window, { sameShell: true }))
  const menu = page.getByRole('navigation', { name: t.shell.navigation })
  await menu.getByRole('link', { name: lang === 'sv' ? 'Kalender' : 'Calendar' }).click()
  const failed = page.getByRole('alert').filter({ hasText: fillPlaceholders(t.shell.remote.failed, { name: '' }).trim() })
  await expect(failed).toBeVisible({ timeout: 15_000 })
  await checkBothWidths(page, 'remote-away')
  await menu.getByRole('link', { name: lang === 'sv' ? 'Klienter' : 'Clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.record.clients.title })).toBeVisible()
  await page.goBack()
  await expect(failed).toBeVisible({ timeout: 15_000 })
  putBack()
  await failed.getByRole('button', { name: t.common.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.booking.calendar.title })).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => 'sameShell' in window), 'the shell was not loaded anew').toBe(true)
})
