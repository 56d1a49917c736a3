import { lookAtBothWidths } from './support/look'
import { PORTAL, Visitor } from './support/portal'
import { RECEPTION, signIn } from './support/staff'
import { expect, someone, test } from './support/story'

const SERVICE = 'Videokonsultation'

test('find-a-client: a piece of the name leads to the card, which shows the booking', async ({ page, browser, lang, t, post }) => {
  const phone = await browser.newContext()
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(portal, t.portal, someone(lang))
  const { day, time } = await visitor.walkToReview(SERVICE, post, { time: 12 })
  await visitor.confirm()
  await phone.close()

  await signIn(page, t, RECEPTION, { lang, to: '/' })
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(t.shell.search.placeholder).fill(visitor.who.last.slice(3))
  await page.getByRole('button', { name: visitor.who.last }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: visitor.who.last })).toBeVisible()
  const bookings = page.getByRole('region', { name: t.booking.visits.title })
  const line = bookings.getByRole('link', { name: `${day} ${time}` })
  await expect(line).toContainText(SERVICE)
  await lookAtBothWidths(page, 'client-card')

  await page.goto('/clients')
  await page.getByRole('searchbox').or(page.getByPlaceholder(t.record.clients.search)).first().fill(visitor.who.last.slice(3))
  await page.getByRole('link', { name: visitor.who.last }).click()
  await expect(line).toBeVisible()
})
