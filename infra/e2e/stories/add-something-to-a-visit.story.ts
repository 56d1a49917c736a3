import type { Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { PORTAL, Visitor } from './support/booking-page'
import { OWNER, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

test.use({ timezoneId: 'Europe/Stockholm' })

const COLUMNS = { color: '#9B2C6F', bookable: true }

/** Registers a device that bookings reserve, on its form. */
async function addDevice(page: Page, { management: m, common }: ProductTexts, name: string) {
  await page.goto('/management-system/medical-device')
  await page.getByRole('button', { name: m.devices.add, exact: true }).first().click()
  const form = page.getByRole('form', { name: m.devices.form })
  const values = {
    [common.name]: name,
    [m.devices.brand]: 'Candela',
    [m.devices.model]: 'GentleMax Pro',
    [m.devices.serial]: name,
    [m.devices.supplier]: 'Candela Nordic',
  }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}( ?\\*)?$`)).fill(value)
  await form.getByRole('switch', { name: new RegExp(`^${m.devices.bookable}`) }).press('Space')
  await checkBothWidths(page, 'bookable-device')
  await form.getByRole('button', { name: m.devices.add, exact: true }).click()
  await expect(page.getByText(m.devices.added, { exact: true })).toBeVisible()
}

/** Adds a service that needs the device, with two add-ons; returns its id. */
async function addServices(page: Page, name: string, device: string) {
  const [category] = await fetchData(page, '/api/v2/categories')
  const practitioner_ids = (await fetchData(page, '/api/practitioners')).map(({ id }: { id: string }) => id)
  const common = { ...COLUMNS, category_id: category.id, practitioner_ids }
  const addOns = []
  for (const [title, price, duration] of [
    ['Mask', 20_000, 15],
    ['Serum', 5_000, 5],
  ] as const)
    addOns.push(await postData(page, '/api/v2/services', { ...common, name: `${title} ${name}`, price, duration, is_add_on_only: true }))
  const devices: { id: string; name: string }[] = await fetchData(page, '/api/bookable-devices')
  const service = await postData(page, '/api/v2/services', {
    ...common,
    name: `Laser ${name}`,
    price: 100_000,
    duration: 30,
    device_ids: devices.filter((row) => row.name === device).map(({ id }) => id),
    add_on_ids: addOns.map(({ id }) => id),
  })
  return service.id as string
}

/** Continues from the add-ons to the review; returns the day that was chosen. */
async function goToReview(visitor: Visitor, { portal }: ProductTexts, post: Mailbox) {
  await visitor.press(portal.addOns.add)
  await visitor.at(portal.day.title)
  const day = await visitor.takeFirstDay()
  await visitor.takeTime()
  await visitor.fillDetails()
  await visitor.press(portal.details.send)
  await visitor.enterCode(post)
  return day
}

test('add-something-to-a-visit: a visitor adds a mask to a laser treatment, and the clinic sees the whole visit with its laser', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  const name = String(Date.now() % 100_000)
  const device = `Laser ${name}`
  await signIn(page, t, OWNER, { lang, to: '/' })
  await addDevice(page, t, device)
  const serviceId = await addServices(page, name, device)
  await page.goto(`/bookings/services/${serviceId}/edit`)
  await page.getByRole('switch', { name: new RegExp(`^${t.booking.addOns.only}`) }).scrollIntoViewIfNeeded()
  await checkBothWidths(page, 'service-with-add-ons')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  await expect(portal.getByRole('button', { name: new RegExp(`^Laser ${name}`) })).toBeVisible()
  await expect(portal.getByRole('button', { name: new RegExp(`^Mask ${name}`) })).toHaveCount(0)
  const visitor = new Visitor(portal, t.portal, randomVisitor(lang))
  await visitor.press(new RegExp(`^Laser ${name}`))
  await visitor.at(t.portal.addOns.title)
  await portal.getByRole('checkbox', { name: new RegExp(`^Mask ${name}`) }).check()
  await expect(portal.getByText(/1[\s.,]?200/)).toBeVisible()
  await checkBothWidths(portal, 'portal-add-ons')
  const day = await goToReview(visitor, t, post)
  await visitor.at(t.portal.review.title)
  await expect(portal.getByText(`Mask ${name}`)).toBeVisible()
  await checkBothWidths(portal, 'portal-review-with-add-ons')
  await visitor.confirm()
  await expect(portal.getByText(`Laser ${name} + Mask ${name}`)).toBeVisible()
  await phone.close()

  await page.goto(`/calendar/booking?day=${day}`)
  const booking = page
    .getByRole('region', { name: t.booking.calendar.board })
    .getByRole('button')
    .filter({ hasText: `Mask ${name}` })
  await booking.first().click()
  const panel = page.getByRole('dialog', { name: `Laser ${name} + Mask ${name}` })
  await expect(panel.getByText(device, { exact: true })).toBeVisible()
  await expect(panel.getByText(/1[\s.,]?200/)).toBeVisible()
  await checkBothWidths(page, 'booking-with-add-ons')
})
