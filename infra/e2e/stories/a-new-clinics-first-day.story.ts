import type { Browser, Page } from '@playwright/test'
import { Visitor } from './support/booking-page'
import { acceptInvitation, NewClinic } from './support/new-clinic'
import { proveByPasskey } from './support/passkeys'
import { Counter, money } from './support/pos-page'
import { chooseSystems, clinicOf, fillSignUp, verifyByLink } from './support/sign-up'
import { expect, type Mailbox, type RandomVisitor, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths, checkPage } from './support/visual-checks'

interface Setting {
  page: Page
  browser: Browser
  t: ProductTexts
  lang: 'en' | 'sv'
  post: Mailbox
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const PRODUCT = { name: 'Solkräm', code: 'SOL1', price: 24_900 }

test('a-new-clinics-first-day: USE-002 from the sign-up to the first booking online, the first sale and the first closing', async ({
  page,
  browser,
  lang,
  t,
  post,
}, info) => {
  test.setTimeout(210_000)
  const setting = { page, browser, t, lang, post }
  const [owner, colleague] = [randomVisitor(lang), randomVisitor(lang)]
  const clinic = new NewClinic(page, t, owner)
  await openClinic(setting, owner)
  await checkBothWidths(page, 'first-day-checklist')

  await clinic.openStep('company_facts')
  await clinic.fillCompanyFacts(info)
  await clinic.expectDone('company_facts', 1)
  await clinic.openStep('opening_hours')
  await clinic.openOnSaturdays(lang)
  await clinic.expectDone('opening_hours', 2)
  await clinic.openStep('services')
  const service = await clinic.addStarterServices()
  await clinic.expectDone('services', 3)
  await clinic.openStep('team')
  await clinic.inviteColleague(colleague)
  await clinic.expectDone('team', 4)
  await clinic.openStep('portal_link')
  const portal = await clinic.choosePortalName()
  await clinic.expectDone('portal_link', 5)
  await clinic.openStep('texts')
  await clinic.enableReminders()
  await clinic.expectDone('texts', 6)
  await clinic.openStep('till')
  await clinic.connectPayments()
  await clinic.addTerminalAndRegister()
  await clinic.expectAllDone()
  await clinic.addProduct(PRODUCT.name, PRODUCT.code, PRODUCT.price)
  await test.step('the second step of the sign-in', () => proveByPasskey(page, t))

  await test.step('the colleague accepts the invitation', () =>
    inNewContext(setting, {}, (other) => acceptInvitation(other, t, post, colleague)))
  await test.step('the first booking', () =>
    inNewContext(setting, PHONE, (phone) => bookOnPhone(phone, setting, { portal, service, name: clinicOf(owner) })))
  await page.goto('/')
  await expect(page.getByText(t.shell.attention.portal_bookings_one)).toBeVisible()
  await test.step('the first sale and the first closing', () => sellAndClose(setting, clinic.organizationNumber))
  await clinic.takeDeposits()
  await test.step('PUB-004 PUB-006 a deposit paid by Swish', () =>
    inNewContext(setting, PHONE, (phone) => payOnPhone(phone, setting, { portal, service, name: clinicOf(owner) })))
})

async function inNewContext({ browser }: Setting, options: object, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  await use(await context.newPage())
  await context.close()
}

/** Reads the terms, signs up, and proves the address by the mailed link. */
async function openClinic({ page, t, lang, post }: Setting, owner: RandomVisitor) {
  await fillSignUp(page, t, lang, owner)
  const [terms] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: t.shell.signUp.readTerms }).click()])
  await expect(terms.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await terms.close()
  await page.getByRole('button', { name: t.shell.signUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.shell.verify.title })).toBeVisible()
  const { text } = await post.newest(owner.email)
  await verifyByLink(page, t, /\/email\/verify\/[^\s"<>]+/.exec(text)?.[0] ?? '')
  await chooseSystems(page, t)
}

/** What visitors read in English for a service of the starter list, which staff read by its Swedish name. */
const ENGLISH_NAMES: Record<string, string> = { Återbesök: 'Follow-up visit' }

const nameOf = (service: string, lang: string) => (lang === 'en' && ENGLISH_NAMES[service]) || service

interface BookableService {
  portal: string
  service: string
  name: string
}

/** Books as a client. */
async function bookOnPhone(page: Page, setting: Setting, clinic: BookableService) {
  const visitor = await reviewOnPhone(page, setting, clinic)
  await visitor.confirm()
}

/** Pays a deposit by Swish: back and reload lose nothing, and the page of the payment shows the booking. */
async function payOnPhone(page: Page, setting: Setting, clinic: BookableService) {
  const { t } = setting
  await reviewOnPhone(page, setting, clinic)
  await checkPage(page, 'payment-review')
  const swish = new RegExp(`^${fillPlaceholders(t.portal.pay.swish, { amount: '.*' })}$`)
  await page.getByRole('button', { name: swish }).dblclick()
  await expect(page.getByRole('img', { name: t.payment.waiting.code })).toBeVisible()
  await checkPage(page, 'payment-swish')
  await page.goBack()
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: t.payment.booked.title, exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('definition').filter({ hasText: nameOf(clinic.service, setting.lang) })).toBeVisible()
  await checkPage(page, 'payment-booked')
  await page.reload()
  await expect(page.getByRole('link', { name: t.payment.booked.change })).toBeVisible()
}

/** Goes as far as the review; the code comes by mail as long as the clinic is not verified. */
async function reviewOnPhone(page: Page, { t, lang, post }: Setting, clinic: BookableService) {
  const visitor = new Visitor(page, t.portal, randomVisitor(lang))
  await page.goto(`${clinic.portal}?lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1, name: clinic.name })).toBeVisible()
  await visitor.at(t.portal.service.title)
  const contact = page.getByRole('region', { name: t.portal.contact })
  await expect(contact).toContainText('Storgatan 1, 411 01 Göteborg')
  await contact.scrollIntoViewIfNeeded()
  await checkPage(page, 'first-day-portal')
  await visitor.choose(nameOf(clinic.service, lang))
  await visitor.takeFirstDay(1)
  await visitor.takeTime()
  await visitor.fillDetails()
  await visitor.press(t.portal.details.send)
  await page.getByLabel(t.portal.code.label).fill(await post.code(visitor.person.email))
  await expect(page.getByRole('timer')).toBeVisible()
  return visitor
}

/** Sells the product at the card terminal, reads the receipt and closes the day. */
async function sellAndClose({ page, t, lang }: Setting, organizationNumber: string) {
  const { pos } = t
  const counter = new Counter(page, t, lang)
  await page.goto('/point-of-sale/payment')
  await counter.scan(PRODUCT.code, PRODUCT.name)
  await page.getByRole('button', { name: new RegExp(`^${pos.methods.card.replace(' {amount}', '')}`) }).click()
  await counter.expectPaid()
  await page.getByRole('link', { name: fillPlaceholders(pos.receipts.saleNumber, { number: 1 }), exact: true }).click()
  const paper = page.getByRole('region', { name: pos.receipt.title, exact: true })
  for (const text of [PRODUCT.name, organizationNumber, money(PRODUCT.price, lang)]) await expect(paper).toContainText(text)
  expect(await counter.closeDay(0)).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: fillPlaceholders(pos.day.z, { number: 1 }) })).toBeVisible()
}
