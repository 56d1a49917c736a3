import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { read, send } from './support/calls'
import { openOnPhone, signWithFinger } from './support/filling'
import { look, lookAtBothWidths } from './support/look'
import { wordsOf } from './support/photos'
import { OWNER, signIn } from './support/staff'
import { expect, type Someone, someone, test } from './support/story'
import type { words } from './support/words'

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

const TEXT = 'Jag har fått information om risker.'

interface Stage {
  page: Page
  t: (typeof words)['en']
  who: Someone
  title: string
}

const letterOf = (title: string) => ({
  title,
  body: paragraph(TEXT),
  questions: [{ type: 'yes_no_textbox', text_sv: 'Är du gravid?', text_en: 'Are you pregnant?', required: true }],
  asks_publish: true,
})

/** The clinic gives the letter on the client's card, and sends the link. */
async function giveAndSend({ page, t: { forms }, title }: Stage, clientId: string) {
  await page.goto(`/clients/${clientId}/letters-of-consents`)
  await page.getByRole('button', { name: forms.client.assign, exact: true }).first().click()
  await page.getByRole('combobox', { name: forms.client.which }).click()
  await page.getByRole('option', { name: title }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: forms.client.give }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: forms.client.send, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: forms.client.send, exact: true }).click()
  await expect(page.getByText(forms.state.pending_sign)).toBeVisible()
  await lookAtBothWidths(page, 'client-consents')
}

/** The client reads, answers and signs with a finger; what is missing is said first. */
async function readAndSign(phone: Page, { t: { filling, beside }, title }: Stage) {
  await look(phone, 'forms-list')
  await phone.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await expect(phone.getByText(TEXT)).toBeVisible()
  await phone.getByRole('button', { name: filling.sign.send, exact: true }).click()
  await expect(phone.getByText(beside.signature)).toBeVisible()
  await phone.getByRole('radio', { name: filling.no, exact: true }).check()
  await phone.getByRole('radio', { name: filling.sign.eyes_covered }).check()
  await phone.getByRole('checkbox').check()
  await signWithFinger(phone, filling.sign.label)
  await look(phone, 'forms-sign')
  await phone.getByRole('button', { name: filling.sign.send, exact: true }).click()
  await expect(phone.getByText(filling.list.all)).toBeVisible()
}

/** The letter is changed afterwards; the card and the paper keep the text as it was signed. */
async function expectAsSigned({ page, t: { forms }, who, title }: Stage, clientId: string, letterId: string, info: TestInfo) {
  await page.request.get('/api/csrf-cookie')
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrf_token')?.value ?? ''
  const changed = { title: `${title} 2`, body: paragraph('Helt annan text.'), questions: [], asks_publish: false, version: 1 }
  const put = await page.request.put(`/api/letters-of-consent/${letterId}`, { headers: { 'X-CSRF-Token': csrf }, data: changed })
  expect(put.ok()).toBe(true)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('img', { name: forms.client.signature })).toBeVisible()
  await lookAtBothWidths(page, 'client-consent-signed')
  const row = (await read(page, `/api/client/${clientId}/letters-of-consent`)).items[0]
  const document = () => read(page, `/api/documents/${row.document_id}`)
  await expect.poll(async () => (await document()).pdf.state, { timeout: 40_000 }).toBe('made')
  const { pdf, code } = await document()
  const paper = info.outputPath('consent.pdf')
  writeFileSync(paper, await (await page.request.get(pdf.url)).body())
  const text = await wordsOf(paper)
  for (const said of [TEXT, `${who.first} ${who.last}`, code]) expect(text).toContain(said)
  expect(text).not.toContain('Helt annan text')
  return code as string
}

test('sign-a-consent-on-a-phone: REC-031 BEY-023 the client reads and signs by a link, and the paper keeps the text as signed', async ({
  page,
  browser,
  lang,
  t,
  post,
}, info) => {
  test.setTimeout(150_000)
  const who = someone(lang)
  const stage = { page, t, who, title: `Samtycke ${who.last}` }
  await signIn(page, t, OWNER, { lang })
  const named = { first_name: who.first, last_name: who.last, mobile_number: who.number, country_code: '+46', language: lang }
  const { id } = await send(page, '/api/clients', named)
  const letter = await send(page, '/api/letters-of-consent', letterOf(stage.title))
  await giveAndSend(stage, id)
  const phone = await openOnPhone(browser, post, who, t.filling)
  await readAndSign(phone, stage)
  await expect(page.getByText(t.forms.state.signed, { exact: true })).toBeVisible({ timeout: 15_000 })
  const code = await expectAsSigned(stage, id, letter.id, info)
  await phone.goto(`/public/document/${code}?lang=${lang}`)
  await expect(phone.getByText(t.document.stands)).toBeVisible()
  await expect(phone.getByText(who.last)).toHaveCount(0)
  await look(phone, 'document-verified')
  await phone.context().close()
})
