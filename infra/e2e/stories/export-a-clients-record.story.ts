import { readFileSync } from 'node:fs'
import { fetchData, postData } from './support/api-helpers'
import { OWNER, RECEPTION, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { checkBothWidths } from './support/visual-checks'

test('export-a-clients-record: the owner takes the whole record out, and sees who has looked at it', async ({ page, lang, t, browser }) => {
  test.setTimeout(120_000)
  const { exported: x } = t
  const { first: first_name, last: last_name } = randomVisitor(lang)
  await signIn(page, t, OWNER, { lang })
  const { id } = await postData(page, '/api/clients', { first_name, last_name, language: lang, warning: 'Latex' })

  const desk = await browser.newContext()
  const other = await desk.newPage()
  await signIn(other, t, RECEPTION, { lang, to: `/clients/${id}` })
  await expect(other.getByRole('heading', { level: 1, name: `${first_name} ${last_name}` })).toBeVisible()
  await desk.close()

  await page.goto(`/clients/${id}`)
  await page.getByRole('link', { name: x.title, exact: true }).click()
  await page.getByRole('button', { name: x.request, exact: true }).click()
  await expect(page.getByText(x.ready, { exact: true })).toBeVisible({ timeout: 60_000 })
  await checkBothWidths(page, 'client-export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: x.download, exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.zip$/)
  const zip = readFileSync(await file.path()).toString('latin1')
  for (const name of [lang === 'sv' ? 'journal.pdf' : 'record.pdf', 'data/client.json', 'data/audit.json']) expect(zip).toContain(name)
  const clientExport = await fetchData(page, `/api/clients/${id}/export`)
  expect(clientExport.downloads).toBe(1)

  await page.goto(`/clients/${id}/logs`)
  await expect(
    page.getByText(lang === 'sv' ? /Malin Falk .*öppnade klientens kort/ : /Malin Falk .*opened the client's card/),
  ).toBeVisible()
  await checkBothWidths(page, 'client-access-log')
})
