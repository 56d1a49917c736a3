import type { Schema } from '@clinic/kit/api'
import { addDays, addMinutes, type ClinicTime, type Day, getClinicTimeRange, getWeekday, listDays } from '@clinic/kit/i18n'
import type { ScheduleDay } from '../../schedules.api'
import type { Calendar, CalendarBooking } from './calendar.api'
import { joinGroups } from './group-bookings'
import type { CalendarView } from './use-calendar-view'

export type Practitioner = Calendar['practitioners'][number]

/** A time of a practitioner that is taken by something that isn't shown as a booking, with its reason where staff have made it unavailable. */
export type BusyTime = NonNullable<Calendar['busy']>[number] & { reason?: string; unavailable_time_id?: string }

/** Return the bookings, other taken times and practitioners to show: without cancelled bookings and those that the filters exclude. */
export function filterCalendar(calendar: Calendar, view: Pick<CalendarView, 'practitioners' | 'services'>) {
  const practitionerIds = new Set(view.practitioners)
  const services = new Set(view.services)
  const active = calendar.practitioners.filter(
    (practitioner) => practitioner.is_active || calendar.bookings.some((booking) => booking.practitioner_id === practitioner.id),
  )
  const practitioners = active.filter((practitioner) => practitionerIds.size === 0 || practitionerIds.has(practitioner.id))
  const visible = new Set(practitioners.map((practitioner) => practitioner.id))
  const bookings = calendar.bookings.filter(
    (booking) =>
      booking.state !== 'cancelled' && visible.has(booking.practitioner_id) && (services.size === 0 || services.has(booking.service_id)),
  )
  const taken: BusyTime[] = [
    ...(calendar.busy ?? []),
    ...calendar.unavailable.map(({ id, ...time }) => ({ ...time, unavailable_time_id: id })),
  ]
  const busy = taken.filter((time) => visible.has(time.practitioner_id))
  return { practitioners, bookings: joinGroups(bookings), busy }
}

export interface ClosedInterval {
  start: ClinicTime
  end: ClinicTime
  title: string
  practitionerIds: string[]
}

const toLocalTime = (day: Day, hour: string): ClinicTime => (hour === '24:00' ? `${addDays(day, 1)} 00:00:00` : `${day} ${hour}:00`)

/** Return the parts of a day outside the given hours. */
function closedHoursOfDay(day: Day, hours: { opens: string; closes: string }[]): [ClinicTime, ClinicTime][] {
  const intervals: [ClinicTime, ClinicTime][] = []
  let from = toLocalTime(day, '00:00')
  for (const { opens, closes } of [...hours].sort((a, b) => a.opens.localeCompare(b.opens))) {
    if (toLocalTime(day, opens) > from) intervals.push([from, toLocalTime(day, opens)])
    if (toLocalTime(day, closes) > from) from = toLocalTime(day, closes)
  }
  if (from < toLocalTime(day, '24:00')) intervals.push([from, toLocalTime(day, '24:00')])
  return intervals
}

/** The closed hours of a day: by their schedule for practitioners who have one, by the opening hours for the others. */
function closedHours(day: Day, calendar: Calendar, schedule: ScheduleDay[], practitionerIds: string[]): ClosedInterval[] {
  const scheduled = schedule.filter((row) => row.day === day && row.state !== 'expired' && practitionerIds.includes(row.practitioner_id))
  const others = practitionerIds.filter((id) => !scheduled.some((row) => row.practitioner_id === id))
  const opening = calendar.hours.filter(({ weekday }) => weekday === getWeekday(day))
  const own = scheduled.map((row) => ({ ids: [row.practitioner_id], hours: row.slots.filter((slot) => slot.is_active) }))
  return [...(others.length > 0 ? [{ ids: others, hours: opening }] : []), ...own].flatMap(({ ids, hours }) =>
    closedHoursOfDay(day, hours).map(([start, end]) => ({ start, end, title: '', practitionerIds: ids })),
  )
}

/** Return the intervals to shade: outside schedules or opening hours, and days off of the clinic or of one practitioner. */
export function closedIntervals(
  calendar: Calendar,
  first: Day,
  length: number,
  practitioners: Practitioner[],
  schedule: ScheduleDay[] = [],
): ClosedInterval[] {
  const allIds = practitioners.map(({ id }) => id)
  return listDays(first, length).flatMap((day) => {
    const holidays = calendar.holidays.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
    const hours = closedHours(day, calendar, schedule, allIds)
    const days = holidays
      .filter(({ practitioner_id: practitionerId }) => !practitionerId || allIds.includes(practitionerId))
      .map(({ name, practitioner_id: practitionerId }) => ({
        start: toLocalTime(day, '00:00'),
        end: toLocalTime(day, '24:00'),
        title: name,
        practitionerIds: practitionerId ? [practitionerId] : allIds,
      }))
    return [...hours, ...days]
  })
}

/** Return the practitioners who can't take over a booking since they don't perform its service (USE-020); its own one keeps it anyway. */
export function getUnqualifiedPractitioners(
  booking: Pick<CalendarBooking, 'service_id' | 'practitioner_id'>,
  services: Schema['ServiceOption'][],
  practitioners: Practitioner[],
): Practitioner[] {
  const service = services.find(({ id }) => id === booking.service_id)
  if (!service) return []
  return practitioners.filter(({ id }) => id !== booking.practitioner_id && !service.practitioner_ids?.includes(id))
}

/** Return the hours that the grid spans: the opening hours with one hour around them, widened by bookings outside. */
export function visibleHours(
  calendar: Calendar,
  bookings: Pick<CalendarBooking, 'start_at' | 'end_at'>[],
  zone: string,
  schedule: ScheduleDay[] = [],
): { min: string; max: string } {
  const open = [...calendar.hours, ...schedule.flatMap(({ slots }) => slots)]
  const spans = bookings.map((booking) => getClinicTimeRange(booking, zone))
  const hour = (text: string) => Number(text.slice(0, 2)) + Number(text.slice(3, 5)) / 60
  const starts = [...open.map(({ opens }) => hour(opens) - 1), ...spans.map(({ start }) => hour(start.slice(11)))]
  const ends = [
    ...open.map(({ closes }) => hour(closes) + 1),
    ...spans.map(({ start, end }) => (end.slice(0, 10) > start.slice(0, 10) ? 24 : hour(end.slice(11)))),
  ]
  const text = (value: number) => `${String(value).padStart(2, '0')}:00:00`
  if (starts.length === 0) return { min: text(8), max: text(18) }
  return { min: text(Math.max(0, Math.floor(Math.min(...starts)))), max: text(Math.min(24, Math.ceil(Math.max(...ends)))) }
}

/** Return the time to scroll to at first: an hour before now when today is shown, otherwise the first hour. */
export function initialScrollTime(now: ClinicTime, from: Day, to: Day): string {
  const day = now.slice(0, 10)
  const isShown = from <= day && day <= to
  return isShown ? `${addMinutes(now, -60).slice(11, 13)}:00:00` : '00:00:00'
}
