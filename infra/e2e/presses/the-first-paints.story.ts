// The largest paint of the daily pages on a desk, and of the portal on a slow phone (a part of `just bench`).
import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fetchData } from '../stories/support/api-helpers'
import { PORTAL, serviceButton } from '../stories/support/booking-page'
import { measureLargestPaint, measurePortal, median } from '../stories/support/first-paint'
import { OWNER, signIn } from '../stories/support/staff'
import { test } from '../stories/support/story'

const TIMES = 5

test('the daily pages and the portal show themselves in time', async ({ page, browser, baseURL, lang, t }) => {
  test.setTimeout(300_000)
  await signIn(page, t, OWNER, { lang, to: '/' })
  const { items: clients } = await fetchData(page, '/api/clients?per_page=1')
  const desk = { baseURL, viewport: { width: 1440, height: 900 }, storageState: await page.context().storageState() }
  const heading = (opened: Page) => opened.getByRole('heading', { level: 1 })
  const pages = { home: '/', calendar: '/calendar/booking', 'client card': `/clients/${clients[0].id}`, checkout: '/point-of-sale/payment' }
  const figures: Record<string, number> = {}
  for (const [name, address] of Object.entries(pages)) {
    const first: number[] = []
    const second: number[] = []
    for (let round = 0; round < TIMES; round++) {
      const context = await browser.newContext(desk)
      first.push(await measureLargestPaint(await context.newPage(), address, heading))
      second.push(await measureLargestPaint(await context.newPage(), address, heading))
      await context.close()
    }
    figures[`${name}, first visit`] = median(first)
    figures[`${name}, second visit`] = median(second)
  }
  const portal = await measurePortal(
    browser,
    { baseURL },
    {
      address: `${PORTAL}?lang=${lang}`,
      shown: (opened) => opened.getByRole('heading', { level: 2, name: t.portal.service.title }),
      control: (opened) => opened.getByRole('button', { name: serviceButton('Videokonsultation') }).first(),
      times: TIMES,
    },
  )
  console.log(figures, portal)
  writeFileSync(process.env.PAINTS_FILE ?? test.info().outputPath('paints.json'), JSON.stringify({ desk: figures, portal }))
})
