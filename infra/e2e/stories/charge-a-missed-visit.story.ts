import type { Browser, Page } from '@playwright/test'
import { fetchData, postData, putData } from './support/api-helpers'
import { PORTAL, Visitor } from './support/booking-page'
import { OWNER, signIn } from './support/staff'
import { expect, type Mailbox, type RandomVisitor, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const PRACTITIONER = { en: 'Julia Ström', sv: 'Elin Nyström' }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Stockholm' }
const SETTINGS = '/api/v3/point-of-sale/online-payments/settings'

test.use({ timezoneId: 'Europe/Stockholm' })

/** Adds a service with a deposit and a fee for a no-show, and has the card of the deposit saved. */
async function addServiceWithDeposit(page: Page, t: ProductTexts, name: string, practitioner: string) {
  const practitioners: { id: string; name: string }[] = await fetchData(page, '/api/practitioners')
  const practitioner_ids = practitioners.filter((row) => row.name === practitioner).map(({ id }) => id)
  const category = await postData(page, '/api/v2/categories', { name: `K ${name}` })
  const data = { category_id: category.id, name, color: '#0072B2', price: 100_000, duration: 30, practitioner_ids }
  const service = await postData(page, '/api/v2/services', data)
  const rules = { no_show_mode: 'amount', no_show_amount: 50_000, prepayment_mode: 'amount', prepayment_amount: 20_000, version: 1 }
  await putData(page, `/api/v2/services/${service.id}/fees`, rules)
  const { registers, ...settings } = await fetchData(page, SETTINGS)
  const register = registers.find(({ blocker }: { blocker: string }) => !blocker)
  await putData(page, SETTINGS, { ...settings, mode: 'none', register_id: register.id, saves_card: true })
  await page.goto('/booking-portal')
  const form = page.getByRole('form', { name: t.booking.onlinePayment.title })
  await form.getByRole('radio', { name: t.booking.onlinePayment.modes.percent }).click()
  await expect(form.getByRole('switch', { name: t.booking.onlinePayment.savesCard })).toBeChecked()
  await checkBothWidths(page, 'card-on-file-setting')
  return { service_id: service.id as string, practitioner_id: practitioner_ids[0] ?? '' }
}

/** A visitor pays the deposit on the card page, after accepting that the card is saved; returns the open page of the payment. */
async function payByCard(
  browser: Browser,
  t: ProductTexts,
  post: Mailbox,
  setting: { lang: 'en' | 'sv'; name: string; person: RandomVisitor },
) {
  const { lang, name, person } = setting
  const phone = await browser.newContext(PHONE)
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  await new Visitor(portal, t.portal, person).goToReview(name, post, { practitioner: PRACTITIONER[lang] })
  const pay = portal.getByRole('button', { name: new RegExp(`^${fillPlaceholders(t.portal.pay.online, { amount: '.*' })}$`) })
  await pay.click()
  await expect(portal.getByText(t.card.accept)).toBeVisible()
  await checkBothWidths(portal, 'portal-card-consent')
  await portal.setViewportSize(PHONE.viewport)
  await portal.getByRole('checkbox').check()
  await pay.click()
  await portal.getByRole('button', { name: 'Pay', exact: true }).click()
  await portal.goto(`/payment?lang=${lang}`)
  await expect(portal.getByRole('heading', { level: 2, name: t.payment.booked.title, exact: true })).toBeVisible({ timeout: 30_000 })
  return portal
}

/** The client reads of the saved card on the page of the booking, and removes it. */
async function removeCard(portal: Page, t: ProductTexts, post: Mailbox, person: RandomVisitor) {
  await portal.getByRole('link', { name: t.payment.booked.change }).click()
  const earlierCode = await post.codeOf(person)
  await portal.getByRole('button', { name: t.bookingInfo.start.send }).click()
  await expect.poll(() => post.codeOf(person)).not.toBe(earlierCode)
  await portal.getByLabel(t.portal.code.label).fill(await post.codeOf(person))
  const card = portal.getByRole('region', { name: t.bookingInfo.savedCard.title })
  await expect(card).toContainText('476173')
  await checkBothWidths(portal, 'booking-info-card')
  await portal.setViewportSize(PHONE.viewport)
  await card.getByRole('button', { name: t.bookingInfo.savedCard.remove }).click()
  await card.getByRole('button', { name: t.bookingInfo.savedCard.confirm }).click()
  await expect(portal.getByText(t.bookingInfo.savedCard.removed)).toBeVisible()
}

test('charge-a-missed-visit: a saved card is charged for a no-show by one press, and removed by its client', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(180_000)
  const name = `${lang === 'sv' ? 'Hudkontroll' : 'Skin check'} ${Date.now() % 100_000}`
  const { fees, card } = t.booking
  const person = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang, to: '/' })
  const ids = await addServiceWithDeposit(page, t, name, PRACTITIONER[lang])
  const portal = await payByCard(browser, t, post, { lang, name, person })

  const { items } = await fetchData(page, `/api/clients?search=${encodeURIComponent(person.last)}&per_page=100`)
  const client = items.find(
    (row: { first_name: string; last_name: string }) => row.first_name === person.first && row.last_name === person.last,
  )
  const start_at = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const booking = await postData(page, '/api/v2/bookings', { ...ids, client_id: client.id, start_at, allow_overlap: true })
  await postData(page, `/api/v2/bookings/${booking.id}/state`, { state: 'no_show', version: 1 })
  await page.goto(`/calendar/booking/${booking.id}`)
  const fee = page.getByRole('dialog', { name }).getByRole('region', { name: fees.kinds.no_show })
  await expect(fee).toContainText('476173')
  await checkBothWidths(page, 'booking-fee-with-card')
  await fee.getByRole('button', { name: card.charge }).click()
  const question = page.getByRole('dialog', { name: card.chargeTitle })
  await checkBothWidths(page, 'charge-the-card')
  await question.getByRole('button', { name: card.charge }).click()
  await expect(fee).toContainText(fees.states.paid, { timeout: 30_000 })
  await expect(fee.getByRole('button', { name: card.charge })).toHaveCount(0)
  await checkBothWidths(page, 'booking-fee-charged')
  const { fee: paid } = await fetchData(page, `/api/v2/bookings/${booking.id}/fees`)
  const receipt = await fetchData(page, `/api/v3/point-of-sale/receipts/${paid.receipt_id}`)
  expect([receipt.status, receipt.total]).toEqual(['PAID', 50_000])
  await removeCard(portal, t, post, person)
  await page.reload()
  await expect(fee.getByText('476173')).toHaveCount(0)
  await portal.context().close()
})
