import type { Browser, Page } from '@playwright/test'
import { PORTAL, Visitor } from './support/booking-page'
import { RECEPTION, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'

const SERVICE = 'Videokonsultation'
const PRACTITIONER = 'Karin Lindqvist'
/** Days ahead that no other story books. */
const DAYS_AHEAD = 72

/** A visitor who has filled in everything and waits for the code. */
async function openAtCodeStep(browser: Browser, t: ProductTexts, lang: 'en' | 'sv', time: number) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(page, t.portal, randomVisitor(lang))
  await visitor.choose(SERVICE, PRACTITIONER)
  const day = await visitor.takeFirstDay(DAYS_AHEAD)
  const at = await visitor.takeTime(time)
  await visitor.fillDetails()
  await visitor.press(t.portal.details.send)
  await visitor.atCode()
  return { page, visitor, day, at }
}

test('two-want-the-same-time: one gets it, the other is offered what is left', async ({ browser, lang, t, post }) => {
  const attempts = [await openAtCodeStep(browser, t, lang, 0), await openAtCodeStep(browser, t, lang, 0)]
  expect(attempts[0]?.at).toBe(attempts[1]?.at)
  await Promise.all(attempts.map(({ visitor }) => visitor.enterCode(post)))
  const held = (page: Page) => page.getByRole('timer')
  const taken = (page: Page) => page.getByText(t.portal.taken.title, { exact: true })
  for (const { page } of attempts) await expect(held(page).or(taken(page))).toBeVisible()
  const losers = []
  for (const attempt of attempts) if (await taken(attempt.page).isVisible()) losers.push(attempt)
  expect(losers, 'exactly one is told that the time is taken').toHaveLength(1)
  const [loser] = losers
  const winner = attempts.find((attempt) => attempt !== loser)
  await winner?.visitor.confirm()
  const remainingTimes = loser?.visitor.times ?? test.info().fail()
  if (!remainingTimes || !loser) return
  await expect(remainingTimes.first()).toBeVisible()
  await remainingTimes.first().click()
  await expect(held(loser.page)).toBeVisible()
  await loser.visitor.confirm()
  for (const { visitor } of attempts) await expectSingleMessage(post, visitor.person.email)
})

/** Besides the code, which goes by e-mail once the SMS of an address are used up, which all stories share. */
const expectSingleMessage = (post: Mailbox, email: string) =>
  expect.poll(async () => (await post.to(email)).filter(({ code }) => !code).length, { timeout: 20_000 }).toBe(1)

test('two-want-the-same-time: staff book over a visit only after being asked', async ({ page, browser, lang, t, post }) => {
  const first = await openAtCodeStep(browser, t, lang, 3)
  await first.visitor.enterCode(post)
  await first.visitor.at(t.portal.review.title)
  await first.visitor.confirm()
  await signIn(page, t, RECEPTION, {
    lang,
    to: `/calendar/booking?day=${first.day}&book=${encodeURIComponent(`${first.day} ${first.at}:00`)}`,
  })
  // Other practitioners may have bookings at that time: those there before are counted, beneath the open form.
  const calendar = page.getByRole('region', { name: t.booking.calendar.board, includeHidden: true })
  const bookings = calendar.getByRole('button', { includeHidden: true }).filter({ hasText: first.at })
  await expect(bookings.filter({ hasText: first.visitor.person.last })).toHaveCount(1)
  const initialCount = await bookings.count()
  const form = page.getByRole('form', { name: t.booking.calendar.book })
  await form.getByLabel(t.common.client).first().fill('Anna')
  await page
    .getByRole('option', { name: /^Anna / })
    .first()
    .click()
  await form.getByLabel(t.booking.form.service).first().fill(SERVICE)
  await page.getByRole('option', { name: SERVICE }).click()
  await form.getByLabel(t.booking.form.practitioner).first().click()
  await page.getByRole('option', { name: PRACTITIONER }).click()
  await form.getByRole('button', { name: t.booking.form.book, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.booking.busy.title })
  await dialog.getByRole('button', { name: t.booking.busy.confirmOverbooking, exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(bookings).toHaveCount(initialCount + 1)
})
