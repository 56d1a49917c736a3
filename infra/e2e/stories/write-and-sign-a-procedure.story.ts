import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { createPhoto, readPdfText } from './support/image-fixtures'
import { field, signIn } from './support/staff'
import { expect, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths, checkPage } from './support/visual-checks'

const NURSE = 'nurse@demo.example'
const TREATMENT = 'Läppförstoring 0,5 ml'
/** Texts of the PDF: the treatment's cost, the sum and the pain. */
const PAPER = [
  new RegExp(`${TREATMENT} (1 800,00 kr|SEK 1,800\\.00)`),
  /(Summa|Total) (1 800,00 kr|SEK 1,800\.00)/,
  /\(NRS, 0 (till|to) 10\) 4(?!\d)/,
]
const PHOTOS = { before: { megabytes: 4.8, turned: true }, after: { megabytes: 0.6 }, large: { megabytes: 6 } }

const STROKE = [
  [60, 20],
  [100, 70],
  [150, 30],
  [210, 60],
] as const

interface Stage {
  page: Page
  t: ProductTexts
}

const csrfOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''

const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data

/** Creates a client, so that each language has its own. */
async function addClient(page: Page, last: string): Promise<string> {
  await page.request.get('/api/csrf-cookie')
  const answer = await page.request.post('/api/clients', {
    headers: { 'X-CSRF-Token': await csrfOf(page), 'Idempotency-Key': crypto.randomUUID() },
    data: { first_name: 'Alva', last_name: last, date_of_birth: '1990-05-17' },
  })
  return (await answer.json()).data.id
}

/** Fills in title, treatment and the client's pain. */
async function writeFacts({ page, t: { journal } }: Stage) {
  await field(page, journal.procedures.name).fill('Läppar')
  await page.getByRole('combobox', { name: journal.form.addTreatment }).fill('läppförst')
  await page.getByRole('option', { name: new RegExp(`^${TREATMENT}`) }).click()
  await page.getByLabel(fillPlaceholders(journal.form.costOf, { name: TREATMENT })).fill('1800')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
}

/** Two photos are taken; a third that is too large is refused in words. */
async function addPhotos({ page, t }: Stage, info: TestInfo) {
  await page
    .locator('input[type=file]')
    .setInputFiles(Object.entries(PHOTOS).map(([name, size]) => createPhoto(info.outputPath(`${name}.jpg`), size)))
  await expect(page.getByText(t.fieldErrors.image_size)).toBeVisible()
  await expect(page.getByRole('list', { name: t.journal.form.pictures }).locator('img')).toHaveCount(2, { timeout: 30_000 })
  await page.getByRole('button', { name: `${t.kit.images.cancel}: large.jpg` }).click()
}

async function writeNotes({ page, t }: Stage) {
  const notes = page.getByRole('textbox', { name: t.journal.form.notes })
  await notes.click()
  await page.getByRole('button', { name: fillPlaceholders(t.editor.heading, { level: 2 }) }).click()
  await notes.pressSequentially('Överläpp')
  await notes.press('Enter')
  await page.getByRole('button', { name: t.editor.bulletList }).click()
  await notes.pressSequentially('Injicerat 0,5 ml')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

/** A signature, drawn with the mouse. */
async function drawSignature({ page, t: { journal } }: Stage) {
  const sign = page.getByRole('dialog', { name: journal.actions.signTitle })
  const canvas = sign.getByRole('img', { name: journal.actions.signature })
  await expect(canvas).not.toHaveAttribute('aria-busy')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await page.mouse.move(box.x + 30, box.y + 50)
  await page.mouse.down()
  for (const [x, y] of STROKE) await page.mouse.move(box.x + x, box.y + y, { steps: 5 })
  await page.mouse.up()
  await checkPage(page, 'procedure-sign')
  await sign.getByRole('button', { name: journal.actions.sign, exact: true }).click()
  await expect(page.getByRole('img', { name: /Sara Åberg/ })).toBeVisible()
}

/** There is nothing to press, its editing only shows it, and the server refuses. */
async function expectUnchangeable({ page, t: { journal } }: Stage, url: string) {
  const call = `/api${new URL(url).pathname}`
  await expect(page.getByRole('link', { name: journal.actions.edit, exact: true })).toHaveCount(0)
  await page.goto(`${url}/edit`)
  await expect(page).toHaveURL(url)
  const procedure = await read(page, call)
  const headers = { 'X-CSRF-Token': await csrfOf(page) }
  const change = await page.request.put(call, { headers, data: { title: 'Annat', date: procedure.date, version: procedure.version } })
  expect((await change.json()).data.code).toBe('journal.already_signed')
  return procedure
}

/** The phone's photo stands upright, and says nothing of where it was taken. */
async function expectUpright(page: Page, pictures: { name: string; width: number; height: number; url: string }[]) {
  const upright = pictures.find((picture) => picture.name === 'before.jpg')
  expect(upright && upright.height > upright.width).toBe(true)
  const stored = await (await page.request.get(upright?.url ?? '')).body()
  expect(stored.includes(Buffer.from('Exif\0\0'))).toBe(false)
}

/** Opens the PDF in a new tab and expects what was signed, in the language of the clinic's clients. */
async function expectPdf({ page, t }: Stage, documentId: string, expectedTexts: (string | RegExp)[], info: TestInfo) {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: t.kit.document.open }).click()
  const tab = await opened
  const pdf = async () => (await read(page, `/api/documents/${documentId}`)).pdf
  await expect.poll(async () => (await pdf()).state, { timeout: 40_000 }).toBe('ready')
  const pdfFile = info.outputPath('procedure.pdf')
  writeFileSync(pdfFile, await (await page.request.get((await pdf()).url)).body())
  const pdfText = readPdfText(pdfFile)
  for (const each of expectedTexts) expect(pdfText).toMatch(each)
  expect(pdfText).toContain('pictures 3')
  if (!tab.isClosed()) await tab.close()
}

/** Corrects the procedure: a new version, signed by a typed name; the first version stays readable. */
async function correct({ page, t: { journal, kit } }: Stage) {
  const { actions, form, procedures, view } = journal
  await page.getByRole('button', { name: actions.correct, exact: true }).click()
  await page.getByRole('textbox', { name: actions.correctReason }).fill('0,4 ml')
  await page.getByRole('button', { name: actions.startCorrection }).click()
  await expect(page.getByText('0,4 ml')).toBeVisible()
  await field(page, procedures.name).fill('Läppar, rättad')
  await page.getByRole('button', { name: form.saveAndSign }).click()
  const sign = page.getByRole('dialog', { name: actions.signTitle })
  await sign.getByText(kit.signature.type).click()
  await sign.getByRole('button', { name: actions.sign, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Läppar, rättad' })).toBeVisible()
  await expect(sign).toBeHidden()
  await page.getByRole('link', { name: 'Version 1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Läppar', exact: true })).toBeVisible()
  await expect(page.getByText(view.outdated)).toBeVisible()
}

test('write-and-sign-a-procedure: REC-020 REC-021 REC-022 REC-025 with photos from a phone', async ({ page, lang, t }, info) => {
  test.setTimeout(150_000)
  const stage = { page, t }
  await signIn(page, t, NURSE, { lang })
  const clientId = await addClient(page, `Sjöberg-${lang}`)
  await page.goto(`/clients/${clientId}`)
  await page.getByRole('navigation', { name: t.record.client.menu }).getByRole('link', { name: t.journal.procedures.title }).click()
  await page.getByRole('link', { name: t.journal.procedures.create }).first().click()
  await writeFacts(stage)
  await addPhotos(stage, info)
  await writeNotes(stage)
  await checkBothWidths(page, 'procedure-write')
  await page.getByRole('button', { name: t.journal.form.saveAndSign }).click()
  await drawSignature(stage)
  await checkBothWidths(page, 'procedure-signed')
  const procedure = await expectUnchangeable(stage, page.url())
  await expectUpright(page, procedure.pictures)
  await expectPdf(
    stage,
    procedure.document_id,
    ['Läppar', `Alva Sjöberg-${lang}`, ...PAPER, 'Överläpp', 'Injicerat 0,5 ml', 'Sara Åberg'],
    info,
  )
  await correct(stage)
  await page.goto(`/clients/${clientId}/procedures`)
  await expect(page.getByRole('link', { name: 'Läppar, rättad' })).toBeVisible()
  await checkBothWidths(page, 'procedures')
  await page.goto(`/clients/${clientId}`)
  await expect(page.getByRole('link', { name: 'Läppar, rättad' })).toBeVisible()
  await checkBothWidths(page, 'client-card-with-procedures')
})

test('write-and-sign-a-procedure: REC-008 REC-020 the owner reads who has looked, and the treatments', async ({ page, lang, t }) => {
  await signIn(page, t, 'owner@demo.example', { lang })
  const { items } = await read(page, `/api/clients?search=Sj%C3%B6berg-${lang}`)
  await page.goto(`/clients/${items[0].id}/logs`)
  await expect(page.getByRole('heading', { level: 1, name: t.record.logs.title })).toBeVisible()
  await expect(page.getByText(/Sara Åberg/).first()).toBeVisible()
  await checkBothWidths(page, 'client-logs')
  await page.goto('/treatments')
  await expect(page.getByText(TREATMENT)).toBeVisible()
  await checkBothWidths(page, 'treatments')
})
