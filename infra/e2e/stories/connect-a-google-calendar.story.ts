import type { Browser, Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { PORTAL, Visitor } from './support/booking-page'
import { acceptInvitation } from './support/new-clinic'
import { OWNER, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SERVICES = { sv: 'Videokonsultation', en: 'Video consultation' }
/** Days ahead that no other story books. */
const DAYS_AHEAD = 79
const GOOGLE_URL = `${process.env.E2E_SIM_URL}/google`

interface World {
  page: Page
  browser: Browser
  lang: 'en' | 'sv'
  t: ProductTexts
  post: Mailbox
}

interface GoogleEvent {
  summary?: string
  status: string
}

const listTitles = async (page: Page) => {
  const events: GoogleEvent[] = await (await page.request.get(`${GOOGLE_URL}/api/events`)).json()
  return events.filter(({ status }) => status !== 'cancelled').map(({ summary }) => summary)
}

/** Books the practitioner's last free time of a day, as staff. */
async function bookLastTime(page: Page, memberId: string, day: string) {
  const services: { id: string; name: string }[] = await fetchData(page, '/api/v2/services/options')
  const serviceId = services.find(({ name }) => Object.values(SERVICES).includes(name))?.id
  const { practitioners } = await fetchData(page, `/api/v2/bookings?from=${day}&to=${day}`)
  const { id } = practitioners.find((row: { user_id: string }) => row.user_id === memberId)
  const { slots } = await fetchData(page, `/api/v2/bookings/free-slots?service_id=${serviceId}&practitioner_id=${id}&from=${day}&to=${day}`)
  const { items } = await fetchData(page, '/api/clients')
  const booking = { client_id: items[0].id, service_id: serviceId, practitioner_id: id, start_at: slots.at(-1).start_at }
  return postData(page, '/api/v2/bookings', booking)
}

/** Adds a practitioner, who accepts the invitation in a browser of their own. */
async function addNurse({ page, browser, lang, t, post }: World) {
  const nurse = randomVisitor(lang)
  const member = { first_name: nurse.first, last_name: nurse.last, email: nurse.email, language: lang, is_for_booking: true }
  const { id } = await postData(page, '/api/users', { ...member, is_booking_on: true, performs_all_services: true })
  const own = await (await browser.newContext()).newPage()
  await own.addInitScript((language) => localStorage.setItem('language', language), lang)
  await acceptInvitation(own, t, post, nurse)
  return { own, id, name: `${nurse.first} ${nurse.last}` }
}

test('connect-a-google-calendar: PLT-060 busy times there block the portal, bookings go there, and disconnecting ends both', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(240_000)
  await signIn(page, t, OWNER, { lang })
  const { own, id, name } = await addNurse({ page, browser, lang, t, post })

  const portal = await (await browser.newContext()).newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(portal, t.portal, randomVisitor(lang))
  await visitor.choose(SERVICES[lang], name)
  const day = await visitor.takeFirstDay(DAYS_AHEAD)
  await expect(visitor.times.first()).toBeVisible()
  const free = await visitor.times.allTextContents()

  const { ownCalendar: words } = t.shell
  const event = { summary: 'Dentist', start: { dateTime: `${day}T00:00:00Z` }, end: { dateTime: `${day}T12:00:00Z` } }
  await page.request.put(`${GOOGLE_URL}/api/events/dentist0${Date.now()}`, { data: event })
  await own.goto('/profile')
  await own.getByRole('button', { name: words.connect, exact: true }).click()
  await own.getByRole('button', { name: 'Allow' }).click()
  await expect(own.getByText(words.connected.replace('{account}', 'person@gmail.test'))).toBeVisible({ timeout: 30_000 })
  expect(new URL(own.url()).search).toBe('')
  await checkBothWidths(own, 'profile-calendars')

  await portal.reload()
  await expect(visitor.times.first()).toBeVisible()
  const remaining = await visitor.times.allTextContents()
  expect(remaining.length).toBeLessThan(free.length)
  expect(free).toEqual(expect.arrayContaining(remaining))

  const title = lang === 'sv' ? 'Bokad' : 'Booked'
  const before = (await listTitles(page)).filter((summary) => summary === title).length
  const booking = await bookLastTime(page, id, day)
  const countBooked = async () => (await listTitles(page)).filter((summary) => summary === title).length
  await expect.poll(countBooked, { timeout: 60_000 }).toBe(before + 1)

  await own.getByRole('button', { name: words.disconnect, exact: true }).click()
  await own.getByRole('button', { name: words.removeEvents }).click()
  await expect(own.getByRole('button', { name: words.connect, exact: true })).toBeVisible({ timeout: 60_000 })
  await expect.poll(countBooked).toBe(before)
  // Other stories find the clinic's practitioners as they were.
  await postData(page, `/api/v2/bookings/${booking.id}/cancel`, { reason: 'The story ends', version: booking.version })
  const { version } = await fetchData(page, `/api/users/${id}/details`)
  await postData(page, `/api/users/${id}/change-status`, { is_active: false, version })
  await own.context().close()
  await portal.context().close()
})
