import { fetchData } from './support/api-helpers'
import { PORTAL, Visitor } from './support/booking-page'
import { RECEPTION, signIn } from './support/staff'
import { expect, randomVisitor, test } from './support/story'
import { checkBothWidths, checkPage } from './support/visual-checks'

interface ListedNotification {
  client: { last_name: string } | null
  read_at: string | null
}

const SERVICE = 'Videokonsultation'
/** Shorter than the poll's 30 seconds, so that only realtime can be this quick. */
const REALTIME_TIMEOUT_MS = 15_000

test('hear-of-a-booking: PLT-081 a visitor books, the receptionist’s bell shows it at once and leads to the booking', async ({
  page,
  browser,
  lang,
  t,
  post,
}) => {
  test.setTimeout(120_000)
  const { notifications } = t.shell
  const bell = page.getByRole('button', { name: new RegExp(`^${notifications.title}`) })
  await signIn(page, t, RECEPTION, { lang, to: '/clients' })
  await expect(bell).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkPage(page, 'notifications-bell')

  const visitorPage = await (await browser.newContext()).newPage()
  const visitor = new Visitor(visitorPage, t.portal, randomVisitor(lang))
  const name = `${visitor.person.first} ${visitor.person.last}`
  await visitorPage.goto(`${PORTAL}?lang=${lang}`)
  await visitor.goToReview(SERVICE, post, { time: 12 })
  await bell.click()
  const panel = page.getByRole('dialog', { name: notifications.title })
  const booked = page.getByRole('link', { name: new RegExp(`${name}.*${SERVICE}`) })
  await expect(panel).toBeVisible()
  await visitor.confirm()
  await expect(panel.locator(booked)).toBeVisible({ timeout: REALTIME_TIMEOUT_MS })
  await checkBothWidths(page, 'notifications-panel')
  await panel.locator(booked).click()
  await expect(page).toHaveURL(/\/calendar\/booking\/[0-9a-f-]{36}/)
  await expect(page.getByText(name).first()).toBeVisible()
  const isRead = async (): Promise<boolean> => {
    const { items } = await fetchData(page, '/api/notifications?per_page=100')
    return (items as ListedNotification[]).some((item) => item.client?.last_name === visitor.person.last && item.read_at !== null)
  }
  await expect.poll(isRead, { message: 'it is read' }).toBe(true)
  await page.goto('/notification')
  await expect(page.getByRole('table', { name: notifications.title }).locator(booked)).toBeVisible()
  await checkBothWidths(page, 'notifications-page')
})
