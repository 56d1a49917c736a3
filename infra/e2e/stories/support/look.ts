// Looks at a screen as those do who can't see it, and keeps a picture of it for those who can.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const SHOTS = join(import.meta.dirname, '..', '..', '..', '..', '.state', 'e2e-shots')
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** No accessibility rule is broken on what is shown now. It's asked in the page itself: a page of its own to sum up in costs as much again. */
async function expectAccessible(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  )
  expect.soft(told, `${name} is accessible`).toEqual([])
}

/** Kept for whoever looks at them; `just test`, whose pictures nobody sees, does without. */
async function picture(page: Page, name: string) {
  if (process.env.E2E_PICTURES === 'none') return
  const { width } = page.viewportSize() ?? { width: 0 }
  const folder = join(SHOTS, test.info().project.name, String(width))
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}

/** Which language's screens are proven at which width: the rules ask for roles, names and colours, which are the same in both. */
const provenIn = (width: number) => (width > 600 ? 'en' : 'sv')

/** Pictured at the page's own width, and accessible as it is in one of the languages. */
export async function look(page: Page, name: string) {
  if (test.info().project.name === provenIn(page.viewportSize()?.width ?? 0)) await expectAccessible(page, name)
  await picture(page, name)
}

/** Pictured at a desk's and a phone's width, neither scrolling sideways, and each accessible in one of the languages. */
export async function lookAtBothWidths(page: Page, name: string) {
  const before = page.viewportSize()
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    // Once it's laid out anew, which takes the page a moment.
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(beyond, `${name} at ${size.width} scrolls sideways`).toBeLessThanOrEqual(0)
    await look(page, name)
  }
  if (before) await page.setViewportSize(before)
}
