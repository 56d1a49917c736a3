import { PORTAL, Visitor } from './support/booking-page'
import { RECEPTION, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { checkBothWidths } from './support/visual-checks'

const SERVICE = 'Videokonsultation'

test('find-a-client: a piece of the name leads to the card, which shows the booking', async ({ page, browser, lang, t, post }) => {
  const phone = await browser.newContext()
  const portal = await phone.newPage()
  await portal.goto(`${PORTAL}?lang=${lang}`)
  const visitor = new Visitor(portal, t.portal, randomVisitor(lang))
  const { day, time } = await visitor.goToReview(SERVICE, post, { time: 12 })
  await visitor.confirm()
  await phone.close()

  await signIn(page, t, RECEPTION, { lang, to: '/' })
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder(t.shell.search.placeholder).fill(visitor.person.last.slice(3))
  await page.getByRole('button', { name: visitor.person.last }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: visitor.person.last })).toBeVisible()
  const bookings = page.getByRole('region', { name: t.booking.bookings.title })
  const line = bookings.getByRole('link', { name: `${day} ${time}` })
  await expect(line).toContainText(SERVICE)
  await checkBothWidths(page, 'client-card')

  await page.goto('/clients')
  await page.getByRole('searchbox').or(page.getByPlaceholder(t.record.clients.search)).first().fill(visitor.person.last.slice(3))
  await page.getByRole('link', { name: visitor.person.last }).click()
  await expect(line).toBeVisible()
})
