// A client on a phone, with the link that the clinic has sent.
import { type Browser, expect, type Page } from '@playwright/test'
import type { Post, Someone } from './story'
import type { words } from './words'

type Words = (typeof words)['en']['filling']

const PHONE = { width: 390, height: 844 }
const STROKE = [
  [60, 20],
  [110, 60],
  [160, 25],
  [230, 55],
] as const

/** The link of the newest message, opened on a phone of the client's own; the code is read from the next. */
export async function openOnPhone(browser: Browser, post: Post, who: Someone, t: Words): Promise<Page> {
  const { seq, text } = await post.newest(who.phone, { saying: '/questionary-loc/' })
  const url = /https?:\/\/\S+#[\w-]+/.exec(text)?.[0]
  expect(url, 'the message has a link').toBeTruthy()
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.goto(url as string)
  await page.getByRole('button', { name: t.start.send }).click()
  await page.getByLabel(t.code.label).fill(await post.code(who.phone, seq))
  await expect(page.getByRole('heading', { level: 2, name: t.list.title(who.first) })).toBeVisible()
  return page
}

/** A finger on the pad. */
export async function signWithFinger(page: Page, label: string) {
  const pad = page.getByRole('img', { name: label })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  for (const [x, y] of STROKE) await page.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await page.mouse.up()
}
