// Checks accessibility and layout of a screen and saves screenshots.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const SCREENSHOTS_FOLDER = join(import.meta.dirname, '..', '..', '..', '..', '.state', 'e2e-shots')
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Expects no accessibility violation. Legacy mode analyses in the page itself; a page of its own to sum up in would double the time. */
async function expectAccessible(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const messages = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
  expect.soft(messages, `${name} is accessible`).toEqual([])
}

/** Saves a screenshot, except in `just test`. */
async function takeScreenshot(page: Page, name: string) {
  if (process.env.E2E_PICTURES === 'none') return
  const { width } = page.viewportSize() ?? { width: 0 }
  const folder = join(SCREENSHOTS_FOLDER, test.info().project.name, String(width))
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/** The language in which accessibility is checked at a width; roles, names and colours are the same in both languages. */
const checkedLanguage = (width: number) => (width > 600 ? 'en' : 'sv')

/** Checks accessibility in one of the languages and saves a screenshot, at the page's width. */
export async function checkPage(page: Page, name: string) {
  if (test.info().project.name === checkedLanguage(page.viewportSize()?.width ?? 0)) await expectAccessible(page, name)
  await takeScreenshot(page, name)
}

/** Checks accessibility of the page in dark colours, in the language in which the desktop's width isn't checked in light ones. */
export async function checkInDark(page: Page, name: string) {
  if (test.info().project.name === checkedLanguage(page.viewportSize()?.width ?? 0)) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(page, `${name} in dark`)
  await takeScreenshot(page, `${name}-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Checks the page at desktop and phone width: no horizontal scrolling, and accessible in one of the languages. */
export async function checkBothWidths(page: Page, name: string) {
  const before = page.viewportSize()
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    // The page needs a moment to lay out again.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow, `${name} at ${size.width} scrolls sideways`).toBeLessThanOrEqual(0)
    await checkPage(page, name)
  }
  if (before) await page.setViewportSize(before)
}
