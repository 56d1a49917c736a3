import type { Calendar, Visit } from './calendar.api'
import { type CalendarView, MOST_IN_WEEK } from './use-calendar-view'
import { addDays, type Day, dayOf, daysFrom, later, type Wall, wallSpan, weekdayOf } from './wall'

export type Practitioner = Calendar['practitioners'][number]

/** What of a calendar is on the screen: cancelled visits are not, nor what the filters leave out. */
export function shownOf(calendar: Calendar, view: Pick<CalendarView, 'view' | 'practitioners' | 'services'>) {
  const wanted = new Set(view.practitioners)
  const services = new Set(view.services)
  const active = calendar.practitioners.filter(
    (each) => each.is_active || calendar.bookings.some((visit) => visit.practitioner_id === each.id),
  )
  const chosen = active.filter((each) => wanted.size === 0 || wanted.has(each.id))
  const practitioners = view.view === 'week' ? chosen.slice(0, wanted.size === 0 ? 1 : MOST_IN_WEEK) : chosen
  const visible = new Set(practitioners.map((each) => each.id))
  const visits = calendar.bookings.filter(
    (visit) => visit.state !== 'cancelled' && visible.has(visit.practitioner_id) && (services.size === 0 || services.has(visit.service_id)),
  )
  return { practitioners, visits }
}

export interface Closed {
  start: Wall
  end: Wall
  title: string
  practitionerIds: string[]
}

const at = (day: Day, hour: string): Wall => (hour === '24:00' ? `${addDays(day, 1)} 00:00:00` : `${day} ${hour}:00`)

/** The hours of a day on which the clinic is closed: what its openings leave. */
function closedHours(day: Day, hours: Calendar['hours']): [Wall, Wall][] {
  const found: [Wall, Wall][] = []
  let from = at(day, '00:00')
  for (const { opens, closes } of hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .sort((a, b) => a.opens.localeCompare(b.opens))) {
    if (at(day, opens) > from) found.push([from, at(day, opens)])
    if (at(day, closes) > from) from = at(day, closes)
  }
  if (from < at(day, '24:00')) found.push([from, at(day, '24:00')])
  return found
}

/** What is shaded: the hours outside the clinic's, for everybody, and days off of the clinic or of one. */
export function closedOf(calendar: Calendar, first: Day, length: number, practitioners: Practitioner[]): Closed[] {
  const everybody = practitioners.map(({ id }) => id)
  return daysFrom(first, length).flatMap((day) => {
    const off = calendar.holidays.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
    const hours = closedHours(day, calendar.hours).map(([start, end]) => ({ start, end, title: '', practitionerIds: everybody }))
    const days = off
      .filter(({ practitioner_id: who }) => !who || everybody.includes(who))
      .map(({ name, practitioner_id: who }) => ({
        start: at(day, '00:00'),
        end: at(day, '24:00'),
        title: name,
        practitionerIds: who ? [who] : everybody,
      }))
    return [...hours, ...days]
  })
}

/** The hours that the board has: the clinic's with one around them, and every visit that is outside. */
export function boardHours(calendar: Calendar, visits: Visit[], zone: string): { min: string; max: string } {
  const spans = visits.map((visit) => wallSpan(visit, zone))
  const hour = (text: string) => Number(text.slice(0, 2)) + Number(text.slice(3, 5)) / 60
  const starts = [...calendar.hours.map(({ opens }) => hour(opens) - 1), ...spans.map(({ start }) => hour(start.slice(11)))]
  const ends = [
    ...calendar.hours.map(({ closes }) => hour(closes) + 1),
    ...spans.map(({ start, end }) => (end.slice(0, 10) > start.slice(0, 10) ? 24 : hour(end.slice(11)))),
  ]
  const text = (value: number) => `${String(value).padStart(2, '0')}:00:00`
  if (starts.length === 0) return { min: text(8), max: text(18) }
  return { min: text(Math.max(0, Math.floor(Math.min(...starts)))), max: text(Math.min(24, Math.ceil(Math.max(...ends)))) }
}

/** Where the board stands when it opens: an hour before now when today is on it, else when the clinic opens. */
export function scrollHour(now: Wall, from: Day, to: Day): string {
  const shown = from <= dayOf(now) && dayOf(now) <= to
  return shown ? `${later(now, -60).slice(11, 13)}:00:00` : '00:00:00'
}
