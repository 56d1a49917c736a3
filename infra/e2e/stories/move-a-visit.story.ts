import type { Locator, Page } from '@playwright/test'
import { PORTAL, Visitor } from './support/booking-page'
import { RECEPTION, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SERVICE = 'Videokonsultation'
const HALF_HOUR_MINUTES = 30
/** No other story books these practitioners in the afternoon, so half an hour later is free as well. */
const PRACTITIONER = { en: 'Julia Ström', sv: 'Elin Nyström' }
const TIME_INDEX = 20
const EMPTY_DAY_OFFSET_MS = 300 * 86_400_000

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
  const visitor = new Visitor(portal, t.portal, randomVisitor(lang))
  const { time, day } = await visitor.goToReview(SERVICE, post, { practitioner: PRACTITIONER[lang], time: TIME_INDEX })
  await signIn(page, t, RECEPTION, { lang, to: `/calendar/booking?day=${day}` })
  const calendar = page.getByRole('region', { name: t.booking.calendar.board })
  await expect(columnHead(calendar, PRACTITIONER[lang])).toBeVisible()
  const booking = calendar.getByRole('button').filter({ hasText: visitor.person.last })
  await expect(booking).toHaveCount(0)

  await visitor.confirm()
  await expect(booking, 'on the calendar within a second of its confirmation').toBeVisible({ timeout: 1_500 })
  await expect(booking).toContainText(time)
  expect(await isInColumn(booking, columnHead(calendar, PRACTITIONER[lang])), 'in the column of its practitioner alone').toBe(true)
  await phone.close()
  const lastMessageSeq = (await post.newest(visitor.person.phone, { contains: time })).seq

  await drag(page, booking, HALF_HOUR_MINUTES)
  await expect(booking).toContainText(addMinutes(time, HALF_HOUR_MINUTES))
  await page.getByRole('button', { name: t.booking.move.undo, exact: true }).click()
  await expect(page.getByText(t.booking.move.undone)).toBeVisible()
  await expect(booking).toContainText(time)
  await drag(page, booking, HALF_HOUR_MINUTES)
  await expect(booking).toContainText(addMinutes(time, HALF_HOUR_MINUTES))
  await expect(page.getByText(fillPlaceholders(t.booking.move.done, { at: `${day} ${addMinutes(time, HALF_HOUR_MINUTES)}` }))).toBeVisible()

  await checkBothWidths(page, 'calendar')
  const listNewMessages = () => post.to(visitor.person.phone, { after: lastMessageSeq })
  await expect.poll(async () => (await listNewMessages()).length, { timeout: 45_000, message: 'the client is told' }).toBeGreaterThan(0)
  const messages = await listNewMessages()
  expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining(addMinutes(time, HALF_HOUR_MINUTES))])
})

test('move-a-visit: a press on an empty time opens the form of a booking for that practitioner and time', async ({ page, lang, t }) => {
  const day = new Date(Date.now() + EMPTY_DAY_OFFSET_MS).toISOString().slice(0, 10)
  await signIn(page, t, RECEPTION, { lang, to: `/calendar/booking?day=${day}` })
  const calendar = page.getByRole('region', { name: t.booking.calendar.board })
  const [column, board] = [await columnHead(calendar, PRACTITIONER[lang]).boundingBox(), await calendar.boundingBox()]
  if (!column || !board) throw new Error('the calendar is not visible')
  await page.mouse.click(column.x + column.width / 2, board.y + board.height / 2)
  const form = page.getByRole('form', { name: t.booking.calendar.book })
  await expect(form.getByLabel(t.booking.form.practitioner).first()).toHaveValue(PRACTITIONER[lang])
  expect(new URL(page.url()).searchParams.get('book')).toContain(`${day} `)
})

/** The head of a practitioner's column, which comes before the bookings that name the practitioner to a screen reader. */
const columnHead = (calendar: Locator, practitioner: string) => calendar.getByText(practitioner, { exact: true }).first()

/** Drag by mouse as far down as the minutes are high: half an hour is a row. */
async function drag(page: Page, booking: Locator, minutes: number) {
  await booking.evaluate((body) => body.scrollIntoView({ block: 'center' })) // at the board's edge a drag would scroll it
  await booking.hover() // retried when the board draws it again at that moment, as it does after a notification
  await page.mouse.down()
  const box = await booking.boundingBox()
  if (!box) throw new Error('the booking is not on the calendar')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y + 10, { steps: 3 })
  await page.mouse.move(x, y + (minutes / 30) * ROW_HEIGHT, { steps: 8 })
  await page.mouse.up()
}

const ROW_HEIGHT = 36

const addMinutes = (time: string, minutes: number) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = hour * 60 + minute + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

async function isInColumn(booking: Locator, head: Locator): Promise<boolean> {
  const [box, column] = [
    await booking.boundingBox(),
    await head.locator('xpath=ancestor-or-self::*[contains(@class, "ec-col-head")]').boundingBox(),
  ]
  return Boolean(box && column && column.x <= box.x && box.x + box.width <= column.x + column.width)
}
