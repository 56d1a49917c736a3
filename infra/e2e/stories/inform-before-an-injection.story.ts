// The act on aesthetic treatments (2021:363): a booking too early is refused with the earliest lawful time; information starts the time to reflect.
import type { Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SERVICE = 'Fettlösande injektion haka'
const NURSE = 'Sara Åberg'
const CONSENT = 'Samtycke till fettlösande injektion'
/** An adult whom the demo doesn't have; each language has a database of its own. */
const PERSONAL_NUMBER = '19900101-2385'
const MS_PER_DAY = 86_400_000
/** After the demo's bookings, so that the nurse is free. */
const FREE_DAYS_AHEAD = 47

const toDate = (day: Date) => day.toISOString().slice(0, 10)

/** Tomorrow on any weekday, since a Monday after a Friday is past the two days of reflection; the desk may book outside hours. */
const findTomorrow = () => toDate(new Date(Date.now() + MS_PER_DAY))

/** A weekday so many days ahead. */
function findWeekday(daysAhead: number) {
  const day = new Date(Date.now() + daysAhead * MS_PER_DAY)
  while ([0, 6].includes(day.getUTCDay())) day.setTime(day.getTime() + MS_PER_DAY)
  return toDate(day)
}

async function openBookingForm(page: Page, day: string, clientId: string) {
  const services: { id: string; name: string }[] = await fetchData(page, '/api/v2/services/options')
  const practitioners: { id: string; name: string }[] = await fetchData(page, '/api/practitioners')
  const query = new URLSearchParams({
    day,
    book: `${day} 10:00:00`,
    client: clientId,
    service: services.find(({ name }) => name === SERVICE)?.id ?? '',
    with: practitioners.find(({ name }) => name === NURSE)?.id ?? '',
  })
  await page.goto(`/calendar/booking?${query}`)
}

/** Records that the client was informed now, in person and with the consent's text. */
async function recordInformation(page: Page, { forms }: ProductTexts, clientId: string) {
  await page.goto(`/clients/${clientId}/client-letters-of-consents`)
  await page.getByRole('button', { name: forms.information.give, exact: true }).click()
  const panel = page.getByRole('dialog', { name: forms.information.give })
  await panel.getByRole('combobox', { name: forms.information.text }).click()
  await page.getByRole('option', { name: CONSENT }).click()
  await panel.getByRole('combobox', { name: forms.information.kind }).click()
  await page.getByRole('option', { name: /fat-dissolving|fettlösande/i }).click()
  await panel.getByRole('button', { name: forms.information.save, exact: true }).click()
  await expect(page.getByText(forms.information.saved)).toBeVisible()
  await expect(page.getByText(forms.information.reflectionEnds)).toBeVisible()
}

test('inform-before-an-injection: the booking form names the earliest lawful time, and a later time is booked', async ({
  page,
  lang,
  t,
}) => {
  await signIn(page, t, OWNER, { lang, to: '/' })
  const person = randomVisitor(lang)
  const client = await postData(page, '/api/clients', { first_name: person.first, last_name: person.last, personal_id: PERSONAL_NUMBER })
  await openBookingForm(page, findTomorrow(), client.id)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(t.booking.form.act)).toBeVisible()
  await expect(panel.getByText(fillPlaceholders(t.booking.form.earliest, { at: '' }).trim())).toBeVisible()
  await panel.getByText(t.booking.form.act).click() // closes the list of services, which has the focus
  await checkBothWidths(page, 'booking-not-lawful')
  await panel.getByRole('button', { name: t.booking.form.book, exact: true }).click()
  await expect(panel.getByRole('alert')).toContainText('2021:363')

  await recordInformation(page, t, client.id)
  await openBookingForm(page, findWeekday(FREE_DAYS_AHEAD), client.id)
  await expect(panel.getByRole('combobox', { name: t.booking.form.service })).toHaveValue(new RegExp(SERVICE))
  await expect(panel.getByText(t.booking.form.act)).toBeHidden()
  await panel.getByRole('button', { name: t.booking.form.book, exact: true }).click()
  await expect(panel).toBeHidden()
})
