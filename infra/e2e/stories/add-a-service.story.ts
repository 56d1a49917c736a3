import type { Page } from '@playwright/test'
import { PORTAL } from './support/booking-page'
import { field, OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const PRACTITIONER = 'Karin Lindqvist'
const ROOM = 'Laserrummet'

test('add-a-service: the owner adds a category and a service in it, which visitors then see', async ({ page, lang, t }) => {
  const { last: name } = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang, to: '/bookings/category' })
  await addCategory(page, t, `K ${name}`)
  await page.goto('/bookings/services/add')
  await fillService(page, t, name)
  await checkBothWidths(page, 'service')
  await page.getByRole('button', { name: t.booking.services.add, exact: true }).click()
  await expect(page.getByText(t.booking.services.added, { exact: true })).toBeVisible()
  await page.goto(`${PORTAL}?lang=${lang}`)
  const offered = page.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect(offered).toContainText(/1[\s.,]?250/)
  await offered.click()
  // Only one performs it, so that nobody asks whom to see.
  await expect(page.getByRole('heading', { level: 2, name: t.portal.day.title })).toBeVisible()
  await expect(page.getByRole('complementary').getByText(PRACTITIONER)).toBeVisible()
})

async function addCategory(page: Page, t: ProductTexts, name: string) {
  await page.getByRole('button', { name: t.booking.categories.add, exact: true }).first().click()
  const form = page.getByRole('form', { name: t.booking.categories.form })
  await form.getByRole('textbox', { name: t.common.name, exact: true }).fill(name)
  await form.getByRole('button', { name: t.booking.categories.add, exact: true }).click()
  await expect(page.getByText(t.booking.categories.added, { exact: true })).toBeVisible()
}

async function fillService(page: Page, t: ProductTexts, name: string) {
  const { services } = t.booking
  await field(page, t.common.name).fill(name)
  await choose(page, services.category, `K ${name}`)
  await field(page, services.price).fill('1250')
  await field(page, services.durationMinutes).fill('50')
  await field(page, services.color).first().fill('#9b2c6f')
  await choose(page, services.performedBy, PRACTITIONER)
  await choose(page, services.rooms, ROOM)
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await page.keyboard.press('Escape')
}

test('add-a-service: opening hours, a day off, and the portal’s link', async ({ page, lang, t }) => {
  const { last: name } = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang, to: '/booking-settings' })
  const { hours, holidays, settings, portal } = t.booking
  const week = page.getByRole('form', { name: settings.hours })
  const saturday = week.getByRole('group', { name: lang === 'sv' ? /lördag/i : /saturday/i })
  await saturday
    .getByLabel(hours.closes)
    .first()
    .selectOption(lang === 'sv' ? '15:30' : '15:15')
  await week.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(hours.saved, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'booking-settings')

  await page.getByRole('tab', { name: settings.holidays }).click()
  await page.getByRole('button', { name: holidays.add, exact: true }).first().click()
  const form = page.getByRole('form', { name: holidays.add })
  await form.getByRole('textbox', { name: t.common.name, exact: true }).fill(name)
  for (const label of [holidays.from, holidays.to]) {
    await form.getByLabel(label).first().fill('2027-12-24')
    await page.keyboard.press('Tab')
  }
  await form.getByRole('button', { name: holidays.add, exact: true }).click()
  await expect(page.getByRole('table', { name: settings.holidays }).getByText(name)).toBeVisible()

  await page.getByRole('link', { name: portal.title }).click()
  await expect(page.getByLabel(t.components.portalLink.link, { exact: true })).toHaveValue(new RegExp(`${PORTAL}$`))
  await expect(page.getByRole('heading', { level: 2, name: portal.embed })).toBeVisible()
})
