// The clinic's booking portal, in a page or in a frame of another page.
import { expect, type Locator } from '@playwright/test'
import type { Mailbox, RandomVisitor } from './story'
import { fillPlaceholders, type ProductTexts } from './translations'

export const PORTAL = '/booking/demo-lindqvist-hud-estetik'
export const CLINIC = 'Lindqvist Hud & Estetik'

type PortalTexts = ProductTexts['portal']

/** A page or a frame. */
export interface PageOrFrame {
  getByRole: Locator['getByRole']
  getByLabel: Locator['getByLabel']
  locator: Locator['locator']
}

/** Matches the label of a day with any number of free times. */
const freeDay = ({ free_one: singular, free_other: plural }: PortalTexts['day']) =>
  new RegExp(`(${fillPlaceholders(singular, { count: 1 })}|${fillPlaceholders(plural, { count: '\\d+' })})$`)

/** Days ahead without demo bookings, which reach six weeks; the portal reaches ninety days. */
const DAYS_AFTER_DEMO_BOOKINGS = 50

/** On Saturdays the demo is open for half a day. */
const isShort = (day: string) => new Date(day).getUTCDay() === 6

/** The day so many days ahead, or the first of the next month when only a few days of its month are left, and the months until then. */
function findTargetMonth(daysAhead: number) {
  const now = new Date()
  const at = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead))
  if (at.getUTCDate() > 24) at.setUTCMonth(at.getUTCMonth() + 1, 1)
  const months = (at.getUTCFullYear() - now.getFullYear()) * 12 + at.getUTCMonth() - now.getMonth()
  return { from: at.toISOString().slice(0, 10), months }
}

/** What English visitors read of services that stories name in Swedish, as staff do. */
const ENGLISH_NAMES: Record<string, string> = { Videokonsultation: 'Video consultation' }

/** Matches the button of a service on the page of either language. */
export const serviceButton = (service: string) => new RegExp(`^(${[service, ENGLISH_NAMES[service] ?? service].join('|')})`)

export class Visitor {
  constructor(
    private readonly page: PageOrFrame,
    private readonly t: PortalTexts,
    readonly person: RandomVisitor,
  ) {}

  at(heading: string) {
    return expect(this.page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }

  press(name: string | RegExp) {
    return this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
  }

  /** Chooses a service, and whom to see where several perform it; anyone is chosen from the start. */
  async choose(service: string, practitioner?: string) {
    await this.at(this.t.service.title)
    await this.press(serviceButton(service))
    await this.at(this.t.day.title)
    await expect(this.page.getByRole('status', { name: this.t.loading })).toHaveCount(0)
    const picker = this.page.getByRole('button', { name: this.t.practitioner.title })
    if (!practitioner || !(await picker.isVisible())) return
    await picker.click()
    await this.press(new RegExp(`^${practitioner}`))
    await expect(picker).toContainText(practitioner)
  }

  /** Selects the first free day after so many days and returns it; the default is later than the demo's bookings. */
  async takeFirstDay(daysAhead = DAYS_AFTER_DEMO_BOOKINGS) {
    const { day } = this.t
    const { from, months } = findTargetMonth(daysAhead)
    for (let month = 0; month < months; month++) await this.press(day.next)
    const free = this.page.getByRole('grid', { name: /./ }).getByRole('button', { name: freeDay(day) })
    const days = async () =>
      (await free.evaluateAll((all) => all.map((cell) => cell.dataset.day ?? ''))).filter((day) => day >= from && !isShort(day))
    await expect.poll(days, { message: `free days from ${from}` }).not.toEqual([])
    const [chosen = ''] = await days()
    await free.and(this.page.locator(`[data-day="${chosen}"]`)).click()
    await this.at(this.t.time.title)
    return chosen
  }

  get times() {
    return this.page.getByRole('region').getByRole('button', { name: /^\d\d:\d\d$/ })
  }

  /** Selects a time by its index in the list and returns it, in the clinic's time zone. */
  async takeTime(index = 0) {
    const time = this.times.nth(index)
    const name = (await time.textContent()) ?? ''
    await time.click()
    await this.at(this.t.details.title)
    return name
  }

  async fillDetails() {
    const { details } = this.t
    await this.page.getByLabel(details.firstName).fill(this.person.first)
    await this.page.getByLabel(details.lastName).fill(this.person.last)
    await this.page.getByLabel(details.phone).fill(this.person.number)
    await this.page.getByLabel(details.email).fill(this.person.email)
  }

  /** Waits until the code is asked for, at the review. */
  atCode() {
    return expect(this.page.getByLabel(this.t.code.label)).toBeVisible()
  }

  /** Types the code that was sent, and waits until it is checked. */
  async enterCode(post: Mailbox) {
    await this.atCode()
    await this.page.getByLabel(this.t.code.label).fill(await post.codeOf(this.person))
    await expect(this.page.getByLabel(this.t.code.label)).toHaveCount(0)
  }

  /** Fills in every step up to the review. */
  async goToReview(service: string, post: Mailbox, { practitioner, time = 0 }: { practitioner?: string; time?: number } = {}) {
    await this.choose(service, practitioner)
    const day = await this.takeFirstDay()
    const at = await this.takeTime(time)
    await this.fillDetails()
    await this.press(this.t.details.send)
    await this.enterCode(post)
    await this.at(this.t.review.title)
    return { day, time: at }
  }

  async confirm() {
    await this.press(this.t.review.confirm)
    await this.at(this.t.done.title)
  }
}
