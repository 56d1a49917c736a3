import {
  addDays,
  type Day,
  formatDayInWords,
  formatTimeOfDay,
  getClinicTimeRange,
  getFullName,
  getMinutesBetween,
  type Language,
  type LocaleSettings,
  listDays,
} from '@clinic/kit/i18n'
import type { Calendar as Widget } from '@event-calendar/core'
import { hasMissingForms } from './booking-states'
import type { CalendarBooking } from './calendar.api'
import { type EventData, renderEvent } from './calendar-grid-content'
import type { BusyTime, ClosedInterval, Practitioner } from './calendar-view-model'
import { type CalendarEntry, isGroup } from './group-bookings'
import type { View } from './use-calendar-view'

interface GridInput {
  practitioners: Practitioner[]
  /** The first and the last hour shown. */
  min: string
  max: string
  view: { view: View; from: Day; length: number }
  editable: boolean
  formats: GridFormats
  /** The step of the clinic's start times, to which a click and a drag snap. */
  stepMinutes: number
  /** Time to scroll to when the grid opens. */
  scroll: string
}

interface EventsInput {
  bookings: CalendarEntry[]
  busy: BusyTime[]
  practitioners: Practitioner[]
  closed: ClosedInterval[]
  localeSettings: LocaleSettings
  busyLabel: string
  stateLabels: Record<CalendarBooking['state'], string>
  getFormsLabel: (count: number) => string
  /** Says how many places of a group booking are booked. */
  getGroupLabel: (booking: CalendarEntry) => string
}

/** Read the fields of a widget's date: it holds the clinic's local time as if it were the browser's, so its instant is wrong. */
const toLocalDateTime = (date: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:00`
}

/** A booking up to this long has room for one line. */
const SHORT_MINUTES = 25

const getClassNames = (booking: CalendarBooking): string[] => [
  'booking-event',
  `booking-id-${booking.id}`,
  `booking-event-${booking.state.replace('_', '-')}`,
  ...(getMinutesBetween(booking.start_at, booking.end_at) <= SHORT_MINUTES ? ['booking-event-short'] : []),
]

/** Build the widget's events: the bookings, the busy times and the times that are closed. */
export function createEvents({
  bookings,
  busy,
  busyLabel,
  practitioners,
  closed,
  localeSettings,
  ...labels
}: EventsInput): Widget.EventInput[] {
  const names = new Map(practitioners.map(({ id, name }) => [id, name]))
  const bookingEvents = bookings.map(
    (booking): Widget.EventInput => ({
      ...getClinicTimeRange(booking, localeSettings.timezone),
      id: booking.id,
      resourceIds: [booking.practitioner_id],
      title: `${isGroup(booking) ? labels.getGroupLabel(booking) : getFullName(booking.client)} ${booking.service.name}`,
      classNames: getClassNames(booking),
      styles: [`--service:${booking.service.color}`],
      extendedProps: {
        booking,
        practitioner: names.get(booking.practitioner_id),
        stateLabel: labels.stateLabels[booking.state],
        ...(isGroup(booking) && { groupLabel: labels.getGroupLabel(booking) }),
        ...(hasMissingForms(booking) && { formsLabel: labels.getFormsLabel(booking.forms_missing) }),
      } satisfies EventData,
    }),
  )
  const busyEvents = busy.map(
    (time, index): Widget.EventInput => ({
      ...getClinicTimeRange(time, localeSettings.timezone),
      id: `busy-${index}`,
      title: time.reason ?? busyLabel,
      resourceIds: [time.practitioner_id],
      display: 'background',
      classNames: ['booking-busy'],
    }),
  )
  const closedEvents = closed.map(
    ({ start, end, title, practitionerIds }, index): Widget.EventInput => ({
      id: `closed-${index}`,
      start,
      end,
      title,
      resourceIds: practitionerIds,
      display: 'background',
      classNames: ['booking-closed'],
    }),
  )
  return [...bookingEvents, ...busyEvents, ...closedEvents]
}

/** Build the options that depend on the company's and the user's settings alone: the widget draws everything anew when it is given other functions. */
export function createGridFormats(language: Language, { isTwelveHour, isSundayFirst }: LocaleSettings) {
  const formatTime = (time: Date) => formatTimeOfDay(toLocalDateTime(time).slice(11), isTwelveHour)
  return {
    firstDay: (isSundayFirst ? 0 : 1) as 0 | 1,
    dayHeaderFormat: (date: Date): Widget.Content => formatDayInWords(toLocalDateTime(date).slice(0, 10), language, 'short'),
    slotLabelFormat: formatTime,
    eventTimeFormat: (start: Date, end: Date | null) => (end ? `${formatTime(start)} – ${formatTime(end)}` : formatTime(start)),
  } satisfies Widget.Options
}

export type GridFormats = ReturnType<typeof createGridFormats>

const UNQUALIFIED = 'unqualified'

/** The shades over the columns of practitioners who can't take the booking that is being dragged. */
export const createUnqualifiedEvents = (practitioners: Practitioner[], from: Day, length: number): Widget.EventInput[] =>
  (practitioners.length > 0 ? listDays(from, length) : []).map((day) => ({
    id: `${UNQUALIFIED}-${day}`,
    start: `${day} 00:00:00`,
    end: `${addDays(day, 1)} 00:00:00`,
    resourceIds: practitioners.map(({ id }) => id),
    display: 'background',
    classNames: ['booking-unqualified'],
  }))

/** Build the options of the calendar widget, without its events. */
export function createGridOptions(input: GridInput) {
  const { practitioners, min, max, view, editable } = input
  return {
    ...input.formats,
    view: 'resourceTimeGridDay',
    duration: { days: view.length },
    date: view.from,
    datesAboveResources: view.length > 1,
    headerToolbar: { start: '', center: '', end: '' },
    allDaySlot: false,
    slotDuration: '00:30',
    snapDuration: `00:${String(input.stepMinutes).padStart(2, '0')}`,
    slotHeight: 36,
    slotMinTime: min,
    slotMaxTime: max,
    scrollTime: [input.scroll, min].sort().at(-1),
    slotEventOverlap: false,
    nowIndicator: true,
    height: '100%',
    columnWidth: view.length > 1 ? 'minmax(96px, 1fr)' : 'minmax(128px, 1fr)',
    resources: practitioners.map(({ id, name }) => ({ id, title: name })),
    eventContent: renderEvent,
    eventStartEditable: editable,
    eventDurationEditable: editable,
    eventLongPressDelay: 400,
  } satisfies Widget.Options
}

export type GridOptions = ReturnType<typeof createGridOptions>
