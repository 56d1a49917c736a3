import type { Browser, Page } from '@playwright/test'
import { PORTAL, Visitor } from './support/portal'
import { RECEPTION, signIn } from './support/staff'
import { expect, type Post, someone, test } from './support/story'
import type { words } from './support/words'

type Texts = (typeof words)['en']

const SERVICE = 'Videokonsultation'
const WHO = 'Karin Lindqvist'
/** Nobody else's story books so far ahead. */
const A_DAY_OF_ITS_OWN = 72

/** A visitor who has typed everything and waits for the code, for the day's last time. */
async function atTheCode(browser: Browser, t: Texts, lang: 'en' | 'sv', time: number) {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(page, t.portal, someone(lang))
  await visitor.choose(SERVICE, WHO)
  const day = await visitor.takeFirstDay(A_DAY_OF_ITS_OWN)
  const at = await visitor.takeTime(time)
  await visitor.fillDetails()
  await visitor.press(t.portal.details.send)
  await visitor.at(t.portal.code.title)
  return { page, visitor, day, at }
}

test('two-want-the-same-time: one gets it, the other is offered what is left', async ({ browser, lang, t, post }) => {
  const both = [await atTheCode(browser, t, lang, 0), await atTheCode(browser, t, lang, 0)]
  expect(both[0]?.at).toBe(both[1]?.at)
  await Promise.all(both.map(({ visitor }) => visitor.giveCode(post)))
  const held = (page: Page) => page.getByRole('heading', { level: 2, name: t.portal.review.title })
  const taken = (page: Page) => page.getByText(t.portal.taken.title, { exact: true })
  for (const { page } of both) await expect(held(page).or(taken(page))).toBeVisible()
  const losers = []
  for (const one of both) if (await taken(one.page).isVisible()) losers.push(one)
  expect(losers, 'exactly one is told that the time is taken').toHaveLength(1)
  const [loser] = losers
  const winner = both.find((one) => one !== loser)
  await winner?.visitor.confirm()
  const left = loser?.visitor.times ?? test.info().fail()
  if (!left || !loser) return
  await expect(left.first()).toBeVisible()
  await left.first().click()
  await expect(held(loser.page)).toBeVisible()
  await loser.visitor.confirm()
  for (const { visitor } of both) await toldOnce(post, visitor.who.email)
})

const toldOnce = (post: Post, email: string) => expect.poll(async () => (await post.to(email)).length, { timeout: 20_000 }).toBe(1)

test('two-want-the-same-time: staff book over a visit only after being asked', async ({ page, browser, lang, t, post }) => {
  const first = await atTheCode(browser, t, lang, 3)
  await first.visitor.giveCode(post)
  await first.visitor.at(t.portal.review.title)
  await first.visitor.confirm()
  await signIn(page, t, RECEPTION, {
    lang,
    to: `/calendar/booking?day=${first.day}&book=${encodeURIComponent(`${first.day} ${first.at}:00`)}`,
  })
  // The others of the team may have visits at that time as well: what is there before is counted, below the form that lies over it.
  const board = page.getByRole('region', { name: t.booking.calendar.board, includeHidden: true })
  const visits = board.getByRole('button', { includeHidden: true }).filter({ hasText: first.at })
  await expect(visits.filter({ hasText: first.visitor.who.last })).toHaveCount(1)
  const before = await visits.count()
  const form = page.getByRole('form', { name: t.booking.calendar.book })
  await form.getByLabel(t.booking.form.client).first().fill('Anna')
  await page
    .getByRole('option', { name: /^Anna / })
    .first()
    .click()
  await form.getByLabel(t.booking.form.service).first().fill(SERVICE)
  await page.getByRole('option', { name: SERVICE }).click()
  await form.getByLabel(t.booking.form.practitioner).first().click()
  await page.getByRole('option', { name: WHO }).click()
  await form.getByRole('button', { name: t.booking.calendar.book, exact: true }).click()
  const asked = page.getByRole('dialog', { name: t.booking.busy.title })
  await asked.getByRole('button', { name: t.booking.busy.anyway, exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(visits).toHaveCount(before + 1)
})
