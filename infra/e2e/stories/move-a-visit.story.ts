import type { Locator, Page } from '@playwright/test'
import { lookAtBothWidths } from './support/look'
import { PORTAL, Visitor } from './support/portal'
import { RECEPTION, signIn } from './support/staff'
import { expect, someone, test } from './support/story'
import { filled } from './support/words'

const SERVICE = 'Videokonsultation'
const HALF_AN_HOUR = 30
/** Nobody else's story books these people after noon, so half an hour later is free as well. */
const PRACTITIONER = { en: 'Julia Ström', sv: 'Elin Nyström' }
const AN_EMPTY_AFTERNOON = 20

test.use({ timezoneId: 'America/New_York' })

test('move-a-visit: a booking appears at once, is dragged half an hour, taken back, dragged again, and the client is told once', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(portal, t.portal, someone(lang))
  const { time, day } = await visitor.walkToReview(SERVICE, post, { practitioner: PRACTITIONER[lang], time: AN_EMPTY_AFTERNOON })
  await signIn(page, t, RECEPTION, { lang, to: `/calendar/booking?day=${day}` })
  const board = page.getByRole('region', { name: t.booking.calendar.board })
  await expect(board.getByText(PRACTITIONER[lang], { exact: true })).toBeVisible()
  const visit = board.getByRole('button').filter({ hasText: visitor.who.last })
  await expect(visit).toHaveCount(0)

  await visitor.confirm()
  await expect(visit, 'on the calendar within a second of its confirmation').toBeVisible({ timeout: 1_500 })
  await expect(visit).toContainText(time)
  await phone.close()
  const told = (await post.newest(visitor.who.phone, { saying: time })).seq

  await drag(page, visit, HALF_AN_HOUR)
  await expect(visit).toContainText(later(time, HALF_AN_HOUR))
  await page.getByRole('button', { name: t.booking.move.undo, exact: true }).click()
  await expect(page.getByText(t.booking.move.undone)).toBeVisible()
  await expect(visit).toContainText(time)
  await drag(page, visit, HALF_AN_HOUR)
  await expect(visit).toContainText(later(time, HALF_AN_HOUR))
  await expect(page.getByText(filled(t.booking.move.done, { at: `${day} ${later(time, HALF_AN_HOUR)}` }))).toBeVisible()

  await lookAtBothWidths(page, 'calendar')
  const news = () => post.to(visitor.who.phone, { after: told })
  await expect.poll(async () => (await news()).length, { timeout: 45_000, message: 'the client is told' }).toBeGreaterThan(0)
  const messages = await news()
  expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining(later(time, HALF_AN_HOUR))])
})

/** By mouse, as far down as that many minutes are high: half an hour is a row. */
async function drag(page: Page, visit: Locator, minutes: number) {
  await visit.hover() // also when the board draws it anew just then, as it does when word of a move comes back
  await page.mouse.down()
  const box = await visit.boundingBox()
  if (!box) throw new Error('the visit is not on the board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y + 10, { steps: 3 })
  await page.mouse.move(x, y + (minutes / 30) * ROW, { steps: 8 })
  await page.mouse.up()
}

const ROW = 36

const later = (time: string, minutes: number) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
