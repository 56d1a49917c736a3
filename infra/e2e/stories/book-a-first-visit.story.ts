import { readFileSync } from 'node:fs'
import { CLINIC, PORTAL, Visitor } from './support/booking-page'
import { blockThirdPartyStorage, startEmbedHost } from './support/embed-host'
import { expect, randomVisitor, test } from './support/story'
import { fillPlaceholders } from './support/translations'
import { checkPage } from './support/visual-checks'

// A phone whose own zone is not the clinic's.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, timezoneId: 'America/New_York' })

const SERVICE = 'Videokonsultation'

test('book-a-first-visit: a visitor on a phone books in the clinic’s colour and zone, and keeps a calendar file', async ({
  page,
  lang,
  t,
  post,
}) => {
  const visitor = new Visitor(page, t.portal, randomVisitor(lang))
  await page.goto(`${PORTAL}?lang=${lang}`)
  await expect(page.getByRole('heading', { level: 1, name: CLINIC })).toBeVisible()
  await visitor.at(t.portal.service.title)
  await checkPage(page, 'portal-1-service')
  await visitor.choose(SERVICE)
  await checkPage(page, 'portal-3-day')
  await visitor.takeFirstDay()
  await checkPage(page, 'portal-4-time')
  const time = await visitor.takeTime()
  await expect(page.getByRole('button', { name: t.portal.details.send })).toHaveCSS('background-color', 'rgb(14, 124, 102)')
  await visitor.fillDetails()
  await checkPage(page, 'portal-5-details')
  await visitor.press(t.portal.details.send)
  await visitor.atCode()
  await checkPage(page, 'portal-6-code')
  await visitor.enterCode(post)
  await visitor.at(t.portal.review.title)
  await checkPage(page, 'portal-7-review')
  await visitor.confirm()
  await checkPage(page, 'portal-8-done')
  await expect(page.getByRole('definition').filter({ hasText: time })).toBeVisible()
  await expect(page.getByText(fillPlaceholders(t.portal.zone.clinic, { zone: 'Europe/Stockholm' }))).toBeVisible()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.portal.done.file }).click()])
  const file = readFileSync(await download.path(), 'utf8')
  expect(clinicTimeOf(file)).toBe(time)
  expect(file).toContain('BEGIN:VEVENT')
  expect(file, 'health is nobody else’s business').not.toContain(SERVICE)
})

/** When the file's visit begins, on the clinic's clock. */
function clinicTimeOf(file: string) {
  const [, year, month, day, hour, minute] = /^DTSTART(?:;VALUE=DATE-TIME)?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ\r?$/m.exec(file) ?? []
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return at.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' })
}

test('book-a-first-visit: back, reload, a double click and a lost network lose nothing', async ({ page, context, lang, t, post }) => {
  const visitor = new Visitor(page, t.portal, randomVisitor(lang))
  await page.goto(`${PORTAL}?lang=${lang}`)
  await visitor.choose(SERVICE)
  await visitor.takeFirstDay()
  await test.step('back, the page’s own and the browser’s, and forward again', async () => {
    await visitor.press(new RegExp(`${t.portal.back}$`))
    await visitor.at(t.portal.day.title)
    await page.goForward()
    await visitor.at(t.portal.time.title)
    await page.goBack()
    await visitor.at(t.portal.day.title)
    await page.goForward()
  })
  await visitor.at(t.portal.time.title)
  const time = await visitor.takeTime(3)
  await visitor.fillDetails()
  await page.reload()
  await expect(page.getByLabel(t.portal.details.lastName)).toHaveValue(visitor.person.last)
  await expect(page.getByLabel(t.portal.details.phone)).toHaveValue(visitor.person.number)
  await test.step('offline in the middle', async () => {
    await context.setOffline(true)
    await expect(page.getByText(t.portal.error.offline, { exact: true })).toBeVisible()
    await visitor.press(t.portal.details.send)
    await expect(page.getByText(t.portal.error.unreachable, { exact: true })).toBeVisible()
    await context.setOffline(false)
    await visitor.press(t.portal.tryAgain)
    await visitor.atCode()
  })
  await page.reload()
  await visitor.enterCode(post)
  await visitor.at(t.portal.review.title)
  await page.reload()
  await page.getByRole('button', { name: t.portal.review.confirm }).dblclick()
  await visitor.at(t.portal.done.title)
  await page.reload()
  await visitor.at(t.portal.done.title)
  await expect(page.getByRole('definition').filter({ hasText: time })).toBeVisible()
  await post.newest(visitor.person.phone, { contains: CLINIC })
  await expect.poll(async () => (await post.to(visitor.person.email)).length, { message: 'told by mail' }).toBe(1)
  expect((await post.to(visitor.person.phone)).filter(({ code }) => code === null)).toHaveLength(1)
})

test('book-a-first-visit: an answer that never arrives is asked for again, and nothing is booked twice', async ({
  page,
  lang,
  t,
  post,
}) => {
  const visitor = new Visitor(page, t.portal, randomVisitor(lang))
  await page.goto(`${PORTAL}?lang=${lang}`)
  await visitor.goToReview(SERVICE, post, { time: 6 })
  await page.route(
    '**/bookings',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await visitor.press(t.portal.review.confirm)
  await expect(page.getByText(t.portal.error.unreachable, { exact: true })).toBeVisible()
  await visitor.press(t.portal.tryAgain)
  await visitor.at(t.portal.done.title)
  await expect.poll(async () => (await post.to(visitor.person.email)).length, { message: 'told by mail' }).toBe(1)
})

test('book-a-first-visit: the same in a foreign page’s frame, where the browser keeps nothing for it', async ({
  page,
  context,
  baseURL,
  lang,
  t,
  post,
}) => {
  const site = await startEmbedHost(baseURL ?? '', `${PORTAL}?lang=${lang}`)
  await blockThirdPartyStorage(context)
  await page.goto(site.address)
  const frame = page.frameLocator('iframe')
  const visitor = new Visitor(frame, t.portal, randomVisitor(lang))
  await visitor.goToReview(SERVICE, post, { time: 9 })
  const cookies = await context.cookies(baseURL)
  expect(cookies, 'a visitor needs no cookie').toEqual([])
  await visitor.confirm()
  await expect(frame.getByRole('link', { name: t.portal.done.file })).toBeVisible()
  await expect.poll(async () => (await post.to(visitor.person.email)).length, { message: 'told by mail' }).toBe(1)
  site.close()
})

test('book-a-first-visit: staff pages refuse a foreign page’s frame', async ({ page, baseURL, lang }) => {
  const site = await startEmbedHost(baseURL ?? '', `/login?lang=${lang}`)
  await page.goto(site.address)
  const [refused] = await Promise.all([page.request.get('/login')])
  expect(refused?.headers()['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  site.close()
})
