// What a visitor does at the clinic's portal; the same in the page and in another page's frame.
import { expect, type Locator } from '@playwright/test'
import type { Post, Someone } from './story'
import type { words } from './words'

export const PORTAL = '/booking/demo-lindqvist-hud-estetik'
export const CLINIC = 'Lindqvist Hud & Estetik'

type Words = (typeof words)['en']['portal']

/** A page or a frame: whatever things can be found in. */
export interface Place {
  getByRole: Locator['getByRole']
  getByLabel: Locator['getByLabel']
  locator: Locator['locator']
}

/** A day is named with how many times are free, in whichever number. */
const freeDay = (free: (count: number) => string) => new RegExp(`(${free(1)}|\\d+${free(0).slice(1)})$`)

/** The demo's visits reach six weeks ahead, its portal ninety days. */
const BEYOND_THE_DEMO = 50

/** On Saturdays the demo is open for half a day. */
const isShort = (day: string) => new Date(day).getUTCDay() === 6

/** The day so far ahead, or the next month's first where only a few of its own are left, and how many months lie between. */
function wholeMonth(ahead: number) {
  const now = new Date()
  const at = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + ahead))
  if (at.getUTCDate() > 24) at.setUTCMonth(at.getUTCMonth() + 1, 1)
  const months = (at.getUTCFullYear() - now.getFullYear()) * 12 + at.getUTCMonth() - now.getMonth()
  return { from: at.toISOString().slice(0, 10), months }
}

export class Visitor {
  constructor(
    private readonly place: Place,
    private readonly t: Words,
    readonly who: Someone,
  ) {}

  at(heading: string) {
    return expect(this.place.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }

  press(name: string | RegExp) {
    return this.place
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
  }

  async choose(service: string, practitioner = this.t.practitioner.anyone) {
    await this.at(this.t.service.title)
    await this.press(new RegExp(`^${service}`))
    await this.at(this.t.practitioner.title)
    await this.press(new RegExp(`^${practitioner}`))
    await this.at(this.t.day.title)
  }

  /** Takes the first free day that lies so far ahead and says which it was: beyond the demo's own visits, whatever the day is today. */
  async takeFirstDay(ahead = BEYOND_THE_DEMO) {
    const { day } = this.t
    const { from, months } = wholeMonth(ahead)
    for (let turned = 0; turned < months; turned++) await this.press(day.next)
    const free = this.place.getByRole('grid', { name: /./ }).getByRole('button', { name: freeDay(day.free) })
    const days = async () =>
      (await free.evaluateAll((all) => all.map((one) => one.dataset.day ?? ''))).filter((one) => one >= from && !isShort(one))
    await expect.poll(days, { message: `free days from ${from}` }).not.toEqual([])
    const [chosen = ''] = await days()
    await free.and(this.place.locator(`[data-day="${chosen}"]`)).click()
    await this.at(this.t.time.title)
    return chosen
  }

  get times() {
    return this.place.getByRole('region').getByRole('button', { name: /^\d\d:\d\d$/ })
  }

  /** Takes a time by its place in the list and says which it was, as the clinic's clock has it. */
  async takeTime(index = 0) {
    const time = this.times.nth(index)
    const name = (await time.textContent()) ?? ''
    await time.click()
    await this.at(this.t.details.title)
    return name
  }

  async fillDetails() {
    const { details } = this.t
    await this.place.getByLabel(details.firstName).fill(this.who.first)
    await this.place.getByLabel(details.lastName).fill(this.who.last)
    await this.place.getByLabel(details.phone).fill(this.who.number)
    await this.place.getByLabel(details.email).fill(this.who.email)
  }

  async giveCode(post: Post) {
    await this.at(this.t.code.title)
    await this.place.getByLabel(this.t.code.label).fill(await post.code(this.who.phone))
  }

  /** From the first question to the last, without a slip. */
  async walkToReview(service: string, post: Post, { practitioner, time = 0 }: { practitioner?: string; time?: number } = {}) {
    await this.choose(service, practitioner)
    const day = await this.takeFirstDay()
    const at = await this.takeTime(time)
    await this.fillDetails()
    await this.press(this.t.details.send)
    await this.giveCode(post)
    await this.at(this.t.review.title)
    return { day, time: at }
  }

  async confirm() {
    await this.press(this.t.review.confirm)
    await this.at(this.t.done.title)
  }
}
