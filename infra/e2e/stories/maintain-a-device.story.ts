import type { Page } from '@playwright/test'
import { fetchData } from './support/api-helpers'
import { field, OWNER, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders, type ProductTexts } from './support/translations'
import { checkBothWidths, checkPage } from './support/visual-checks'

const DEVICES = '/management-system/medical-device'
const PAPERS = '/management-system/documents-and-reports'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** A device that should have been looked after three days ago. */
async function addDevice(page: Page, { management: m, common }: ProductTexts, name: string) {
  await page.getByRole('button', { name: m.devices.add, exact: true }).first().click()
  const form = page.getByRole('form', { name: m.devices.form })
  const values = {
    name,
    brand: 'Candela',
    model: 'GentleMax Pro',
    serial: name,
    supplier: 'Candela Nordic',
    location: 'Laserrummet',
  } as const
  const labels = { ...m.devices, name: common.name }
  for (const [key, value] of Object.entries(values))
    await form.getByLabel(new RegExp(`^${labels[key as keyof typeof values]}( ?\\*)?$`)).fill(value)
  await form.getByLabel(m.devices.interval).fill('6')
  const due = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  await form.getByLabel(m.devices.nextMaintenance).first().fill(due)
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: m.devices.add, exact: true }).click()
  await expect(page.getByText(m.devices.added, { exact: true })).toBeVisible()
}

async function recordMaintenance(page: Page, { management: m, kit }: ProductTexts) {
  await page.getByRole('button', { name: m.maintenance.record, exact: true }).click()
  const form = page.getByRole('form', { name: m.maintenance.record })
  await form.getByLabel(m.maintenance.done).first().fill(new Date().toISOString().slice(0, 10))
  await page.keyboard.press('Tab')
  await form.getByRole('radio', { name: m.maintenance.remarks, exact: true }).press('Space')
  await form.getByLabel(m.maintenance.performedBy).fill('Teknikservice AB')
  await form.getByLabel(m.maintenance.notes).fill('Filter bytt')
  await form.locator('input[type=file]').setInputFiles({ name: 'protokoll.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(form.getByText('protokoll.pdf', { exact: true })).toBeVisible()
  await form.getByText(kit.signature.type, { exact: true }).click()
  await checkPage(page, 'maintenance-form')
  await form.getByRole('button', { name: m.maintenance.sign, exact: true }).click()
  await expect(page.getByText(m.maintenance.recorded, { exact: true })).toBeVisible()
}

test('maintain-a-device: what is overdue stands out, is done and signed, and the next one is planned', async ({ page, lang, t }) => {
  const { management: m } = t
  const { last: name } = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang, to: DEVICES })
  await addDevice(page, t, name)
  const row = page.getByRole('row', { name: new RegExp(name) }).first()
  await expect(row.getByText(m.due.overdue, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'devices')
  await row.getByRole('link', { name }).click()
  await page.getByRole('tab', { name: m.maintenance.title }).click()
  await recordMaintenance(page, t)
  const table = page.getByRole('table', { name: m.maintenance.title })
  await expect(table.getByText(m.maintenance.remarks, { exact: true })).toBeVisible()
  await expect(table.getByText(m.maintenance.planned, { exact: true })).toBeVisible()
  await expect(table.getByText(m.due.overdue, { exact: true })).toHaveCount(0)
  const id = new URL(page.url()).pathname.split('/')[3]
  const done = (await fetchData(page, `/api/medical-devices/${id}/maintenance`)).items.find(
    (row: { state: string }) => row.state === 'done',
  )
  const paper = async () => (await fetchData(page, `/api/documents/${done.document_id}`)).pdf
  await expect.poll(async () => (await paper()).state, { timeout: 30_000 }).toBe('ready')
  expect((await page.request.get((await paper()).url)).headers()['content-type']).toBe('application/pdf')
  await checkBothWidths(page, 'maintenance')
  await page.getByRole('tab', { name: m.logs.title }).click()
  await expect(page.getByRole('row', { name: new RegExp(m.action['device.maintenance_recorded']) })).toBeVisible()
})

test('maintain-a-device: a document gets a new version, which is published and acknowledged; the old one can be read', async ({
  page,
  lang,
  t,
}) => {
  const { management: m } = t
  const { last: title } = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang, to: PAPERS })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkBothWidths(page, 'documents')
  await page.getByRole('button', { name: m.documents.add, exact: true }).first().click()
  await field(page, m.documents.name).fill(title)
  await field(page, m.documents.category).fill('Rutiner')
  await page.getByRole('form', { name: m.documents.form }).getByRole('button', { name: m.documents.add, exact: true }).click()
  for (const [number, words] of ['Sprita ytorna', 'Sprita ytorna två gånger'].entries()) {
    await page.getByRole('tab', { name: m.versions.title }).click()
    await page.getByRole('button', { name: m.versions.create, exact: true }).click()
    const text = page.getByRole('textbox', { name: m.versions.body })
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await text.pressSequentially(words)
    await checkPage(page, 'version-form')
    await page.getByRole('button', { name: m.versions.save, exact: true }).click()
    await expect(page.getByText(m.versions.saved, { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: m.versions.approve, exact: true }).click()
    await page.getByRole('button', { name: m.versions.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: m.versions.publish, exact: true }).click()
    await expect(page.getByText(fillPlaceholders(m.versions.published, { number: number + 1 }), { exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: fillPlaceholders(m.versions.show, { number: 1 }) }).click()
  await expect(page.getByRole('dialog').getByText('Sprita ytorna', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('tab', { name: m.versions.current }).click()
  await expect(page.getByText('Sprita ytorna två gånger', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: m.versions.acknowledge, exact: true }).click()
  await expect(page.getByRole('alert').getByText(m.versions.acknowledged, { exact: true })).toBeVisible()
  await checkBothWidths(page, 'document')
})
