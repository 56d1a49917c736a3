import type { Locator, Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { PORTAL, Visitor } from './support/booking-page'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const PLACES = 3
const PRACTITIONER = { en: 'Julia Ström', sv: 'Elin Nyström' }
const COMPANY = PORTAL.split('/').at(-1) ?? ''

test.use({ timezoneId: 'Europe/Stockholm' })

/** Looks at the form of a service for groups, and adds one. */
async function addGroupService(page: Page, t: ProductTexts, name: string, practitioner: string) {
  const category = await postData(page, '/api/v2/categories', { name: `G ${name}`, group_booking: true })
  await page.goto('/bookings/services/add')
  const form = page.getByRole('form', { name: t.booking.services.form })
  await form.getByLabel(t.booking.services.category).first().click()
  await page.getByRole('option', { name: category.name }).click()
  await expect(form.getByLabel(new RegExp(`^${t.booking.groupBooking.quantity}`))).toBeVisible()
  await checkBothWidths(page, 'service-for-groups')
  const practitioners: { id: string; name: string }[] = await fetchData(page, '/api/practitioners')
  await postData(page, '/api/v2/services', {
    category_id: category.id,
    name,
    color: '#009E73',
    price: 30_000,
    duration: 60,
    group_quantity: PLACES,
    practitioner_ids: practitioners.filter((row) => row.name === practitioner).map(({ id }) => id),
  })
}

/** Gives a client a place in the panel of a group booking. */
async function addClient(page: Page, t: ProductTexts, panel: Locator, client: { first_name: string; last_name: string }) {
  await panel.getByRole('button', { name: t.booking.groupBooking.addClient }).click()
  await panel.getByRole('combobox', { name: t.common.client }).fill(`${client.first_name} ${client.last_name}`)
  await page.getByRole('option').filter({ hasText: client.last_name }).first().click()
  await panel.getByRole('button', { name: t.booking.form.book, exact: true }).click()
}

test('join-a-class: a service has places, a visitor and two more clients take them, and the calendar shows one group', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  const name = `${lang === 'sv' ? 'Hudvårdskurs' : 'Skin class'} ${Date.now() % 100_000}`
  await signIn(page, t, OWNER, { lang, to: '/bookings/services' })
  await addGroupService(page, t, name, PRACTITIONER[lang])
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(portal, t.portal, randomVisitor(lang))
  const { day, time } = await visitor.goToReview(name, post, { practitioner: PRACTITIONER[lang] })
  await visitor.confirm()
  await phone.close()

  await page.goto(`/calendar/booking?day=${day}`)
  const group = page.getByRole('region', { name: t.booking.calendar.board }).getByRole('button').filter({ hasText: name })
  const places = (count: number) =>
    fillPlaceholders(t.booking.groupBooking.participants, { count: String(count), quantity: String(PLACES) })
  await expect(group).toContainText(places(1))
  await expect(group).toContainText(time)
  await group.click()
  const panel = page.getByRole('dialog', { name })
  const { items: clients } = await fetchData(page, '/api/clients?per_page=2')
  for (const [number, client] of clients.entries()) {
    await addClient(page, t, panel, client)
    await expect(panel.getByRole('heading', { name: places(number + 2) })).toBeVisible()
  }
  await expect(panel.getByRole('button', { name: t.booking.groupBooking.addClient })).toHaveCount(0)
  await checkBothWidths(page, 'booking-group')
  await page.keyboard.press('Escape')
  await expect(group).toHaveCount(1)
  await expect(group).toContainText(places(PLACES))
  await checkBothWidths(page, 'calendar-with-a-group')
})

/** Half an hour from now, or less shortly before the clinic's midnight: clients check in on the day of their booking. */
function findSoonToday() {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const toDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })
  return inMinutes([30, 10, 2].find((minutes) => toDay(inMinutes(minutes)) === toDay(inMinutes(0))) ?? 0)
}

test('join-a-class: a client checks in at the reception, and the calendar shows it', async ({ page, browser, lang, t, post }) => {
  await signIn(page, t, OWNER, { lang, to: '/' })
  const person = randomVisitor(lang)
  const client = await postData(page, '/api/clients', {
    first_name: person.first,
    last_name: person.last,
    country_code: '+46',
    mobile_number: person.number,
    email: person.email,
  })
  const [service] = (await fetchData(page, '/api/v2/services/options')).filter(
    (row: { practitioner_ids: string[] }) => row.practitioner_ids[0],
  )
  const start = findSoonToday().toISOString().slice(0, 19).replace('T', ' ')
  const booking = await postData(page, '/api/v2/bookings', {
    client_id: client.id,
    service_id: service.id,
    practitioner_id: service.practitioner_ids[0],
    start_at: start,
    allow_overlap: true,
  })
  await page.goto(`/calendar/booking/${booking.id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(t.booking.state.booked, { exact: true }).first()).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const desk = await phone.newPage()
  await desk.goto(`/booking/check-in/${COMPANY}?lang=${lang}`)
  await desk.getByLabel(t.checkIn.contact.phone).fill(person.number)
  await checkBothWidths(desk, 'check-in-contact')
  await desk.getByRole('button', { name: t.checkIn.contact.send }).click()
  await desk.getByLabel(t.filling.code.label).fill(await post.code(person.phone))
  await desk.getByRole('button', { name: t.checkIn.here.confirm }).click()
  await expect(desk.getByRole('heading', { name: t.checkIn.done.title })).toBeVisible()
  await checkBothWidths(desk, 'check-in-done')
  await expect(panel.getByText(t.booking.state.arrived, { exact: true }).first()).toBeVisible()
  await phone.close()
})
