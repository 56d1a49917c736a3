// How soon a week of eight practitioners and four hundred bookings shows after a navigation, on a processor slowed down four times (a part of `just bench`).
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fetchData } from '../stories/support/api-helpers'
import { median } from '../stories/support/first-paint'
import { field } from '../stories/support/staff'
import { expect, test } from '../stories/support/story'

const CHECKOUT = join(import.meta.dirname, '..', '..', '..')
/** The clinic that the benchmarks measure, at a hundredth of its size: ten bookings a day of each of its practitioners, Monday to Friday. */
const SEED = ['-m', 'clinic.cli', 'seed', '--large', '--scale', '0.01']
const [OWNER, PASSWORD] = ['owner@large-0010.example', 'Aster-large-1']
const [PRACTITIONERS, BOOKINGS, SLOWDOWN, TIMES] = [8, 400, 4, 5]
const WEEK_MS = 7 * 86_400_000

const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)
/** The Monday of the week after the present one. */
const nextMonday = () => Date.now() + ((8 - new Date().getUTCDay()) % 7 || 7) * 86_400_000

function seed() {
  const instance = process.env.E2E_INSTANCE ?? 'e2e'
  const command = ['infra/launch.py', 'run', '--instance', instance, '--folder', 'services', '--', 'python', ...SEED]
  execFileSync('python3', command, { cwd: CHECKOUT, stdio: 'ignore' })
}

interface Paints {
  /** Milliseconds until the bookings on the screen were painted. */
  screen: number
  /** Milliseconds until those beside it were there too. */
  all: number
}

/** Presses a button and measures until the bookings of the next week are painted: those in the columns on the screen, then all of them. */
async function measure(page: Page, button: string, newId: string): Promise<Paints> {
  return page.evaluate(
    ({ button, newId, count, columns }) =>
      new Promise<Paints>((resolve) => {
        const board = document.querySelector('.booking-grid .ec-main')
        if (!board) throw new Error('no grid')
        const lastColumn = Math.ceil(board.clientWidth / (board.scrollWidth / columns))
        const frames: { at: number; onScreen: number }[] = []
        const started = performance.now()
        document.querySelector<HTMLElement>(`[aria-label="${button}"]`)?.click()
        const look = () => {
          const isNew = document.querySelector(`.booking-id-${newId}`) !== null
          const shown = isNew ? [...document.querySelectorAll<HTMLElement>('[class*="booking-id-"]')] : []
          // The column is read from the style, since asking for the place would lay the page out.
          const onScreen = shown.filter(({ style }) => Number.parseInt(style.gridColumn, 10) <= lastColumn).length
          frames.push({ at: performance.now() - started, onScreen })
          if (shown.length < count) requestAnimationFrame(look)
          else requestAnimationFrame(() => setTimeout(() => resolve(toPaints(performance.now() - started))))
        }
        const toPaints = (all: number) => {
          const complete = frames.findIndex(({ onScreen }) => onScreen === frames.at(-1)?.onScreen)
          return { screen: frames[complete + 1]?.at ?? all, all }
        }
        look()
      }),
    { button, newId, count: BOOKINGS, columns: PRACTITIONERS * 7 },
  )
}

test('a week of eight practitioners and four hundred bookings is painted in time', async ({ page, lang, t }) => {
  test.setTimeout(300_000)
  seed()
  await page.goto(`/login?lang=${lang}`)
  await field(page, t.common.email).fill(OWNER)
  await field(page, t.app.password).fill(PASSWORD)
  await page.getByRole('button', { name: t.app.signIn, exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
  const practitioners: { id: string }[] = await fetchData(page, '/api/practitioners')
  const ids = practitioners.slice(0, PRACTITIONERS).map(({ id }) => id)
  const first = nextMonday()
  await page.goto(`/calendar/booking?view=week&day=${toDay(first)}&practitioners=${ids}`)
  await expect(page.locator('[class*="booking-id-"]')).toHaveCount(BOOKINGS)
  const session = await page.context().newCDPSession(page)
  const figures: Paints[] = []
  for (let round = 1; round <= TIMES; round++) {
    const monday = first + round * WEEK_MS
    const query = `from=${toDay(monday)}&to=${toDay(monday + WEEK_MS - 86_400_000)}&practitioner_ids=${ids}`
    const { bookings } = await fetchData(page, `/api/v2/bookings?${query}`)
    expect(bookings).toHaveLength(BOOKINGS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    figures.push(await measure(page, t.booking.calendar.nextWeek, bookings[0].id))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForTimeout(500)
  }
  writeFileSync(
    process.env.WEEK_FILE ?? test.info().outputPath('week.json'),
    JSON.stringify({ screen: median(figures.map(({ screen }) => screen)), all: median(figures.map(({ all }) => all)) }),
  )
})
