import type { Browser, Page } from '@playwright/test'
import { read, send } from './support/calls'
import { lookAtBothWidths } from './support/look'
import { field, signIn } from './support/staff'
import { expect, type Post, someone, test } from './support/story'
import { filled, type words } from './support/words'

type Texts = (typeof words)['en']

const NURSE = 'nurse@demo.example'
const PASSWORD = 'Sommar2026'
const PERSONAL_ID = '19880630-2314'
const DRUG = 'Botox'
const SIMULATOR = `${process.env.E2E_SIM_URL}/bankid`

/** Somebody new, to whom the nurse has written a procedure with a treatment that needs the drug. */
async function writeProcedure(page: Page, who: { first: string; last: string }) {
  const client = await send(page, '/api/clients', { first_name: who.first, last_name: who.last })
  const { items } = await read(page, '/api/treatments?search=Botulinumtoxin%20panna')
  const treatments = [{ treatment_id: items[0].id, cost: items[0].cost }]
  const date = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' })
  const procedure = await send(page, `/api/clients/${client.id}/procedures`, { title: 'Panna', date, treatments })
  return `/clients/${client.id}/procedures/${procedure.id}`
}

/** The nurse signs it by name, and reads what comes of it. */
async function signProcedure(page: Page, t: Texts, at: string, expected: string | RegExp) {
  const { act } = t.journal
  await page.goto(at)
  await page.getByRole('button', { name: act.sign, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: act.signTitle })
  await dialog.getByText(t.kit.signature.type).click()
  await dialog.getByRole('button', { name: act.sign, exact: true }).click()
  await expect(page.getByText(expected).first()).toBeVisible()
}

/** The nurse asks for a medicine, of somebody who is invited with it. */
async function ask(page: Page, t: Texts, drug: string, doctor: string) {
  const { prescriptions: words } = t
  await page.getByRole('button', { name: words.ask }).first().click()
  const form = page.getByRole('form', { name: words.ask })
  const fill = (label: string, text: string) => form.getByLabel(label).first().fill(text)
  await fill(words.drug, drug)
  await fill(words.form.strength, '100 E')
  await form.getByLabel(new RegExp(`^${words.form.form}`)).fill('Pulver till injektionsvätska')
  await fill(words.form.dose, '20 E')
  await fill(words.form.area, 'Glabella')
  await fill(words.form.indication, 'Mimiska rynkor mellan ögonbrynen')
  await form.getByRole('combobox', { name: words.form.choose }).click()
  await page.getByRole('option', { name: words.form.invite }).click()
  await fill(words.form.email, doctor)
  await lookAtBothWidths(page, 'ask-for-a-prescription')
  await form.getByRole('button', { name: words.form.send }).click()
  await expect(page.getByText(words.form.sent)).toBeVisible()
}

/** From the mailed invitation to the own pages, on a device of the doctor's. */
async function signUp(browser: Browser, t: Texts, lang: string, post: Post, who: { email: string; first: string; last: string }) {
  const page = await (await browser.newContext()).newPage()
  const mail = await post.newest(who.email)
  const link = /https?:\/\/\S+\/doctor-invitation\/\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto(`${link}&lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lindqvist')
  await lookAtBothWidths(page, 'doctor-invitation')
  await page.getByRole('link', { name: t.invitation.create }).click()
  const { signUp: words, setUp } = t.prescriber
  await field(page, words.firstName).fill(who.first)
  await field(page, words.lastName).fill(who.last)
  await field(page, t.prescriber.request.personalId).fill(PERSONAL_ID)
  await field(page, words.password).fill(PASSWORD)
  await field(page, words.passwordAgain).fill(PASSWORD)
  await lookAtBothWidths(page, 'prescriber-sign-up')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('heading', { name: setUp.title })).toBeVisible()
  await field(page, setUp.code).fill(await post.code(who.email, mail.seq))
  await page.getByRole('button', { name: setUp.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.prescriber.requests.title })).toBeVisible()
  await page.getByRole('button', { name: t.prescriber.signOut }).click()
  return page
}

/** Reads the animated code as the app does, and signs. */
async function signInTheApp(page: Page, t: Texts) {
  const code = page.getByRole('img', { name: t.bankid.code })
  await expect(code).toHaveAttribute('data-qr', /^bankid\./)
  const before = await code.getAttribute('data-qr')
  await expect(code).not.toHaveAttribute('data-qr', before ?? '')
  await lookAtBothWidths(page, 'sign-with-bankid')
  const text = await code.getAttribute('data-qr')
  const scanned = await page.request.post(`${SIMULATOR}/scan`, { data: { text } })
  expect(scanned.ok(), 'the app reads the code').toBe(true)
  const order = (await scanned.json()) as { ref: string; visible: string }
  expect((await page.request.post(`${SIMULATOR}/orders/${order.ref}/press`, { data: { what: 'sign' } })).ok()).toBe(true)
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
  const doctor = someone(lang)
  const drug = DRUG
  await signIn(page, t, NURSE, { lang })
  const procedure = await writeProcedure(page, someone(lang))
  await signProcedure(page, t, procedure, new RegExp(`${drug}.*(can't be signed|kan inte signeras)`))
  await lookAtBothWidths(page, 'procedure-without-its-prescription')
  await page.goto(procedure.slice(0, procedure.indexOf('/procedures')))
  await page.getByRole('link', { name: new RegExp(`^${t.prescriptions.title}`) }).click()
  await ask(page, t, drug, doctor.email)
  const row = page.getByRole('row').filter({ hasText: drug })
  await expect(row).toContainText(t.prescriptions.states.needs_prescription)

  const hers = await signUp(browser, t, lang, post, doctor)
  await hers.goto(`/prescription/login?lang=${lang}`)
  await field(hers, t.app.email).fill(doctor.email)
  await field(hers, t.app.password).fill(PASSWORD)
  await hers.getByRole('button', { name: t.app.signIn, exact: true }).click()
  await expect(hers.getByRole('row')).toHaveCount(2)
  await lookAtBothWidths(hers, 'prescriber-requests')
  const staffOnly = await hers.request.get('/api/clients')
  expect(staffOnly.status(), 'nothing else of the clinic').toBe(403)
  await hers.getByRole('link', { name: drug }).click()
  await expect(hers.getByText('Mimiska rynkor mellan ögonbrynen')).toBeVisible()
  await lookAtBothWidths(hers, 'prescriber-request')

  await expect(row).toContainText(t.prescriptions.states.pending)
  await hers.getByRole('button', { name: t.prescriber.request.sign }).click()
  expect(await signInTheApp(hers, t)).toContain(drug)
  await expect(hers.getByText(filled(t.prescriber.sign.done_one, { count: 1 }))).toBeVisible()
  await expect(row, 'the clinic sees it without loading anew').toContainText(t.prescriptions.states.signed)

  await row.getByRole('button').click()
  await lookAtBothWidths(page, 'client-prescription')
  const opened = page.waitForEvent('popup', { timeout: 30_000 })
  await page.getByRole('button', { name: t.prescriptions.details.pdf }).click()
  await opened
  await signProcedure(page, t, procedure, t.journal.act.signedNow)
})
