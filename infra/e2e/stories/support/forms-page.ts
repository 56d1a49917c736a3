// The page of forms, opened on a phone by the link that the clinic sent.
import { type Browser, expect, type Page } from '@playwright/test'
import type { Mailbox, RandomVisitor } from './story'
import { fillPlaceholders, type ProductTexts } from './translations'

type FormTexts = ProductTexts['filling']

const PHONE = { width: 390, height: 844 }
const STROKE = [
  [60, 20],
  [110, 60],
  [160, 25],
  [230, 55],
] as const

/** Opens the link of the newest message on a phone and enters the code of the next message. */
export async function openOnPhone(browser: Browser, post: Mailbox, client: RandomVisitor, t: FormTexts): Promise<Page> {
  const { seq, text } = await post.newest(client.phone, { contains: '/questionary-loc/' })
  const url = /https?:\/\/\S+#[\w-]+/.exec(text)?.[0]
  expect(url, 'the message has a link').toBeTruthy()
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.goto(url as string)
  await page.getByRole('button', { name: t.start.send }).click()
  await page.getByLabel(t.code.label).fill(await post.code(client.phone, seq))
  await expect(page.getByRole('heading', { level: 2, name: fillPlaceholders(t.list.title, { name: client.first }) })).toBeVisible()
  return page
}

/** Draws a signature on the pad. */
export async function signWithFinger(page: Page, label: string) {
  const pad = page.getByRole('img', { name: label })
  await pad.scrollIntoViewIfNeeded()
  await expect(pad).not.toHaveAttribute('aria-busy')
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  for (const [x, y] of STROKE) await page.mouse.move(box.x + x, box.y + y, { steps: 4 })
  await page.mouse.up()
}
