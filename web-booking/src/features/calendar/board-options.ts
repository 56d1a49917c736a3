import { formatDate, type Language, type Region } from '@clinic/kit/i18n'
import type { Calendar as Widget } from '@event-calendar/core'
import { type Carried, content } from './board-content'
import type { Visit } from './calendar.api'
import type { Closed, Practitioner } from './shown'
import type { View } from './use-calendar-view'
import { type Day, dayWord, hourText, minutesBetween, wallSpan } from './wall'

interface Shown {
  visits: Visit[]
  practitioners: Practitioner[]
  closed: Closed[]
  hours: { min: string; max: string }
  view: { view: View; from: Day; length: number }
  editable: boolean
  region: Region
  language: Language
  /** Where the board stands when it opens. */
  scroll: string
}

/** The widget's dates are wall time in its hands as the browser's own; only their fields are read, never the instant. */
const wallOf = (date: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:00`
}

/** A short visit has room for one line. */
const SHORT = 25

const classesOf = (visit: Visit): string[] => [
  'booking-visit',
  ...(visit.state === 'no_show' ? ['booking-visit-missed'] : []),
  ...(minutesBetween(visit.start_at, visit.end_at) <= SHORT ? ['booking-visit-short'] : []),
]

function eventsOf({ visits, practitioners, closed, region }: Shown): Widget.EventInput[] {
  const names = new Map(practitioners.map(({ id, name }) => [id, name]))
  const booked = visits.map(
    (visit): Widget.EventInput => ({
      ...wallSpan(visit, region.timezone),
      id: visit.id,
      resourceIds: [visit.practitioner_id],
      title: `${visit.client_name} ${visit.service_name}`,
      classNames: classesOf(visit),
      styles: [`--service:${visit.color}`],
      extendedProps: { visit, practitioner: names.get(visit.practitioner_id) } satisfies Carried,
    }),
  )
  const shaded = closed.map(
    ({ start, end, title, practitionerIds }): Widget.EventInput => ({
      start,
      end,
      title,
      resourceIds: practitionerIds,
      display: 'background',
      classNames: ['booking-closed'],
    }),
  )
  return [...booked, ...shaded]
}

const heading = (date: Date, { language, region }: Shown): Widget.Content => {
  const day = wallOf(date).slice(0, 10)
  return `${dayWord(day, language, { weekday: 'short' })} ${formatDate(day, region)}`
}

/** Everything that the widget is told, in its own words. */
export function boardOptions(shown: Shown) {
  const { practitioners, hours, view, editable, region } = shown
  const clock = (wall: Date) => hourText(wallOf(wall), region.twelveHours)
  return {
    view: 'resourceTimeGridDay',
    duration: { days: view.length },
    date: view.from,
    datesAboveResources: view.length > 1,
    firstDay: (region.sundayFirst ? 0 : 1) as 0 | 1,
    headerToolbar: { start: '', center: '', end: '' },
    allDaySlot: false,
    slotDuration: '00:30',
    snapDuration: '00:05',
    slotHeight: 36,
    slotMinTime: hours.min,
    slotMaxTime: hours.max,
    scrollTime: [shown.scroll, hours.min].sort().at(-1),
    slotEventOverlap: false,
    nowIndicator: true,
    height: '100%',
    columnWidth: view.length > 1 ? 'minmax(104px, 1fr)' : 'minmax(128px, 1fr)',
    dayHeaderFormat: (date: Date) => heading(date, shown),
    slotLabelFormat: clock,
    eventTimeFormat: (start: Date, end: Date | null) => (end ? `${clock(start)} – ${clock(end)}` : clock(start)),
    resources: practitioners.map(({ id, name }) => ({ id, title: name })),
    events: eventsOf(shown),
    eventContent: content,
    eventStartEditable: editable,
    eventDurationEditable: false,
    eventLongPressDelay: 400,
  } satisfies Widget.Options
}

export type BoardOptions = ReturnType<typeof boardOptions>
