import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { read, send } from './support/calls'
import { openOnPhone } from './support/filling'
import { look, lookAtBothWidths } from './support/look'
import { photo, wordsOf } from './support/photos'
import { OWNER, signIn } from './support/staff'
import { expect, someone, test } from './support/story'
import type { words } from './support/words'

const both = (sv: string, en: string) => ({ text_sv: sv, text_en: en })
const option = (id: string) => ({ id, sv: `${id}-sv`, en: `${id}-en` })
const info = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Aster 2026' }] }] }

const QUESTIONS = [
  { type: 'html_editor', body_sv: info, body_en: info },
  { type: 'yes_no', ...both('Röker du?', 'Do you smoke?'), required: true },
  { type: 'yes_no_textbox', ...both('Tar du mediciner?', 'Do you take medicines?'), required: true },
  { type: 'textbox', ...both('Berätta', 'Tell us') },
  { type: 'short_answer', ...both('Längd', 'Height') },
  { type: 'rich_text', ...both('Din historia', 'Your story') },
  { type: 'dropdown', ...both('Hudtyp', 'Skin type'), options: [option('dry'), option('oily')] },
  { type: 'choices', ...both('Välj en', 'Choose one'), options: [option('a'), option('b')] },
  { type: 'checkboxes', ...both('Välj flera', 'Choose several'), options: [option('x'), option('y')] },
  { type: 'linear_scale', ...both('Hur rädd?', 'How afraid?'), scale_min: 0, scale_max: 10 },
  { type: 'file_upload', ...both('Bild', 'Picture'), max_files: 1, max_mb: 5 },
]

interface Stage {
  phone: Page
  t: (typeof words)['en']
  lang: string
  title: string
}

const next = ({ phone, t }: Stage) => phone.getByRole('button', { name: t.filling.next, exact: true }).click()

/** The first questions: what is missing is said, and what was answered is there after the tab was killed. */
async function answerYesAndNo(stage: Stage) {
  const { phone, t, title } = stage
  const { filling } = t
  await expect(phone.getByText('Aster 2026')).toBeVisible()
  await next(stage)
  await next(stage)
  await expect(phone.getByText(t.beside.required)).toBeVisible()
  await look(phone, 'question-wrong')
  await phone.getByRole('radio', { name: filling.no, exact: true }).check()
  await next(stage)
  await phone.getByRole('radio', { name: filling.yes, exact: true }).check()
  await next(stage)
  await expect(phone.getByText(t.beside.required)).toBeVisible()
  await phone.getByLabel(filling.more).fill('Waran')
  await phone.waitForTimeout(1_200)
  await phone.reload()
  await phone.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await next(stage)
  await expect(phone.getByRole('radio', { name: filling.no, exact: true })).toBeChecked()
  await next(stage)
  await expect(phone.getByLabel(filling.more)).toHaveValue('Waran')
  await next(stage)
}

/** The rest, one of each kind, and a picture. */
async function answerTheRest(stage: Stage, info: TestInfo) {
  const { phone, t, lang } = stage
  for (const words of ['Allt väl', '172', 'Länge sedan\nI Umeå']) {
    await phone.getByRole('textbox').fill(words)
    await next(stage)
  }
  await phone.getByRole('combobox').selectOption('oily')
  await next(stage)
  await phone.getByRole('radio', { name: `b-${lang}` }).check()
  await next(stage)
  for (const one of ['x', 'y']) await phone.getByRole('checkbox', { name: `${one}-${lang}` }).check()
  await next(stage)
  await phone.getByRole('radio', { name: '7', exact: true }).check()
  await look(phone, 'question-scale')
  await next(stage)
  await phone.locator('input[type=file]').setInputFiles(photo(info.outputPath('bild.jpg'), { megabytes: 1 }))
  await expect(phone.getByRole('button', { name: t.filling.files.remove('bild.jpg') })).toBeVisible({ timeout: 20_000 })
  await next(stage)
  await phone.getByRole('button', { name: t.filling.send.send }).click()
  await expect(phone.getByText(t.filling.list.all)).toBeVisible({ timeout: 15_000 })
  await look(phone, 'forms-done')
  await phone.context().close()
}

/** Each question but the picture's with its answer, as the card and the PDF say it. */
function saidBy({ t, lang }: Stage): [question: string, answer: string][] {
  const { yes, no } = t.forms.client
  const answers = [
    ...[no, `${yes} Waran`, 'Allt väl', '172', 'Länge sedan I Umeå'],
    ...[`oily-${lang}`, `b-${lang}`, `x-${lang} y-${lang}`, '7 (0–10)'],
  ]
  const asked = QUESTIONS.flatMap((one) => ('text_sv' in one ? [lang === 'sv' ? one.text_sv : one.text_en] : []))
  return answers.map((answer, place) => [asked[place] ?? '', answer])
}

/** Every answer stands on the card, the picture too. */
async function expectOnCard(page: Page, stage: Stage) {
  await expect(page.getByText('Aster 2026')).toBeVisible()
  for (const [question, answer] of saidBy(stage)) {
    const shown = page.getByRole('listitem').filter({ has: page.getByText(question, { exact: true }) })
    await expect(shown).toContainText(`${question} ${answer}`, { useInnerText: true })
  }
  const picture = page.getByRole('img', { name: 'bild.jpg' })
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
}

/** The answers stand on the card and in a PDF. */
async function expectAnswers(page: Page, clientId: string, stage: Stage, info: TestInfo) {
  await page.goto(`/clients/${clientId}/questionnaires`)
  await page.getByRole('link', { name: stage.title }).click()
  await expectOnCard(page, stage)
  await lookAtBothWidths(page, 'client-questionnaire-answered')
  const row = (await read(page, `/api/client/${clientId}/questionary`)).items[0]
  const pdf = async () => (await read(page, `/api/documents/${row.document_id}`)).pdf
  await expect.poll(async () => (await pdf()).state, { timeout: 40_000 }).toBe('made')
  const paper = info.outputPath('answers.pdf')
  writeFileSync(paper, await (await page.request.get((await pdf()).url)).body())
  const text = wordsOf(paper)
  const said = saidBy(stage).map((pair) => pair.join(' '))
  for (const words of ['Aster 2026', ...said, stage.lang === 'sv' ? 'Bild' : 'Picture', 'pictures 1']) expect(text).toContain(words)
}

test('answer-a-questionnaire-before-the-visit: REC-041 REC-044 one of every type is answered, and nothing typed is lost', async ({
  page,
  browser,
  lang,
  t,
  post,
}, info) => {
  test.setTimeout(180_000)
  const who = someone(lang)
  const title = `Hälsa ${who.last}`
  await signIn(page, t, OWNER, { lang })
  const named = { first_name: who.first, last_name: who.last, mobile_number: who.number, country_code: '+46', language: lang }
  const { id } = await send(page, '/api/clients', named)
  const form = await send(page, '/api/questionary', { title_sv: title, title_en: title, questions: QUESTIONS })
  await page.goto(`/questionnaires/${form.id}/edit`)
  await expect(page.getByRole('heading', { level: 1, name: t.forms.questionnaires.edit })).toBeVisible()
  await lookAtBothWidths(page, 'questionnaire-edit')
  await send(page, `/api/client/${id}/questionary`, { questionary_ids: [form.id] })
  await send(page, `/api/client/${id}/forms/sendMail`, { channels: ['sms'] })
  const phone = await openOnPhone(browser, post, who, t.filling)
  const stage = { phone, t, lang, title }
  await phone.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await answerYesAndNo(stage)
  await answerTheRest(stage, info)
  await expectAnswers(page, id, stage, info)
})
