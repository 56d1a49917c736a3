import type { Browser, Page } from '@playwright/test'
import { PORTAL, Visitor } from './support/booking-page'
import { createPhoto } from './support/image-fixtures'
import { OWNER, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const SERVICE = 'Videokonsultation'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, timezoneId: 'Europe/Stockholm' }

/** Writes texts of the portal, chooses a cover and what is asked, and turns BankID on or off. */
async function savePortal(page: Page, t: ProductTexts, { welcome, bankId }: { welcome: string; bankId: boolean }) {
  const { portalSettings, settings } = t.booking
  await page.goto('/booking-settings?part=portal')
  const form = page.getByRole('form', { name: settings.portal, exact: true })
  for (const name of ['welcome_en', 'welcome_sv', 'done_en', 'done_sv'] as const)
    await form.getByLabel(portalSettings[name], { exact: true }).fill(welcome && `${welcome} (${name})`)
  const remove = form.getByRole('button', { name: /cover\.jpg/ })
  if (bankId && !(await remove.isVisible())) {
    await form.locator('input[type=file]').setInputFiles(createPhoto(test.info().outputPath('cover.jpg'), { megabytes: 1 }))
    await expect(form.getByRole('img', { name: /cover/ })).toBeVisible()
  }
  const toggle = form.getByRole('switch', { name: portalSettings.needsBankId })
  if ((await toggle.isChecked()) !== bankId) await toggle.press('Space')
  await form.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(portalSettings.saved, { exact: true }).first()).toBeVisible()
}

/** Writes the confirmation of both channels in a language and returns to its preview. */
async function writeConfirmation(page: Page, t: ProductTexts, lang: 'en' | 'sv', greeting: string) {
  const { confirmationTexts } = t.booking
  await page.goto('/booking-settings?part=messages')
  const form = page.getByRole('form', { name: confirmationTexts.title, exact: true })
  const field = form.getByLabel(confirmationTexts[`sms_${lang}`], { exact: true })
  await field.fill(`${greeting} {client}, {time}.\n{address}\n{link}`)
  await expect(form.getByText(new RegExp(`${greeting} Anna, .*10:00`))).toBeVisible()
  await checkBothWidths(page, 'confirmation-texts')
  await form.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(confirmationTexts.saved, { exact: true }).first()).toBeVisible()
}

/** Returns to the standard text, which other stories read. */
async function resetConfirmation(page: Page, t: ProductTexts, lang: 'en' | 'sv') {
  const { confirmationTexts } = t.booking
  await page.goto('/booking-settings?part=messages')
  const form = page.getByRole('form', { name: confirmationTexts.title, exact: true })
  await form.getByRole('button', { name: `${confirmationTexts.reset}: ${confirmationTexts[`sms_${lang}`]}` }).click()
  await form.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(confirmationTexts.saved, { exact: true }).first()).toBeVisible()
}

/** The person with the app: scans the newest order of the clinic and identifies. */
async function identifyInTheApp(browser: Browser, personalNumber: string) {
  const app = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await app.goto(`${process.env.E2E_SIM_URL}/bankid/`)
  await app.getByLabel('Personal number').fill(personalNumber)
  const order = app.getByRole('listitem').filter({ hasText: 'Lindqvist' }).first()
  await order.getByRole('button', { name: 'Read the code' }).click()
  await order.getByRole('button', { name: 'Sign', exact: true }).click()
  await app.context().close()
}

async function bookByBankId(browser: Browser, t: ProductTexts, post: Mailbox, { lang, welcome }: { lang: 'en' | 'sv'; welcome: string }) {
  const visitorContext = await browser.newContext(PHONE)
  const phone = await visitorContext.newPage()
  const visitor = new Visitor(phone, t.portal, randomVisitor(lang))
  await phone.goto(`${PORTAL}?lang=${lang}`)
  await expect(phone.getByText(`${welcome} (welcome_${lang})`)).toBeVisible()
  await checkBothWidths(phone, 'portal-own-texts')
  await phone.setViewportSize(PHONE.viewport)
  await visitor.choose(SERVICE)
  await visitor.takeFirstDay()
  await visitor.takeTime(12)
  await visitor.fillDetails()
  await visitor.press(t.portal.details.send)
  await visitor.enterCode(post)
  await visitor.at(t.identification.title)
  await expect(phone.getByRole('button', { name: t.portal.review.confirm })).toHaveCount(0)
  await visitor.press(t.identification.start)
  await expect(phone.getByRole('img', { name: t.identification.code })).toBeVisible()
  await checkBothWidths(phone, 'portal-bankid')
  await phone.setViewportSize(PHONE.viewport)
  await identifyInTheApp(browser, lang === 'sv' ? '198801150163' : '198801150221')
  await visitor.at(t.portal.review.title)
  await visitor.confirm()
  await expect(phone.getByText(`${welcome} (done_${lang})`)).toBeVisible()
  await expect(phone.getByRole('link', { name: t.portal.done.map })).toBeVisible()
  await checkBothWidths(phone, 'portal-done-with-map')
  await visitorContext.close()
  return visitor.person
}

test('write-the-portals-texts: BKG-040 USE-007 a clinic writes its texts, and a visitor reads them and identifies', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(180_000)
  const welcome = `Hej ${Date.now()}`
  await signIn(page, t, OWNER, { lang, to: '/' })
  await savePortal(page, t, { welcome, bankId: true })
  await checkBothWidths(page, 'portal-settings')
  try {
    await writeConfirmation(page, t, lang, welcome)
    const person = await bookByBankId(browser, t, post, { lang, welcome })
    const sms = await post.newest(person.phone, { contains: welcome })
    expect(sms.text).toContain('/booking/info/')
    expect(sms.text).not.toMatch(/[Vv]ideo/)
    const mail = await post.newest(person.email)
    expect(mail.text).not.toMatch(/[Vv]ideo/)
    await page.goto('/booking-portal')
    await expect(page.frameLocator('iframe').getByText(`${welcome} (welcome_${lang})`)).toBeVisible()
    await checkBothWidths(page, 'portal-preview')
    await resetConfirmation(page, t, lang)
  } finally {
    await savePortal(page, t, { welcome: '', bankId: false })
  }
})
