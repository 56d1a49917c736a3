import type { Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { RECEPTION, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SECOND = 1000
const HOUR = 3600 * SECOND
/** Upper bound of the worker's interval, in ms, with JOB_FREQUENCY_FACTOR of the stories. */
const WORKER_INTERVAL = 6 * SECOND

const toWireTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

/** Add a client for each booking, reached by SMS and e-mail. */
async function addClient(page: Page, lang: 'en' | 'sv') {
  const client = randomVisitor(lang)
  const { first: first_name, last: last_name, number: mobile_number, email } = client
  const { id } = await postData(page, '/api/clients', { first_name, last_name, mobile_number, country_code: '+46', email, language: lang })
  return { ...client, id: id as string }
}

interface Bookable {
  id: string
  duration: number
  practitioner_ids: string[]
}

const bookable = async (page: Page): Promise<Bookable> =>
  (await fetchData(page, '/api/v2/services/options?active=true')).find((service: Bookable) => service.practitioner_ids.length > 0)

const book = (page: Page, { id, practitioner_ids }: Bookable, clientId: string, startsAt: number) =>
  postData(page, '/api/v2/bookings', {
    client_id: clientId,
    service_id: id,
    practitioner_id: practitioner_ids[0],
    start_at: toWireTime(startsAt),
    allow_overlap: true,
  })

/** Write the clinic's own text as the receptionist, and check its preview. */
async function writeMessage(page: Page, t: ProductTexts, type: 'reminder' | 'follow_up', lang: 'en' | 'sv', messageText: string) {
  const { messages } = t.booking
  const form = page.getByRole('form', { name: messages[type], exact: true })
  const toggle = form.getByRole('switch', { name: messages.isOn[type] })
  if (!(await toggle.isChecked())) await toggle.press('Space')
  await form.getByRole('combobox', { name: messages.unit }).selectOption('1')
  await form.getByRole('textbox', { name: new RegExp(`^${messages.hours[type]}`) }).fill('1')
  await form.getByRole('textbox', { name: new RegExp(`^${messages[`text_${lang}`]}`) }).fill(`${messageText}: {client}, {time}.`)
  await expect(form.getByText(new RegExp(`^${messageText}: Anna, .*10:00`))).toBeVisible()
  await form.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(messages.saved, { exact: true }).first()).toBeVisible()
}

const countSentMessages = async (post: Mailbox, client: { phone: string; email: string }, saying: string) =>
  (await Promise.all([post.to(client.phone, { contains: saying }), post.to(client.email, { contains: saying })])).map((sent) => sent.length)

test('a-reminder-goes-out-once: before and after a visit, by SMS and mail, and none for a cancelled one', async ({
  page,
  lang,
  t,
  post,
}) => {
  test.setTimeout(3 * 60 * SECOND)
  const digits = String(Date.now()).slice(-6)
  const messageTexts = { reminder: `Remember ${digits}`, follow_up: `Thanks ${digits}` }
  await signIn(page, t, RECEPTION, { lang, to: '/booking-settings?part=messages' })
  await writeMessage(page, t, 'reminder', lang, messageTexts.reminder)
  await writeMessage(page, t, 'follow_up', lang, messageTexts.follow_up)

  const [reminded, withdrawn, followedUp] = [await addClient(page, lang), await addClient(page, lang), await addClient(page, lang)]
  const service = await bookable(page)
  const soon = Date.now() + 10 * SECOND
  const cancelled = await book(page, service, withdrawn.id, soon + HOUR)
  await postData(page, `/api/v2/bookings/${cancelled.id}/cancel`, { reason: 'Klienten är sjuk', version: cancelled.version })
  await book(page, service, reminded.id, soon + HOUR)
  await book(page, service, followedUp.id, soon - HOUR - service.duration * 60 * SECOND)

  await checkBothWidths(page, 'booking-messages')
  await expect.poll(() => countSentMessages(post, reminded, messageTexts.reminder), { timeout: 10 * WORKER_INTERVAL }).toEqual([1, 1])
  await expect.poll(() => countSentMessages(post, followedUp, messageTexts.follow_up), { timeout: 10 * WORKER_INTERVAL }).toEqual([1, 1])
  await page.waitForTimeout(WORKER_INTERVAL)
  expect(await countSentMessages(post, reminded, messageTexts.reminder)).toEqual([1, 1])
  expect(await countSentMessages(post, followedUp, messageTexts.follow_up)).toEqual([1, 1])
  expect(await countSentMessages(post, withdrawn, messageTexts.reminder)).toEqual([0, 0])
  const [sms] = await post.to(reminded.phone, { contains: messageTexts.reminder })
  expect(sms?.text).toContain(reminded.first)
})

test.afterEach(async ({ page, t }) => {
  // Other stories' visits are reminded of a day ahead, as a new clinic's are.
  await page.goto('/booking-settings?part=messages')
  for (const type of ['reminder', 'follow_up'] as const) {
    const form = page.getByRole('form', { name: t.booking.messages[type], exact: true })
    await form.getByRole('combobox', { name: t.booking.messages.unit }).selectOption('1')
    await form.getByRole('textbox', { name: new RegExp(`^${t.booking.messages.hours[type]}`) }).fill('24')
    await form.getByRole('button', { name: t.common.save, exact: true }).click()
    await expect(page.getByText(t.booking.messages.saved, { exact: true }).first()).toBeVisible()
  }
})
