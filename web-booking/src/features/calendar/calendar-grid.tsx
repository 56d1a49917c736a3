import '@event-calendar/core/index.css'
import './calendar-grid.css'
import type { Schema } from '@clinic/kit/api'
import { type ClinicTime, getMinutesBetween, getUtcOffset, toClinicTime, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { toast } from '@clinic/kit/ui'
import { createCalendar, destroyCalendar, Interaction, ResourceTimeGrid, type Calendar as Widget } from '@event-calendar/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ScheduleDay } from '../../schedules.api'
import { translateBooking, useBookingTranslation } from '../../texts'
import { BookingHoverCard, type HoveredBooking } from './booking-hover-card'
import { bookingSettingsQuery, type Calendar, type CalendarBooking } from './calendar.api'
import { fixAriaRoles } from './calendar-grid-content'
import { GridEvents, listVisibleColumns, splitEvents } from './calendar-grid-events'
import { createEvents, createGridFormats, createGridOptions, createUnqualifiedEvents, type GridOptions } from './calendar-grid-options'
import {
  type BusyTime,
  closedIntervals,
  getUnqualifiedPractitioners,
  initialScrollTime,
  type Practitioner,
  visibleHours,
} from './calendar-view-model'
import { handleArrowKeys } from './grid-keyboard-navigation'
import { type CalendarEntry, isGroup } from './group-bookings'
import type { CalendarView } from './use-calendar-view'

export interface CalendarGridProps {
  calendar: Calendar
  bookings: CalendarEntry[]
  busy: BusyTime[]
  practitioners: Practitioner[]
  /** The days of schedules, for those who may read them. */
  schedule?: ScheduleDay[]
  view: CalendarView
  /** False for users who may only read: nothing can be moved or booked. */
  editable: boolean
  /** The services, to know who performs them. */
  services: Schema['ServiceOption'][]
  onOpen: (booking: CalendarBooking) => void
  onMove: (booking: CalendarBooking, seconds: number, practitionerId: string) => void
  /** Changes a booking's length. */
  resize: (booking: CalendarBooking, minutes: number) => Promise<void>
  onBook: (start: ClinicTime, practitionerId: string) => void
}

type Translate = ReturnType<typeof useBookingTranslation>

const getStateLabels = (t: Translate): Record<CalendarBooking['state'], string> => ({
  booked: t('state.booked'),
  arrived: t('state.arrived'),
  in_room: t('state.in_room'),
  done: t('state.done'),
  cancelled: t('state.cancelled'),
  no_show: t('state.no_show'),
})

function useEvents({ calendar, bookings, busy, practitioners, schedule, view: { from, length } }: CalendarGridProps): Widget.EventInput[] {
  const t = useBookingTranslation()
  const { localeSettings } = useFormatters()
  return useMemo(
    () =>
      createEvents({
        bookings,
        busy,
        practitioners,
        closed: closedIntervals(calendar, from, length, practitioners, schedule),
        localeSettings,
        busyLabel: t('calendar.busy'),
        stateLabels: getStateLabels(t),
        getFormsLabel: (count) => t('forms.missing', { count }),
        getGroupLabel: ({ participants: count = 1, group_quantity }) =>
          t('groupBooking.participants', { count, quantity: group_quantity ?? 1 }),
      }),
    [calendar, schedule, bookings, busy, t, practitioners, from, length, localeSettings],
  )
}

/** Derive the widget's options from the screen's data; a change of bookings leaves them as they are. */
function useOptions({ calendar, bookings, busy, practitioners, schedule, view, editable }: CalendarGridProps): GridOptions {
  const { data: settings } = useQuery(bookingSettingsQuery())
  const stepMinutes = settings?.slot_interval ?? 15
  const language = useLanguage()
  const { view: mode, from, to, length } = view
  const { localeSettings } = useFormatters()
  // Computed once for the days shown: a change of bookings must not scroll the grid while it is read.
  const scroll = useMemo(
    () => initialScrollTime(toClinicTime(new Date(), localeSettings.timezone), from, to),
    [localeSettings.timezone, from, to],
  )
  const { min, max } = useMemo(
    () => visibleHours(calendar, [...bookings, ...busy], localeSettings.timezone, schedule),
    [calendar, bookings, busy, localeSettings.timezone, schedule],
  )
  const formats = useMemo(() => createGridFormats(language, localeSettings), [language, localeSettings])
  return useMemo(
    () => createGridOptions({ practitioners, min, max, view: { view: mode, from, length }, editable, formats, stepMinutes, scroll }),
    [stepMinutes, practitioners, min, max, mode, from, length, editable, formats, scroll],
  )
}

/** Shade the columns that can't take a booking while it is dragged (USE-020). */
function createShadeHandlers(widget: RefObject<Widget | null>, latestProps: RefObject<CalendarGridProps>, onStart: () => void) {
  let shades: ReturnType<typeof createUnqualifiedEvents> = []
  return {
    eventDragStart: ({ event }: { event: { id: string | number } }) => {
      onStart()
      const { bookings, services, practitioners, view } = latestProps.current
      const booking = bookings.find(({ id }) => id === event.id)
      shades = booking ? createUnqualifiedEvents(getUnqualifiedPractitioners(booking, services, practitioners), view.from, view.length) : []
      for (const shade of shades) widget.current?.addEvent(shade)
    },
    eventDragStop: () => {
      for (const shade of shades) widget.current?.removeEventById(String(shade.id))
    },
  }
}

/** What the grid does when a booking is opened, hovered or dropped, and when an empty time is pressed. */
function createHandlers(latestProps: RefObject<CalendarGridProps>, setHovered: (hovered: HoveredBooking | null) => void) {
  const refuseGroup = (booking: CalendarEntry, revert: () => void) => {
    if (!isGroup(booking)) return false
    revert()
    toast.error(translateBooking('groupBooking.fixed'))
    return true
  }
  const find = (id: string | number) => latestProps.current.bookings.find((booking) => booking.id === id)
  return {
    eventClick: ({ event }) => {
      const booking = find(event.id)
      if (booking) latestProps.current.onOpen(booking)
    },
    eventMouseEnter: ({ event, el }) => {
      const booking = find(event.id)
      if (booking) setHovered({ booking, anchor: el.getBoundingClientRect() })
    },
    eventMouseLeave: () => setHovered(null),
    eventDrop: ({ event, oldResource, newResource, delta, revert }) => {
      const booking = find(event.id)
      if (!booking || refuseGroup(booking, revert)) return
      const seconds = delta.days * 86_400 + delta.seconds
      latestProps.current.onMove(booking, seconds, String(newResource?.id ?? oldResource?.id ?? booking.practitioner_id))
    },
    eventResize: ({ event, endDelta, revert }) => {
      const booking = find(event.id)
      if (!booking || refuseGroup(booking, revert)) return
      const minutes = endDelta.days * 1440 + endDelta.seconds / 60
      void latestProps.current.resize(booking, getMinutesBetween(booking.start_at, booking.end_at) + minutes)
    },
    dateClick: ({ dateStr, resource }) => {
      if (latestProps.current.editable && resource) latestProps.current.onBook(dateStr.slice(0, 19).replace('T', ' '), String(resource.id))
    },
  } satisfies Widget.Options
}

const getVisibleColumns = (grid: HTMLElement, { view, practitioners }: CalendarGridProps) =>
  listVisibleColumns(
    grid,
    view.from,
    view.length,
    practitioners.map(({ id }) => id),
  )

/** Whether two values of an option are the same, so that the widget need not draw anything for it. */
const isSame = (value: unknown, before: unknown) =>
  value === before || (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(before))

/** Grid with one column for each practitioner: click a booking to open it, click an empty time to book, drag to reschedule or resize, arrow keys to move between bookings. */
export function CalendarGrid(props: CalendarGridProps) {
  const t = useBookingTranslation()
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(null)
  const latestProps = useRef(props)
  latestProps.current = props
  const options = useOptions(props)
  const events = useEvents(props)
  const applied = useRef({ options, events })
  const gridEvents = useRef<GridEvents>(null)
  const [hovered, setHovered] = useState<HoveredBooking | null>(null)
  const { localeSettings } = useFormatters()

  useEffect(() => {
    if (!container.current) return
    const { first, others } = splitEvents(applied.current.events, getVisibleColumns(container.current, latestProps.current))
    const calendar = createCalendar(container.current, [ResourceTimeGrid, Interaction], {
      ...applied.current.options,
      events: first,
      timeZone: getUtcOffset(new Date(), localeSettings.timezone),
      ...createHandlers(latestProps, setHovered),
      ...createShadeHandlers(widget, latestProps, () => setHovered(null)),
    })
    widget.current = calendar
    gridEvents.current = new GridEvents(calendar, first)
    gridEvents.current.addLater(others)
    const stopFixing = fixAriaRoles(container.current)
    return () => {
      stopFixing()
      gridEvents.current?.stop()
      gridEvents.current = null
      widget.current = null
      void destroyCalendar(calendar)
    }
  }, [localeSettings.timezone])

  useEffect(() => {
    const before = applied.current.options as Record<string, unknown>
    for (const [name, value] of Object.entries(options)) {
      if (!isSame(value, before[name])) widget.current?.setOption(name as keyof GridOptions, value as never)
    }
    if (container.current && events !== applied.current.events)
      gridEvents.current?.show(events, getVisibleColumns(container.current, latestProps.current))
    applied.current = { options, events }
  }, [options, events])

  return (
    <>
      <section ref={container} className="booking-grid" aria-label={t('calendar.board')} onKeyDown={handleArrowKeys} />
      {hovered && <BookingHoverCard {...hovered} practitioners={props.practitioners} />}
    </>
  )
}
