// USE-006: counts in the page what a job takes.
import { expect, type Locator, type Page } from '@playwright/test'
import type { ProductTexts } from './translations'

/**
 * Counts presses in the page, also past a page load: of the pointer, Enter, and Space or a shortcut's key unless typed into a field.
 *
 * A press that the browser's driver holds back at the window, because its target moved, and then repeats is counted once.
 */
export const countPresses = () => {
  const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
  document.addEventListener('pointerdown', count, { capture: true })
  addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey }) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable="true"]')
      if (key === 'Enter' || (key.length === 1 && !isTyping) || ctrlKey || metaKey) count()
    },
    { capture: true },
  )
}

/** Does a job and expects that it took at most so many presses. */
export async function expectPresses(page: Page, job: string, most: number, act: () => Promise<unknown>) {
  await page.evaluate(() => sessionStorage.removeItem('presses'))
  await act()
  const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses')))
  expect(presses, `${job}: at most ${most} presses`).toBeLessThanOrEqual(most)
  expect(presses, `${job} is counted`).toBeGreaterThan(0)
}

/** Opens a booking of the calendar by one press, and waits until its panel has all that it loads, so that nothing moves under a press. */
export async function openBooking(page: Page, t: ProductTexts, booking: Locator) {
  await booking.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('region', { name: t.forms.client.sendConsents })).toBeVisible()
  await expect(panel.getByRole('region', { name: t.common.client }).getByRole('link', { name: /^0\d/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: t.pos.booking.pay })).toBeVisible()
}
