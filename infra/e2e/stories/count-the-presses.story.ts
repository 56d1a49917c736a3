// USE-006: how many presses the commonest jobs of the calendar take, counted in the page: pointer presses, Enter, Space and shortcuts.
import type { Locator, Page } from '@playwright/test'
import { fetchData } from './support/api-helpers'
import { countPresses, expectPresses, openBooking } from './support/presses'
import { RECEPTION, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'

const PRACTITIONER = { en: 'Amina Rahimi', sv: 'Viktor Ek' }
/** A day that no other story books. */
const DAY_OFFSET_MS = 310 * 86_400_000
const ROW_HEIGHT = 36

const findBoard = (page: Page, t: ProductTexts) => page.getByRole('region', { name: t.booking.calendar.board })

/** Presses an empty time of a practitioner, so many rows below the middle of the board. */
async function pressTime(page: Page, t: ProductTexts, practitioner: string, rows: number) {
  const board = findBoard(page, t)
  const [column, box] = [await board.getByText(practitioner, { exact: true }).first().boundingBox(), await board.boundingBox()]
  if (!column || !box) throw new Error('the calendar is not visible')
  await page.mouse.click(column.x + column.width / 2, box.y + box.height / 2 + rows * ROW_HEIGHT)
}

/** Types into a search field and chooses what it offers first. */
async function typeAndEnter(page: Page, field: Locator, text: string, option: string | RegExp) {
  await field.fill(text)
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function drag(page: Page, booking: Locator) {
  await booking.hover()
  await page.mouse.down()
  const box = await booking.boundingBox()
  if (!box) throw new Error('the booking is not on the calendar')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y + 10, { steps: 3 })
  await page.mouse.move(x, y + ROW_HEIGHT, { steps: 8 })
  await page.mouse.up()
}

test('count-the-presses: USE-006 book a returning and a new client, reschedule and cancel', async ({ page, lang, t }) => {
  await page.addInitScript(countPresses)
  const day = new Date(Date.now() + DAY_OFFSET_MS).toISOString().slice(0, 10)
  await signIn(page, t, RECEPTION, { lang, to: `/calendar/booking?day=${day}` })
  const practitioner = PRACTITIONER[lang]
  await expect(findBoard(page, t).getByText(practitioner, { exact: true }).first()).toBeVisible()
  const [client] = (await fetchData(page, '/api/clients?per_page=1&search=Ahmadi')).items
  const service = await findService(page, practitioner)
  const form = page.getByRole('form', { name: t.booking.calendar.book })
  const clientField = form.getByRole('combobox', { name: t.common.client })
  const serviceField = form.getByRole('combobox', { name: t.booking.form.service })
  const name = `${client.first_name} ${client.last_name}`

  await expectPresses(page, 'book a returning client', 4, async () => {
    await pressTime(page, t, practitioner, 0)
    await typeAndEnter(page, clientField, name, new RegExp(name))
    await typeAndEnter(page, serviceField, service, new RegExp(service))
    await form.getByRole('button', { name: t.booking.form.book, exact: true }).click()
    await expect(form).toHaveCount(0)
  })
  const booking = findBoard(page, t).getByRole('button').filter({ hasText: name })
  await expect(booking).toBeVisible()

  const person = randomVisitor(lang)
  // A name without digits, which would be taken as a phone number.
  const typed = `${person.first} ${person.last.replace(/\d+/, '')}`
  await expectPresses(page, 'book a new client', 6, async () => {
    await pressTime(page, t, practitioner, -5)
    await clientField.fill(typed)
    await page.getByRole('option', { name: fillPlaceholders(t.booking.form.addTyped, { typed }) }).click()
    const dialog = page.getByRole('dialog', { name: t.booking.form.addClient })
    await dialog.getByRole('textbox', { name: /^Mobil/ }).fill(person.number)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await typeAndEnter(page, serviceField, service, new RegExp(service))
    await form.getByRole('button', { name: t.booking.form.book, exact: true }).click()
    await expect(form).toHaveCount(0)
  })

  await expectPresses(page, 'reschedule', 1, async () => {
    await drag(page, booking)
    await expect(page.getByRole('button', { name: t.booking.move.undo, exact: true })).toBeVisible()
  })

  await expectPresses(page, 'cancel', 3, async () => {
    await openBooking(page, t, booking)
    await page.getByRole('button', { name: t.booking.cancel.open, exact: true }).click()
    await page.getByRole('button', { name: new RegExp(t.booking.cancel.ill, 'i') }).click()
    await expect(page.getByText(t.booking.cancel.done).first()).toBeVisible()
  })
})

/** Returns the name of a short service that the practitioner performs and that asks nothing of the client first. */
async function findService(page: Page, practitioner: string): Promise<string> {
  const practitioners: { id: string; name: string }[] = await fetchData(page, '/api/practitioners')
  const id = practitioners.find(({ name }) => name === practitioner)?.id ?? ''
  const services: { name: string; practitioner_ids: string[]; aesthetic_kind: string; duration: number; is_active: boolean }[] =
    await fetchData(page, '/api/v2/services/options')
  const fitting = services.filter((row) => row.is_active && !row.aesthetic_kind && row.duration <= 60 && row.practitioner_ids.includes(id))
  return fitting[0]?.name ?? ''
}
