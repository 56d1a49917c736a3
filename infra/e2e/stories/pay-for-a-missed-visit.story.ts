import type { Browser, Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { PORTAL, Visitor } from './support/booking-page'
import { Counter, money } from './support/pos-page'
import { OWNER, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const PRACTITIONER = { en: 'Julia Ström', sv: 'Elin Nyström' }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/Stockholm' }
const PRICE = 100_000
const FEE = PRICE / 2

test.use({ timezoneId: 'Europe/Stockholm' })

/** Adds a service, and gives it a fee of half its price for a no-show. */
async function addServiceWithFee(page: Page, t: ProductTexts, name: string, practitioner: string) {
  const { fees } = t.booking
  const practitioners: { id: string; name: string }[] = await fetchData(page, '/api/practitioners')
  const practitioner_ids = practitioners.filter((row) => row.name === practitioner).map(({ id }) => id)
  const category = await postData(page, '/api/v2/categories', { name: `K ${name}` })
  const data = { category_id: category.id, name, color: '#009E73', price: PRICE, duration: 30, practitioner_ids }
  const service = await postData(page, '/api/v2/services', data)
  await page.goto('/booking-settings?part=cancellation')
  await expect(page.getByRole('form', { name: fees.title })).toBeVisible()
  await checkBothWidths(page, 'fee-settings')
  await page.goto(`/bookings/services/${service.id}/edit`)
  const form = page.getByRole('form', { name: fees.service })
  await form.getByRole('combobox', { name: fees.no_show }).click()
  await page.getByRole('option', { name: fees.modes.percent }).click()
  await form.getByLabel(fees.no_showPercent).fill('50')
  await checkBothWidths(page, 'service-fees')
  await form.getByRole('button', { name: fees.saveService }).click()
  await expect(page.getByText(fees.serviceSaved, { exact: true }).first()).toBeVisible()
  return { service_id: service.id as string, practitioner_id: practitioner_ids[0] ?? '' }
}

/** A visitor reads the fee before the booking and on its confirmation. */
async function bookWithFee(browser: Browser, t: ProductTexts, post: Mailbox, { lang, name }: { lang: 'en' | 'sv'; name: string }) {
  const phone = await browser.newContext(PHONE)
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(portal, t.portal, randomVisitor(lang))
  await visitor.goToReview(name, post, { practitioner: PRACTITIONER[lang] })
  const fee = portal.getByRole('region', { name: t.portal.fees.title })
  await expect(fee).toContainText(/500/)
  await checkBothWidths(portal, 'portal-review-with-fees')
  await portal.setViewportSize(PHONE.viewport)
  await visitor.confirm()
  await expect(fee).toBeVisible()
  await checkBothWidths(portal, 'portal-done-with-fees')
  await phone.close()
}

/** Books a client an hour ago. */
async function bookMissed(page: Page, lang: 'en' | 'sv', ids: { service_id: string; practitioner_id: string }) {
  const person = randomVisitor(lang)
  const client = await postData(page, '/api/clients', {
    first_name: person.first,
    last_name: person.last,
    country_code: '+46',
    mobile_number: person.number,
  })
  const start_at = new Date(Date.now() - 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  return postData(page, '/api/v2/bookings', { ...ids, client_id: client.id, start_at, allow_overlap: true })
}

test('pay-for-a-missed-visit: a visitor reads the fee, a no-show brings it, and the checkout sells it once', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(180_000)
  const name = `${lang === 'sv' ? 'Hudanalys' : 'Skin analysis'} ${Date.now() % 100_000}`
  const { fees, visit, state } = t.booking
  const counter = new Counter(page, t, lang)
  await signIn(page, t, OWNER, { lang, to: '/' })
  const ids = await addServiceWithFee(page, t, name, PRACTITIONER[lang])
  await bookWithFee(browser, t, post, { lang, name })

  const booking = await bookMissed(page, lang, ids)
  await page.goto(`/calendar/booking/${booking.id}`)
  const panel = page.getByRole('dialog', { name })
  await panel.getByRole('button', { name: state.no_show, exact: true }).click()
  await expect(panel.getByText(fillPlaceholders(fees.quoteDue, { amount: money(FEE, lang) }))).toBeVisible()
  await checkBothWidths(page, 'no-show-with-fee')
  await panel.getByRole('button', { name: visit.noShow, exact: true }).click()
  const fee = panel.getByRole('region', { name: fees.kinds.no_show })
  await expect(fee).toContainText(fees.states.due)
  await checkBothWidths(page, 'booking-fee')

  await fee.getByRole('link', { name: fees.sell }).click()
  const due = page.getByRole('list', { name: t.pos.client.dueFees })
  await due.getByRole('button', { name: t.pos.client.addFee }).click()
  await expect(due.getByRole('button', { name: t.pos.client.inCart })).toBeDisabled()
  await checkBothWidths(page, 'till-fee')
  await page.getByRole('button', { name: t.pos.methods.cash, exact: true }).click()
  await page.getByRole('button', { name: t.pos.cash.pay }).click()
  await counter.expectPaid()
  const receipt = await counter.receipt()
  expect([receipt.status, receipt.total]).toEqual(['PAID', FEE])
  await page.goto(`/calendar/booking/${booking.id}`)
  await expect(fee).toContainText(fees.states.paid)
  await expect(fee.getByRole('link', { name: fees.sell })).toHaveCount(0)
  await checkBothWidths(page, 'booking-fee-paid')
})
