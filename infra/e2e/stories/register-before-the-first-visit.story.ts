import type { Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { signWithFinger } from './support/forms-page'
import { OWNER, signIn } from './support/staff'
import { expect, type RandomVisitor, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths, checkPage } from './support/visual-checks'

const BODY = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Riskerna är förklarade.' }] }] }

/** Switches a switch on; one that is on already, as when the story runs in the other language, stays so. */
async function switchOn(page: Page, name: string) {
  const control = page.getByRole('switch', { name: new RegExp(`^${name}`) })
  await control.setChecked(true)
  await expect(control).toBeChecked()
}

/** The owner opens the portal with the built-in covid-19 questionnaire and a consent; returns the portal's link. */
async function openPortal(page: Page, t: ProductTexts, consentTitle: string): Promise<string> {
  const { registrationSettings: texts } = t
  const settings = await fetchData(page, '/api/company/settings')
  await postData(page, '/api/company/settings', { ...settings, SHOW_COVID_19: true })
  await postData(page, '/api/letters-of-consent', { title: consentTitle, body: BODY, questions: [], asks_publish_permission: false })
  await page.goto('/registration-portal/questionnaire')
  await page.getByRole('combobox', { name: texts.forms.consents }).fill(consentTitle)
  await page.getByRole('option', { name: consentTitle }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(texts.saved, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'registration-questionnaire')
  await page.goto('/registration-portal/mandatory-fields')
  await expect(page.getByRole('heading', { level: 2, name: texts.fields.legend })).toBeVisible()
  await checkBothWidths(page, 'registration-mandatory-fields')
  await page.goto('/registration-settings/email')
  await expect(page.getByRole('heading', { level: 2, name: texts.email.welcome_mail })).toBeVisible()
  await checkBothWidths(page, 'registration-email')
  await page.goto('/registration-settings/configurations')
  await switchOn(page, texts.configurations.isOpen)
  await page.getByRole('button', { name: t.common.save, exact: true }).click()
  await expect(page.getByText(texts.saved, { exact: true }).last()).toBeVisible()
  await checkBothWidths(page, 'registration-configurations')
  return (await fetchData(page, '/api/registration-settings')).portal_url
}

/** The first two steps, by keyboard where a press is made; a reload in between loses nothing. */
async function giveDetails(phone: Page, t: ProductTexts, visitor: RandomVisitor) {
  await expect(phone.getByRole('heading', { level: 2, name: t.registration.practitioner.title })).toBeVisible()
  await checkBothWidths(phone, 'registration-practitioner')
  await phone.getByRole('button', { name: t.registration.practitioner.any }).focus()
  await phone.keyboard.press('Enter')
  const details = t.portal.details
  await phone.getByLabel(details.firstName).fill(visitor.first)
  await phone.getByLabel(details.lastName).fill(visitor.last)
  await phone.getByLabel(details.phone).fill(`0${visitor.number}`)
  await phone.getByLabel(details.email).fill(visitor.email)
  await phone.reload()
  await expect(phone.getByLabel(details.lastName)).toHaveValue(visitor.last)
  await checkBothWidths(phone, 'registration-details')
  await phone.getByRole('button', { name: t.registration.details.send, exact: true }).focus()
  await phone.keyboard.press('Enter')
}

/** Answers the covid-19 questionnaire with no to everything. */
async function answerCovid(phone: Page, t: ProductTexts) {
  await phone.getByRole('button', { name: /^Covid-19/ }).click()
  for (let question = 0; question < 4; question += 1) {
    await phone.getByRole('radio', { name: t.filling.no, exact: true }).check()
    if (question === 0) await checkPage(phone, 'registration-question')
    await phone.getByRole('button', { name: t.filling.next, exact: true }).click()
  }
  await phone.getByRole('button', { name: t.filling.send.send }).click()
}

test('register-before-the-first-visit: PUB-007 REC-060 REC-043 a client registers, answers and signs on a phone', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(180_000)
  const visitor = randomVisitor(lang)
  const consentTitle = `Samtycke ${visitor.last}`
  await signIn(page, t, OWNER, { lang })
  const link = new URL(await openPortal(page, t, consentTitle))
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  await phone.goto(`${link.pathname}?lang=${lang}`)
  await giveDetails(phone, t, visitor)
  await expect(phone.getByLabel(t.filling.code.label)).toBeVisible()
  await checkPage(phone, 'registration-code')
  await phone.getByLabel(t.filling.code.label).fill(await post.code(visitor.phone))
  await expect(phone.getByRole('heading', { level: 2, name: t.registration.forms.questionnaires })).toBeVisible()
  await checkBothWidths(phone, 'registration-questionnaires')
  await answerCovid(phone, t)
  await phone.getByRole('button', { name: t.registration.forms.next, exact: true }).click()
  await expect(phone.getByRole('heading', { level: 2, name: t.registration.forms.consents })).toBeVisible()
  await checkBothWidths(phone, 'registration-consents')
  await phone.getByRole('button', { name: new RegExp(`^${consentTitle}`) }).click()
  await phone.getByRole('checkbox', { name: t.filling.sign.agree }).check()
  await signWithFinger(phone, t.filling.sign.label)
  await phone.getByRole('button', { name: t.filling.sign.send, exact: true }).click()
  await phone.getByRole('button', { name: new RegExp(`^(${t.registration.forms.next}|${t.registration.forms.skip})$`) }).click()
  await expect(phone.getByRole('heading', { level: 2, name: t.registration.done.title })).toBeVisible()
  await checkPage(phone, 'registration-done')
  await context.close()
  const { items } = await fetchData(page, `/api/clients?search=${encodeURIComponent(visitor.last)}`)
  expect(items.map((row: { email: string }) => row.email)).toEqual([visitor.email])
  await page.goto(`/clients/${items[0].id}/client-questionnaires`)
  await expect(page.getByRole('link', { name: 'Covid-19' })).toBeVisible()
  await checkBothWidths(page, 'registration-client-questionnaires')
})
