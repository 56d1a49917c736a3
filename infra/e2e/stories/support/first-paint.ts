// How soon a page shows itself: its largest contentful paint, and the first press that it takes.
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { expect } from './story'

/** A slow phone's line and processor: 1.6 Mbit/s, a round trip of 150 ms, a quarter of this machine's speed. */
export const SLOW_PHONE = { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150, slowdown: 4 }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** Milliseconds without a change after which the largest paint counts as the last. */
const SETTLE = 500

declare global {
  interface Window {
    largestPaint: number
    firstPress: number
  }
}

const observe = () => {
  // The notice of test systems isn't part of a clinic's pages, and would often be the largest text.
  const hidden = new CSSStyleSheet()
  hidden.replaceSync('.clinic-test-systems { display: none }')
  document.adoptedStyleSheets = [hidden]
  window.largestPaint = 0
  window.firstPress = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener(
    'click',
    () => {
      window.firstPress ||= performance.now()
    },
    { capture: true },
  )
}

/** Opens a page in a context and returns its largest paint in milliseconds, once what it loads is shown. */
export async function measureLargestPaint(page: Page, address: string, shown: (page: Page) => Locator): Promise<number> {
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(shown(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForTimeout(SETTLE)
  return page.evaluate(() => window.largestPaint)
}

/** Opens a page and returns after how many milliseconds it took the first press of a control. */
async function measureFirstPress(page: Page, address: string, control: (page: Page) => Locator): Promise<number> {
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'commit' })
  await control(page).click({ timeout: 30_000 })
  return page.evaluate(() => window.firstPress)
}

/** Opens a new page of a slow phone, with nothing in its cache, for one measurement. */
async function onSlowPhone<T>(browser: Browser, options: BrowserContextOptions, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...options, ...PHONE })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { slowdown, ...line } = SLOW_PHONE
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const result = await act(page)
  await context.close()
  return result
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Returns the medians of a portal's largest paint and of the first press of a service, on a slow phone with nothing in its cache. */
export async function measurePortal(
  browser: Browser,
  options: BrowserContextOptions,
  { address, shown, control, times }: { address: string; shown: (page: Page) => Locator; control: (page: Page) => Locator; times: number },
) {
  const paints: number[] = []
  const presses: number[] = []
  for (let round = 0; round < times; round++) {
    paints.push(await onSlowPhone(browser, options, (page) => measureLargestPaint(page, address, shown)))
    presses.push(await onSlowPhone(browser, options, (page) => measureFirstPress(page, address, control)))
  }
  return { paint: median(paints), press: median(presses) }
}
