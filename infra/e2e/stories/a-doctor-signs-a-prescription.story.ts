import type { Browser, Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { field, signIn } from './support/staff'
import { expect, type Mailbox, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const NURSE = 'nurse@demo.example'
const PASSWORD = 'Sommar2026'
const PERSONAL_ID = '19880630-2314'
const DRUG = 'Botox'
const SIMULATOR = `${process.env.E2E_SIM_URL}/bankid`

/** Creates a client and a procedure with a treatment that needs the drug. */
async function writeProcedure(page: Page, person: { first: string; last: string }) {
  const client = await postData(page, '/api/clients', { first_name: person.first, last_name: person.last })
  const { items } = await fetchData(page, '/api/treatments?search=Botulinumtoxin%20panna')
  const treatments = [{ treatment_id: items[0].id, cost: items[0].cost }]
  const date = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' })
  const procedure = await postData(page, `/api/clients/${client.id}/procedures`, { title: 'Panna', date, treatments })
  return `/clients/${client.id}/procedures/${procedure.id}`
}

/** The nurse signs by a typed name and reads the result. */
async function signProcedure(page: Page, t: ProductTexts, at: string, expected: string | RegExp) {
  const { actions } = t.journal
  await page.goto(at)
  await page.getByRole('button', { name: actions.sign, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: actions.signTitle })
  await dialog.getByText(t.kit.signature.type).click()
  await dialog.getByRole('button', { name: actions.sign, exact: true }).click()
  await expect(page.getByText(expected).first()).toBeVisible()
}

/** The nurse requests a prescription and invites its prescriber. */
async function ask(page: Page, t: ProductTexts, drug: string, doctor: string) {
  const { prescriptions: words } = t
  await page.getByRole('button', { name: words.request }).first().click()
  const form = page.getByRole('form', { name: words.request })
  const fill = (label: string, text: string) => form.getByLabel(label).first().fill(text)
  await fill(words.drug, drug)
  await fill(words.form.strength, '100 E')
  await form.getByLabel(new RegExp(`^${words.form.form}`)).fill('Pulver till injektionsvätska')
  await fill(words.form.dose, '20 E')
  await fill(words.form.area, 'Glabella')
  await fill(words.form.indication, 'Mimiska rynkor mellan ögonbrynen')
  await form.getByRole('combobox', { name: words.form.prescriber }).click()
  await page.getByRole('option', { name: words.form.invite }).click()
  await fill(words.form.email, doctor)
  await checkBothWidths(page, 'ask-for-a-prescription')
  await form.getByRole('button', { name: words.form.send }).click()
  await expect(page.getByText(words.form.sent)).toBeVisible()
}

/** From the mailed invitation to the own pages, on a device of the doctor's. */
async function signUp(
  browser: Browser,
  t: ProductTexts,
  lang: string,
  post: Mailbox,
  person: { email: string; first: string; last: string },
) {
  const page = await (await browser.newContext()).newPage()
  const mail = await post.newest(person.email)
  const link = /https?:\/\/\S+\/doctor-invitation\/\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto(`${link}&lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lindqvist')
  await checkBothWidths(page, 'doctor-invitation')
  await page.getByRole('link', { name: t.invitation.create }).click()
  const { signUp: words, setUp } = t.prescriber
  await field(page, t.common.firstName).fill(person.first)
  await field(page, t.common.lastName).fill(person.last)
  await field(page, t.prescriber.request.personalId).fill(PERSONAL_ID)
  await field(page, words.password).fill(PASSWORD)
  await field(page, words.passwordConfirmation).fill(PASSWORD)
  await checkBothWidths(page, 'prescriber-sign-up')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: setUp.title })).toBeVisible()
  await field(page, setUp.code).fill(await post.code(person.email, mail.seq))
  await page.getByRole('button', { name: setUp.submit }).click()
  await confirmWithBankId(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t.prescriber.requests.title })).toBeVisible()
  await page.getByRole('button', { name: t.prescriber.signOut }).click()
  return page
}

/** Proves with BankID that it is the doctor, where the first request is opened (LAW-001). */
async function confirmWithBankId(page: Page, t: ProductTexts) {
  await expect(page.getByRole('dialog', { name: t.app.proof.title })).toBeVisible()
  await checkBothWidths(page, 'confirm-with-bankid')
  await page.getByRole('button', { name: t.app.proof.bankId }).click()
  await signInTheApp(page, t)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Reads the animated code as the app does, and signs. */
async function signInTheApp(page: Page, t: ProductTexts) {
  const code = page.getByRole('img', { name: t.bankid.code })
  await expect(code).toHaveAttribute('data-qr', /^bankid\./)
  const before = await code.getAttribute('data-qr')
  await expect(code).not.toHaveAttribute('data-qr', before ?? '')
  await checkBothWidths(page, 'sign-with-bankid')
  const text = await code.getAttribute('data-qr')
  const scanned = await page.request.post(`${SIMULATOR}/scan`, { data: { text } })
  expect(scanned.ok(), 'the app reads the code').toBe(true)
  const order = (await scanned.json()) as { ref: string; visible: string }
  expect((await page.request.post(`${SIMULATOR}/orders/${order.ref}/action`, { data: { action: 'sign' } })).ok()).toBe(true)
  return order.visible
}

test('RXP-003 RXP-005 RXP-006 a-doctor-signs-a-prescription: invited by mail, who sees that one request, signs it, and the card shows it at once; only then can the procedure be signed', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(210_000)
  const doctor = randomVisitor(lang)
  const drug = DRUG
  await signIn(page, t, NURSE, { lang })
  const procedure = await writeProcedure(page, randomVisitor(lang))
  await signProcedure(page, t, procedure, new RegExp(`${drug}.*(can't be signed|kan inte signeras)`))
  await checkBothWidths(page, 'procedure-without-its-prescription')
  await page.goto(procedure.slice(0, procedure.indexOf('/procedures')))
  await page.getByRole('link', { name: new RegExp(`^${t.prescriptions.title}`) }).click()
  await ask(page, t, drug, doctor.email)
  const row = page.getByRole('row').filter({ hasText: drug })
  await expect(row).toContainText(t.prescriptions.states.needs_prescription)

  const hers = await signUp(browser, t, lang, post, doctor)
  await hers.goto(`/prescription/login?lang=${lang}`)
  await field(hers, t.common.email).fill(doctor.email)
  await field(hers, t.app.password).fill(PASSWORD)
  await hers.getByRole('button', { name: t.app.signIn, exact: true }).click()
  await confirmWithBankId(hers, t)
  await expect(hers.getByRole('row')).toHaveCount(2)
  await checkBothWidths(hers, 'prescriber-requests')
  const staffOnly = await hers.request.get('/api/clients')
  expect(staffOnly.status(), 'nothing else of the clinic').toBe(403)
  await hers.getByRole('link', { name: drug }).click()
  await expect(hers.getByText('Mimiska rynkor mellan ögonbrynen')).toBeVisible()
  await checkBothWidths(hers, 'prescriber-request')

  await expect(row).toContainText(t.prescriptions.states.pending)
  await hers.getByRole('button', { name: t.prescriber.request.sign }).click()
  expect(await signInTheApp(hers, t)).toContain(drug)
  await expect(hers.getByText(fillPlaceholders(t.prescriber.sign.done_one, { count: 1 }))).toBeVisible()
  await expect(row, 'the clinic sees it without loading anew').toContainText(t.prescriptions.states.signed)

  await row.getByRole('button').click()
  await checkBothWidths(page, 'client-prescription')
  const opened = page.waitForEvent('popup', { timeout: 30_000 })
  await page.getByRole('button', { name: t.prescriptions.details.pdf }).click()
  await opened
  await signProcedure(page, t, procedure, t.journal.actions.signed)
})
