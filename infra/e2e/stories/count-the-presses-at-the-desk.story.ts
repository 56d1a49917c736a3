// USE-006: how many presses a visit's payment, a receipt, a consent, a note, the doctor's signature and the end of the day take.
import type { Page } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { Counter, POS_API } from './support/pos-page'
import { countPresses, expectPresses, openBooking } from './support/presses'
import { field, PASSWORD, RECEPTION, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths } from './support/visual-checks'

const DAY_MS = 86_400_000
/** Days that no other story books. */
const [PAID_DAY, CONSENT_DAY] = [311, 312]
const DENOMINATIONS = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1]
const DOCTOR = 'doctor@demo.example'
const SIMULATOR = `${process.env.E2E_SIM_URL}/bankid`

interface Service {
  id: string
  practitioner_ids: string[]
  aesthetic_kind: string
  duration: number
  price: number
  is_active: boolean
  group_quantity: number | null
}

const toDay = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)

/** Books a client who is new, by calls, at the first free time from a day on; returns that day and the client. */
async function bookVisit(page: Page, lang: 'en' | 'sv', offset: number) {
  const person = randomVisitor(lang)
  const named = { first_name: person.first, last_name: person.last, mobile_number: person.number, country_code: '+46', language: lang }
  const client = await postData(page, '/api/clients', named)
  const services: Service[] = await fetchData(page, '/api/v2/services/options')
  const isPlain = (row: Service) => row.is_active && row.group_quantity === null && !row.aesthetic_kind
  const service = services.find((row) => isPlain(row) && row.price > 0 && row.duration <= 60)
  if (!service) throw new Error('the clinic has no service to book')
  const { slots } = await fetchData(
    page,
    `/api/v2/bookings/free-slots?service_id=${service.id}&from=${toDay(offset)}&to=${toDay(offset + 6)}`,
  )
  const [{ start_at, practitioner_ids }] = slots
  await postData(page, '/api/v2/bookings', { client_id: client.id, service_id: service.id, practitioner_id: practitioner_ids[0], start_at })
  return { day: String(start_at).slice(0, 10), client: { ...person, id: String(client.id), name: `${person.first} ${person.last}` } }
}

/** Opens the calendar on a day and returns a client's booking. */
async function findBooking(page: Page, t: ProductTexts, day: string, name: string) {
  await page.goto(`/calendar/booking?day=${day}`)
  const booking = page.getByRole('region', { name: t.booking.calendar.board }).getByRole('button').filter({ hasText: name })
  await expect(booking).toBeVisible()
  return booking
}

test('count-the-presses: USE-006 check out a visit by card', async ({ page, lang, t }) => {
  test.setTimeout(120_000)
  await page.addInitScript(countPresses)
  const counter = new Counter(page, t, lang)
  await counter.open(RECEPTION)
  const { day, client } = await bookVisit(page, lang, PAID_DAY)
  const booking = await findBooking(page, t, day, client.name)
  await counter.requireManualTerminal()
  await expectPresses(page, 'check out a visit by card', 3, async () => {
    await openBooking(page, t, booking)
    await page.getByRole('link', { name: t.pos.booking.pay }).click()
    await page.getByRole('button', { name: new RegExp(`^${t.pos.methods.card.split('{')[0]}`) }).click()
    await expect(page.getByText(t.pos.progress.terminal, { exact: true })).toBeVisible()
  })
  await counter.pressTerminalButton('approve', (await counter.receipt()).amount_due)
  await counter.expectPaid()
  await counter.resetTerminal()
})

test('count-the-presses: USE-006 find a receipt of last week, and close the day with its count, reason and confirmation', async ({
  page,
  lang,
  t,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(countPresses)
  const counter = new Counter(page, t, lang)
  await counter.open(RECEPTION, '/')
  const { items } = await fetchData(page, `${POS_API}/receipts?from=${toDay(-8)}&to=${toDay(-5)}`)
  const { number } = items.find((row: { type: string; number: number | null }) => row.type === 'sale' && row.number !== null)
  await expectPresses(page, "last week's receipt", 2, async () => {
    await page.getByRole('button', { name: new RegExp(`^${t.shell.search.label}`) }).click()
    const palette = page.getByRole('dialog')
    await expect(palette.getByRole('textbox')).toBeFocused()
    await page.keyboard.type(`#${number}`)
    const hit = palette.getByText(fillPlaceholders(t.shell.search.receipt, { number }), { exact: true })
    await expect(hit).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: fillPlaceholders(t.pos.receipts.saleNumber, { number }) })).toBeVisible()
  })

  const sold = await counter.sellForCash(await counter.product(7))
  const report = await fetchData(page, `${POS_API}/report/current?register_id=${sold.register_id}`)
  await page.goto('/')
  await expect(page.getByRole('link', { name: t.shell.dashboard.closeDay })).toBeVisible()
  await checkBothWidths(page, 'home-close-the-day')
  await expectPresses(page, 'close the day', 4, async () => {
    await page.getByRole('link', { name: t.shell.dashboard.closeDay }).click()
    await typeCount(page, t, report.expected_cash / 100 + 1)
    await page.keyboard.press('Enter')
    const form = page.getByRole('form', { name: t.pos.close.title })
    await expect(form.getByLabel(t.pos.close.reason)).toBeFocused()
    await page.keyboard.type('e2e')
    await form.getByRole('button', { name: t.pos.close.title }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.pos.close.title }).click()
    await expect(page.getByText(new RegExp(fillPlaceholders(t.pos.close.done, { number: '\\d+' })))).toBeVisible()
  })
})

/** Types how many there are of each note and coin, as with the keys alone: the first field has the focus. */
async function typeCount(page: Page, t: ProductTexts, kronor: number) {
  const counting = page.getByRole('form', { name: t.pos.close.count })
  await expect(counting.getByRole('textbox').first()).toBeFocused()
  let rest = kronor
  for (const denomination of DENOMINATIONS) {
    await page.keyboard.type(String(Math.floor(rest / denomination)))
    rest %= denomination
    if (denomination > 1) await page.keyboard.press('Tab')
  }
}

test('count-the-presses: USE-006 send a consent and add a note from the calendar', async ({ page, lang, t, post }) => {
  await page.addInitScript(countPresses)
  await signIn(page, t, RECEPTION, { lang, to: '/' })
  const { day, client } = await bookVisit(page, lang, CONSENT_DAY)
  const { consents } = await fetchData(page, `/api/client/${client.id}/forms/suggestions`)
  const booking = await findBooking(page, t, day, client.name)
  await expectPresses(page, 'send a consent', 2, async () => {
    await openBooking(page, t, booking)
    await page.getByRole('button', { name: fillPlaceholders(t.forms.client.sendConsent, { title: consents[0].title }) }).click()
    // The title is in the client's language, where the consent has one in it.
    await expect(page.getByText(new RegExp(`^${fillPlaceholders(t.forms.client.unsigned, { titles: '.+' })}$`))).toBeVisible()
  })
  await checkBothWidths(page, 'booking-consents')
  expect((await post.newest(client.phone, { contains: '/questionary-loc/' })).text).toContain(lang === 'sv' ? 'formulär' : 'form')

  await page.goto(`/calendar/booking?day=${day}`)
  await expectPresses(page, 'add a note', 3, async () => {
    await openBooking(page, t, booking)
    await page.getByRole('button', { name: t.booking.notes.add, exact: true }).click()
    await page.keyboard.type('Ring innan')
    await page.getByRole('form', { name: t.booking.notes.add }).getByRole('button', { name: t.common.save, exact: true }).click()
    await expect(page.getByRole('listitem').getByText('Ring innan')).toBeVisible()
  })
})

/** Requests two prescriptions of the demo clinic's doctor. */
async function requestPrescriptions(page: Page) {
  const [client] = (await fetchData(page, '/api/clients?per_page=1&search=Ahmadi')).items
  const { items } = await fetchData(page, '/api/v3/prescribers?joined=true')
  const doctor = items.find((row: { email: string }) => row.email === DOCTOR)
  for (const area of ['Panna', 'Glabella']) {
    await postData(page, `/api/clients/${client.id}/prescriptions`, {
      drug: 'Azzalure',
      strength: '125 E',
      form: 'Pulver till injektionsvätska',
      dose: '20 E',
      area,
      valid_until: toDay(180),
      indication: 'Mimiska rynkor',
      prescriber_id: doctor.prescriber_id,
    })
  }
}

/** The doctor scans the code with the app and signs. */
async function signInTheApp(page: Page, t: ProductTexts) {
  const code = page.getByRole('img', { name: t.bankid.code })
  await expect(code).toHaveAttribute('data-qr', /^bankid\./)
  const text = await code.getAttribute('data-qr')
  const { ref } = await (await page.request.post(`${SIMULATOR}/scan`, { data: { text, personal_number: '198204152394' } })).json()
  expect((await page.request.post(`${SIMULATOR}/orders/${ref}/action`, { data: { action: 'sign' } })).ok()).toBe(true)
}

test('count-the-presses: USE-006 sign all prescriptions that wait', async ({ page, browser, lang, t }) => {
  test.setTimeout(120_000)
  await signIn(page, t, 'nurse@demo.example', { lang, to: '/' })
  await requestPrescriptions(page)
  const doctor = await (await browser.newContext()).newPage()
  await doctor.addInitScript(countPresses)
  await doctor.goto(`/prescription/login?lang=${lang}`)
  await field(doctor, t.common.email).fill(DOCTOR)
  await field(doctor, t.app.password).fill(PASSWORD)
  await doctor.getByRole('button', { name: t.app.signIn, exact: true }).click()
  await doctor.getByRole('dialog', { name: t.app.proof.title }).getByRole('button', { name: t.app.proof.bankId }).click()
  await signInTheApp(doctor, t)
  await expect(doctor.getByRole('cell', { name: /^Azzalure/ })).toHaveCount(2)
  const pending = (await fetchData(doctor, '/api/v3/prescriptions?filter=pending')).total
  await expectPresses(doctor, 'sign prescriptions, and BankID', 2, async () => {
    await doctor.getByRole('checkbox', { name: t.kit.selection.selectAll }).click()
    await doctor.getByRole('button', { name: fillPlaceholders(t.prescriber.requests.signSelected_other, { count: pending }) }).click()
    await signInTheApp(doctor, t)
    await expect(doctor.getByText(fillPlaceholders(t.prescriber.sign.done_other, { count: pending }))).toBeVisible()
  })
  await doctor.context().close()
})
