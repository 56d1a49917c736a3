import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { fetchData, postData } from './support/api-helpers'
import { openOnPhone } from './support/forms-page'
import { createPhoto, readPdfText } from './support/image-fixtures'
import { OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths, checkPage } from './support/visual-checks'

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
  t: ProductTexts
  lang: string
  title: string
}

const next = ({ phone, t }: Stage) => phone.getByRole('button', { name: t.filling.next, exact: true }).click()

/** Answers the first questions: missing answers are reported, and given answers are restored after the tab was closed. */
async function answerYesAndNo(stage: Stage) {
  const { phone, t, title } = stage
  const { filling } = t
  await expect(phone.getByText('Aster 2026')).toBeVisible()
  await next(stage)
  await next(stage)
  await expect(phone.getByText(t.fieldErrors.required)).toBeVisible()
  await checkPage(phone, 'question-wrong')
  await phone.getByRole('radio', { name: filling.no, exact: true }).check()
  await next(stage)
  await phone.getByRole('radio', { name: filling.yes, exact: true }).check()
  await next(stage)
  await expect(phone.getByText(t.fieldErrors.required)).toBeVisible()
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

/** Answers the other questions, one of each type, and uploads a picture. */
async function answerTheRest(stage: Stage, info: TestInfo) {
  const { phone, t, lang } = stage
  for (const answer of ['Allt väl', '172', 'Länge sedan\nI Umeå']) {
    await phone.getByRole('textbox').fill(answer)
    await next(stage)
  }
  await phone.getByRole('combobox').selectOption('oily')
  await next(stage)
  await phone.getByRole('radio', { name: `b-${lang}` }).check()
  await next(stage)
  for (const option of ['x', 'y']) await phone.getByRole('checkbox', { name: `${option}-${lang}` }).check()
  await next(stage)
  await phone.getByRole('radio', { name: '7', exact: true }).check()
  await checkPage(phone, 'question-scale')
  await next(stage)
  await phone.locator('input[type=file]').setInputFiles(createPhoto(info.outputPath('bild.jpg'), { megabytes: 1 }))
  await expect(phone.getByRole('button', { name: fillPlaceholders(t.filling.files.remove, { name: 'bild.jpg' }) })).toBeVisible({
    timeout: 20_000,
  })
  await next(stage)
  await phone.getByRole('button', { name: t.filling.send.send }).click()
  await expect(phone.getByText(t.filling.list.all)).toBeVisible({ timeout: 15_000 })
  await checkPage(phone, 'forms-done')
  await phone.context().close()
}

/** Every question but the picture's with its answer, as the staff's screen and the PDF show it. */
function expectedAnswers({ t, lang }: Stage): [question: string, answer: string][] {
  const { yes, no } = t.forms.client
  const answers = [
    ...[no, `${yes} Waran`, 'Allt väl', '172', 'Länge sedan I Umeå'],
    ...[`oily-${lang}`, `b-${lang}`, `x-${lang} y-${lang}`, '7 (0–10)'],
  ]
  const questions = QUESTIONS.flatMap((option) => ('text_sv' in option ? [lang === 'sv' ? option.text_sv : option.text_en] : []))
  return answers.map((answer, place) => [questions[place] ?? '', answer])
}

/** Checks that the staff's screen shows every answer and the picture. */
async function expectOnCard(page: Page, stage: Stage) {
  await expect(page.getByText('Aster 2026')).toBeVisible()
  for (const [question, answer] of expectedAnswers(stage)) {
    const shown = page.getByRole('listitem').filter({ has: page.getByText(question, { exact: true }) })
    await expect(shown).toContainText(`${question} ${answer}`, { useInnerText: true })
  }
  const picture = page.getByRole('img', { name: 'bild.jpg' })
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
}

/** Checks the answers on the staff's screen and in the PDF. */
async function expectAnswers(page: Page, clientId: string, stage: Stage, info: TestInfo) {
  await page.goto(`/clients/${clientId}/client-questionnaires`)
  await page.getByRole('link', { name: stage.title }).click()
  await expectOnCard(page, stage)
  await checkBothWidths(page, 'client-questionnaire-answered')
  const row = (await fetchData(page, `/api/client/${clientId}/questionary`)).items[0]
  const pdf = async () => (await fetchData(page, `/api/documents/${row.document_id}`)).pdf
  await expect.poll(async () => (await pdf()).state, { timeout: 40_000 }).toBe('ready')
  const pdfFile = info.outputPath('answers.pdf')
  writeFileSync(pdfFile, await (await page.request.get((await pdf()).url)).body())
  const text = readPdfText(pdfFile)
  const answers = expectedAnswers(stage).map((pair) => pair.join(' '))
  for (const answer of ['Aster 2026', ...answers, stage.lang === 'sv' ? 'Bild' : 'Picture', 'pictures 1']) expect(text).toContain(answer)
}

test('answer-a-questionnaire-before-the-visit: REC-041 REC-044 one of every type is answered, and nothing typed is lost', async ({
  page,
  browser,
  lang,
  t,
  post,
}, info) => {
  test.setTimeout(180_000)
  const visitor = randomVisitor(lang)
  const title = `Hälsa ${visitor.last}`
  await signIn(page, t, OWNER, { lang })
  const named = { first_name: visitor.first, last_name: visitor.last, mobile_number: visitor.number, country_code: '+46', language: lang }
  const { id } = await postData(page, '/api/clients', named)
  const form = await postData(page, '/api/questionary', { title_sv: title, title_en: title, questions: QUESTIONS })
  await page.goto(`/questionnaires/${form.id}/edit`)
  await expect(page.getByRole('heading', { level: 1, name: t.forms.questionnaires.edit })).toBeVisible()
  await checkBothWidths(page, 'questionnaire-edit')
  await postData(page, `/api/client/${id}/questionary`, { questionnaire_ids: [form.id] })
  await postData(page, `/api/client/${id}/forms/sendMail`, { channels: ['sms'] })
  const phone = await openOnPhone(browser, post, visitor, t.filling)
  const stage = { phone, t, lang, title }
  await phone.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await answerYesAndNo(stage)
  await answerTheRest(stage, info)
  await expectAnswers(page, id, stage, info)
})
