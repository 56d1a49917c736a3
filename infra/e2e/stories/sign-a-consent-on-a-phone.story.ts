import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { openOnPhone, signWithFinger } from './support/forms-page'
import { readPdfText } from './support/image-fixtures'
import { OWNER, signIn } from './support/staff'
import { expect, type RandomVisitor, randomVisitor, test } from './support/story'
import type { ProductTexts } from './support/translations'
import { checkBothWidths, checkPage } from './support/visual-checks'

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

const TEXT = 'Jag har fått information om risker.'

interface Stage {
  page: Page
  t: ProductTexts
  client: RandomVisitor
  title: string
}

const buildConsentTemplate = (title: string) => ({
  title,
  body: paragraph(TEXT),
  questions: [{ type: 'yes_no_textbox', text_sv: 'Är du gravid?', text_en: 'Are you pregnant?', required: true }],
  asks_publish_permission: true,
})

/** Assigns the consent to the client and sends the link. */
async function assignAndSend({ page, t: { forms }, title }: Stage, clientId: string) {
  await page.goto(`/clients/${clientId}/client-letters-of-consents`)
  await page.getByRole('button', { name: forms.client.assignConsent, exact: true }).first().click()
  await page.getByRole('combobox', { name: forms.client.forms }).click()
  await page.getByRole('option', { name: title }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: forms.client.assign, exact: true }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: forms.client.send, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: forms.client.send, exact: true }).click()
  await expect(page.getByText(forms.state.pending_sign)).toBeVisible()
  await checkBothWidths(page, 'client-consents')
}

/** The client reads, answers and signs with a finger, after an attempt without a signature. */
async function readAndSign(phone: Page, { t: { filling, fieldErrors }, title }: Stage) {
  await checkPage(phone, 'forms-list')
  await phone.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await expect(phone.getByText(TEXT)).toBeVisible()
  await phone.getByRole('button', { name: filling.sign.send, exact: true }).click()
  await expect(phone.getByText(fieldErrors.signature)).toBeVisible()
  await phone.getByRole('radio', { name: filling.no, exact: true }).check()
  await phone.getByRole('radio', { name: filling.sign.eyes_covered }).check()
  await phone.getByRole('checkbox', { name: filling.sign.agree }).check()
  await signWithFinger(phone, filling.sign.label)
  await checkPage(phone, 'forms-sign')
  await phone.getByRole('button', { name: filling.sign.send, exact: true }).click()
  await expect(phone.getByText(filling.list.all)).toBeVisible()
}

/** Changes the template afterwards; the client's consent and its PDF keep the signed text. */
async function expectAsSigned({ page, t: { forms }, client, title }: Stage, clientId: string, templateId: string, info: TestInfo) {
  await page.request.get('/api/csrf-cookie')
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
  const changed = { title: `${title} 2`, body: paragraph('Helt annan text.'), questions: [], asks_publish_permission: false, version: 1 }
  const put = await page.request.put(`/api/letters-of-consent/${templateId}`, { headers: { 'X-CSRF-Token': csrf }, data: changed })
  expect(put.ok()).toBe(true)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('img', { name: forms.client.signature })).toBeVisible()
  await checkBothWidths(page, 'client-consent-signed')
  const row = (await fetchData(page, `/api/client/${clientId}/letters-of-consent`)).items[0]
  const document = () => fetchData(page, `/api/documents/${row.document_id}`)
  await expect.poll(async () => (await document()).pdf.state, { timeout: 40_000 }).toBe('ready')
  const { pdf, code } = await document()
  const pdfFile = info.outputPath('consent.pdf')
  writeFileSync(pdfFile, await (await page.request.get(pdf.url)).body())
  const text = await readPdfText(pdfFile)
  for (const expected of [TEXT, `${client.first} ${client.last}`, code]) expect(text).toContain(expected)
  expect(text).not.toContain('Helt annan text')
  return code as string
}

test('sign-a-consent-on-a-phone: REC-031 BEY-023 the client reads and signs by a link, and the PDF keeps the signed text', async ({
  page,
  browser,
  lang,
  t,
  post,
}, info) => {
  test.setTimeout(150_000)
  const client = randomVisitor(lang)
  const stage = { page, t, client, title: `Samtycke ${client.last}` }
  await signIn(page, t, OWNER, { lang })
  const named = { first_name: client.first, last_name: client.last, mobile_number: client.number, country_code: '+46', language: lang }
  const { id } = await postData(page, '/api/clients', named)
  const template = await postData(page, '/api/letters-of-consent', buildConsentTemplate(stage.title))
  await assignAndSend(stage, id)
  const phone = await openOnPhone(browser, post, client, t.filling)
  await readAndSign(phone, stage)
  await expect(page.getByText(t.forms.state.signed, { exact: true })).toBeVisible({ timeout: 15_000 })
  const code = await expectAsSigned(stage, id, template.id, info)
  await phone.goto(`/public/document/${code}?lang=${lang}`)
  await expect(phone.getByText(t.document.verified)).toBeVisible()
  await expect(phone.getByText(client.last)).toHaveCount(0)
  await checkPage(phone, 'document-verified')
  await phone.context().close()
})
