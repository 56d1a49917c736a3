import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { look, lookAtBothWidths } from './support/look'
import { photo, wordsOf } from './support/photos'
import { field, signIn } from './support/staff'
import { expect, test } from './support/story'
import { filled, type words } from './support/words'

const NURSE = 'nurse@demo.example'
const TREATMENT = 'Läppförstoring 0,5 ml'
/** What the paper says of the treatment's cost, their sum, and the pain. */
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
  t: (typeof words)['en']
}

const csrfOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''

const read = async (page: Page, path: string) => (await (await page.request.get(path)).json()).data

/** Somebody new, so that each language has a client of its own. */
async function addClient(page: Page, last: string): Promise<string> {
  await page.request.get('/api/csrf-cookie')
  const answer = await page.request.post('/api/clients', {
    headers: { 'X-CSRF-Token': await csrfOf(page), 'Idempotency-Key': crypto.randomUUID() },
    data: { first_name: 'Alva', last_name: last, date_of_birth: '1990-05-17' },
  })
  return (await answer.json()).data.id
}

/** What was done, its treatment and the client's pain. */
async function writeFacts({ page, t: { journal } }: Stage) {
  await field(page, journal.procedures.name).fill('Läppar')
  await page.getByRole('combobox', { name: journal.form.addTreatment }).fill('läppförst')
  await page.getByRole('option', { name: new RegExp(`^${TREATMENT}`) }).click()
  await page.getByLabel(filled(journal.form.costOf, { name: TREATMENT })).fill('1800')
  await page.getByRole('radio', { name: '4', exact: true }).check({ force: true })
}

/** Two photos are taken; a third that is too large is refused in words. */
async function addPhotos({ page, t }: Stage, info: TestInfo) {
  await page
    .locator('input[type=file]')
    .setInputFiles(Object.entries(PHOTOS).map(([name, size]) => photo(info.outputPath(`${name}.jpg`), size)))
  await expect(page.getByText(t.beside.picture_size)).toBeVisible()
  await expect(page.getByRole('list', { name: t.journal.form.pictures }).locator('img')).toHaveCount(2, { timeout: 30_000 })
  await page.getByRole('button', { name: `${t.kit.pictures.leave}: large.jpg` }).click()
}

async function writeNotes({ page, t }: Stage) {
  const notes = page.getByRole('textbox', { name: t.journal.form.notes })
  await notes.click()
  await page.getByRole('button', { name: filled(t.editor.heading, { level: 2 }) }).click()
  await notes.pressSequentially('Överläpp')
  await notes.press('Enter')
  await page.getByRole('button', { name: t.editor.bulletList }).click()
  await notes.pressSequentially('Injicerat 0,5 ml')
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
}

/** A signature, drawn with the mouse. */
async function drawSignature({ page, t: { journal } }: Stage) {
  const sign = page.getByRole('dialog', { name: journal.act.signTitle })
  const box = await sign.getByRole('img', { name: journal.act.signature }).boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  await page.mouse.move(box.x + 30, box.y + 50)
  await page.mouse.down()
  for (const [x, y] of STROKE) await page.mouse.move(box.x + x, box.y + y, { steps: 5 })
  await page.mouse.up()
  await look(page, 'procedure-sign')
  await sign.getByRole('button', { name: journal.act.sign, exact: true }).click()
  await expect(page.getByRole('img', { name: /Sara Åberg/ })).toBeVisible()
}

/** There is nothing to press, its editing only shows it, and the server refuses. */
async function expectUnchangeable({ page, t: { journal } }: Stage, url: string) {
  const call = `/api${new URL(url).pathname}`
  await expect(page.getByRole('link', { name: journal.act.edit, exact: true })).toHaveCount(0)
  await page.goto(`${url}/edit`)
  await expect(page).toHaveURL(url)
  const kept = await read(page, call)
  const headers = { 'X-CSRF-Token': await csrfOf(page) }
  const change = await page.request.put(call, { headers, data: { title: 'Annat', date: kept.date, version: kept.version } })
  expect((await change.json()).data.code).toBe('journal.signed')
  return kept
}

/** The phone's photo stands upright, and says nothing of where it was taken. */
async function expectUpright(page: Page, pictures: { name: string; width: number; height: number; url: string }[]) {
  const upright = pictures.find((picture) => picture.name === 'before.jpg')
  expect(upright && upright.height > upright.width).toBe(true)
  const stored = await (await page.request.get(upright?.url ?? '')).body()
  expect(stored.includes(Buffer.from('Exif\0\0'))).toBe(false)
}

/** The PDF opens in a tab of its own, and holds what was signed, in the language that the clinic speaks to its clients. */
async function expectPaper({ page, t }: Stage, documentId: string, said: (string | RegExp)[], info: TestInfo) {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: t.kit.document.open }).click()
  const tab = await opened
  const pdf = async () => (await read(page, `/api/documents/${documentId}`)).pdf
  await expect.poll(async () => (await pdf()).state, { timeout: 40_000 }).toBe('made')
  const paper = info.outputPath('procedure.pdf')
  writeFileSync(paper, await (await page.request.get((await pdf()).url)).body())
  const words = wordsOf(paper)
  for (const each of said) expect(words).toMatch(each)
  expect(words).toContain('pictures 3')
  if (!tab.isClosed()) await tab.close()
}

/** A correction is a new version, signed by name this time; what was signed first stays to be read. */
async function correct({ page, t: { journal, kit } }: Stage) {
  const { act, form, procedures, view } = journal
  await page.getByRole('button', { name: act.correct, exact: true }).click()
  await page.getByRole('textbox', { name: act.correctReason }).fill('0,4 ml')
  await page.getByRole('button', { name: act.begin }).click()
  await expect(page.getByText('0,4 ml')).toBeVisible()
  await field(page, procedures.name).fill('Läppar, rättad')
  await page.getByRole('button', { name: form.saveAndSign }).click()
  const sign = page.getByRole('dialog', { name: act.signTitle })
  await sign.getByText(kit.signature.type).click()
  await sign.getByRole('button', { name: act.sign, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Läppar, rättad' })).toBeVisible()
  await expect(sign).toBeHidden()
  await page.getByRole('link', { name: filled(view.version, { number: 1 }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Läppar', exact: true })).toBeVisible()
  await expect(page.getByText(view.notNewest)).toBeVisible()
}

test('write-and-sign-a-procedure: REC-020 REC-021 REC-022 REC-025 with photos from a phone', async ({ page, lang, t }, info) => {
  test.setTimeout(150_000)
  const stage = { page, t }
  await signIn(page, t, NURSE, { lang })
  const clientId = await addClient(page, `Sjöberg-${lang}`)
  await page.goto(`/clients/${clientId}`)
  await page.getByRole('navigation', { name: t.record.card.menu }).getByRole('link', { name: t.journal.procedures.title }).click()
  await page.getByRole('link', { name: t.journal.procedures.write }).first().click()
  await writeFacts(stage)
  await addPhotos(stage, info)
  await writeNotes(stage)
  await lookAtBothWidths(page, 'procedure-write')
  await page.getByRole('button', { name: t.journal.form.saveAndSign }).click()
  await drawSignature(stage)
  await lookAtBothWidths(page, 'procedure-signed')
  const kept = await expectUnchangeable(stage, page.url())
  await expectUpright(page, kept.pictures)
  await expectPaper(
    stage,
    kept.document_id,
    ['Läppar', `Alva Sjöberg-${lang}`, ...PAPER, 'Överläpp', 'Injicerat 0,5 ml', 'Sara Åberg'],
    info,
  )
  await correct(stage)
  await page.goto(`/clients/${clientId}/procedures`)
  await expect(page.getByRole('link', { name: 'Läppar, rättad' })).toBeVisible()
  await lookAtBothWidths(page, 'procedures')
  await page.goto(`/clients/${clientId}`)
  await expect(page.getByRole('link', { name: 'Läppar, rättad' })).toBeVisible()
  await lookAtBothWidths(page, 'client-card-with-procedures')
})

test('write-and-sign-a-procedure: REC-008 REC-020 the owner reads who has looked, and the treatments', async ({ page, lang, t }) => {
  await signIn(page, t, 'owner@demo.example', { lang })
  const { items } = await read(page, `/api/clients?search=Sj%C3%B6berg-${lang}`)
  await page.goto(`/clients/${items[0].id}/logs`)
  await expect(page.getByRole('heading', { level: 1, name: t.record.logs.title })).toBeVisible()
  await expect(page.getByText(/Sara Åberg/).first()).toBeVisible()
  await lookAtBothWidths(page, 'client-logs')
  await page.goto('/treatments')
  await expect(page.getByText(TREATMENT)).toBeVisible()
  await lookAtBothWidths(page, 'treatments')
})
