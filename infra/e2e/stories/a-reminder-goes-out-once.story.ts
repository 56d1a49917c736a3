import type { Page } from '@playwright/test'
import { read, send } from './support/calls'
import { lookAtBothWidths } from './support/look'
import { RECEPTION, signIn } from './support/staff'
import { expect, type Post, someone, test } from './support/story'
import type { words } from './support/words'

type Texts = (typeof words)['en']

const SECOND = 1000
const HOUR = 3600 * SECOND
/** How often the worker looks for what is due at the journeys' pace, with much to spare. */
const BEAT = 6 * SECOND

const wire = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** A client of their own for each visit, reached by SMS and mail. */
async function addClient(page: Page, lang: 'en' | 'sv') {
  const who = someone(lang)
  const { first: first_name, last: last_name, number: mobile_number, email } = who
  const { id } = await send(page, '/api/clients', { first_name, last_name, mobile_number, country_code: '+46', email, language: lang })
  return { ...who, id: id as string }
}

interface Bookable {
  id: string
  duration: number
  practitioner_ids: string[]
}

const bookable = async (page: Page): Promise<Bookable> =>
  (await read(page, '/api/v2/services?active=true')).find((one: Bookable) => one.practitioner_ids.length > 0)

const book = (page: Page, { id, practitioner_ids }: Bookable, clientId: string, startsAt: number) =>
  send(page, '/api/bookings', {
    client_id: clientId,
    service_id: id,
    practitioner_id: practitioner_ids[0],
    start_at: wire(startsAt),
    book_anyway: true,
  })

/** The receptionist writes the clinic's own words, and sees them as the client will. */
async function writeMessage(page: Page, t: Texts, kind: 'reminder' | 'follow_up', lang: 'en' | 'sv', mark: string) {
  const { messages } = t.booking
  const form = page.getByRole('form', { name: messages[kind], exact: true })
  const toggle = form.getByRole('switch', { name: messages.isOn[kind] })
  if (!(await toggle.isChecked())) await toggle.press('Space')
  await form.getByRole('textbox', { name: new RegExp(`^${messages.hours[kind]}`) }).fill('1')
  await form.getByRole('textbox', { name: new RegExp(`^${messages[`text_${lang}`]}`) }).fill(`${mark}: {client}, {time}.`)
  await expect(form.getByText(new RegExp(`^${mark}: Anna, .*10:00`))).toBeVisible()
  await form.getByRole('button', { name: t.booking.form.save, exact: true }).click()
  await expect(page.getByText(messages.saved, { exact: true }).first()).toBeVisible()
}

const bothWays = async (post: Post, who: { phone: string; email: string }, saying: string) =>
  (await Promise.all([post.to(who.phone, { saying }), post.to(who.email, { saying })])).map((sent) => sent.length)

test('a-reminder-goes-out-once: before and after a visit, by SMS and mail, and none for a cancelled one', async ({
  page,
  lang,
  t,
  post,
}) => {
  test.setTimeout(3 * 60 * SECOND)
  const digits = String(Date.now()).slice(-6)
  const marks = { reminder: `Remember ${digits}`, follow_up: `Thanks ${digits}` }
  await signIn(page, t, RECEPTION, { lang, to: '/booking-settings?part=messages' })
  await writeMessage(page, t, 'reminder', lang, marks.reminder)
  await writeMessage(page, t, 'follow_up', lang, marks.follow_up)

  const [coming, away, been] = [await addClient(page, lang), await addClient(page, lang), await addClient(page, lang)]
  const service = await bookable(page)
  const soon = Date.now() + 10 * SECOND
  const cancelled = await book(page, service, away.id, soon + HOUR)
  await send(page, `/api/bookings/${cancelled.id}/cancel`, { version: cancelled.version })
  await book(page, service, coming.id, soon + HOUR)
  await book(page, service, been.id, soon - HOUR - service.duration * 60 * SECOND)

  await lookAtBothWidths(page, 'booking-messages')
  await expect.poll(() => bothWays(post, coming, marks.reminder), { timeout: 10 * BEAT }).toEqual([1, 1])
  await expect.poll(() => bothWays(post, been, marks.follow_up), { timeout: 10 * BEAT }).toEqual([1, 1])
  await page.waitForTimeout(BEAT)
  expect(await bothWays(post, coming, marks.reminder)).toEqual([1, 1])
  expect(await bothWays(post, been, marks.follow_up)).toEqual([1, 1])
  expect(await bothWays(post, away, marks.reminder)).toEqual([0, 0])
  const [said] = await post.to(coming.phone, { saying: marks.reminder })
  expect(said?.text).toContain(coming.first)
})

test.afterEach(async ({ page, t }) => {
  // Other stories' visits are reminded of a day ahead, as a new clinic's are.
  await page.goto('/booking-settings?part=messages')
  for (const kind of ['reminder', 'follow_up'] as const) {
    const form = page.getByRole('form', { name: t.booking.messages[kind], exact: true })
    await form.getByRole('textbox', { name: new RegExp(`^${t.booking.messages.hours[kind]}`) }).fill('24')
    await form.getByRole('button', { name: t.booking.form.save, exact: true }).click()
    await expect(page.getByText(t.booking.messages.saved, { exact: true }).first()).toBeVisible()
  }
})
