import type { Page } from '@playwright/test'
import { PORTAL, Visitor } from './support/booking-page'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SERVICE = 'Videokonsultation'
const PHONE = { width: 390, height: 844 }
/** No other story books these times. */
const TIME_INDICES = [23, 26]

const lastSeq = async (post: Mailbox, { phone, email }: Visitor['person']) =>
  Math.max(0, ...(await Promise.all([post.to(phone), post.to(email)])).flat().map(({ seq }) => seq))

/** Books a visit and returns its time of day. */
async function book(page: Page, visitor: Visitor, post: Mailbox, t: ProductTexts, { lang, time }: { lang: string; time: number }) {
  await page.goto(`${PORTAL}?lang=${lang}`)
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await visitor.choose(SERVICE)
  await visitor.takeFirstDay()
  const at = await visitor.takeTime(time)
  await visitor.fillDetails()
  const after = await lastSeq(post, visitor.person)
  await visitor.press(t.portal.details.send)
  await page.getByLabel(t.portal.code.label).fill(await post.codeOf(visitor.person, after))
  await visitor.at(t.portal.review.title)
  await visitor.confirm()
  return at
}

async function openByCode(page: Page, visitor: Visitor, post: Mailbox, t: ProductTexts) {
  await visitor.at(t.bookingInfo.start.title)
  const after = await lastSeq(post, visitor.person)
  await visitor.press(t.bookingInfo.start.send)
  await page.getByLabel(t.portal.code.label).fill(await post.codeOf(visitor.person, after))
}

test('see-your-other-bookings: BKG-042 PUB-010 a client sees their other booking after a code, opens it after another and cancels it', async ({
  page,
  lang,
  t,
  post,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(PHONE)
  const visitor = new Visitor(page, t.portal, randomVisitor(lang))
  const { others, cancel, cancelled, info } = t.bookingInfo
  const times: string[] = []
  for (const time of TIME_INDICES) times.push(await book(page, visitor, post, t, { lang, time }))
  const { text } = await post.newest(visitor.person.phone, { contains: '/booking/info/' })
  const [address = ''] = text.match(/https?:\/\/\S+\/booking\/info\/\S+/) ?? []
  const link = new URL(address)
  await page.goto(`${link.pathname}${link.search}`)
  await expect(page.getByText(others.title)).toHaveCount(0)
  await openByCode(page, visitor, post, t)
  await visitor.at(info.title)
  const list = page.getByRole('region', { name: others.title, exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const shown = times.find((time) => !text.includes(time)) ?? ''
  await expect(list.getByRole('listitem')).toContainText(shown)
  await list.getByRole('link').last().focus()
  await checkBothWidths(page, 'other-bookings')
  await page.setViewportSize(PHONE)

  const cancelLink = list.getByRole('link', { name: new RegExp(`^${others.cancel}`) })
  await cancelLink.focus()
  await page.keyboard.press('Enter')
  await openByCode(page, visitor, post, t)
  await visitor.at(cancel.title)
  await visitor.press(cancel.confirm)
  await visitor.at(cancelled.title)
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('listitem')).not.toContainText(shown)
})
