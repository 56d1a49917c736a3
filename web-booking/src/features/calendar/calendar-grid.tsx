import '@event-calendar/core/index.css'
import './calendar-grid.css'
import { type ClinicTime, getUtcOffset, toClinicTime, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { createCalendar, destroyCalendar, Interaction, ResourceTimeGrid, type Calendar as Widget } from '@event-calendar/core'
import { useEffect, useMemo, useRef } from 'react'
import { useBookingTranslation } from '../../texts'
import type { Calendar, CalendarBooking } from './calendar.api'
import { fixAriaRoles } from './calendar-grid-content'
import { createGridOptions, type GridOptions } from './calendar-grid-options'
import { closedIntervals, initialScrollTime, type Practitioner, visibleHours } from './calendar-view-model'
import { handleArrowKeys } from './grid-keyboard-navigation'
import type { CalendarView } from './use-calendar-view'

export interface CalendarGridProps {
  calendar: Calendar
  bookings: CalendarBooking[]
  practitioners: Practitioner[]
  view: CalendarView
  /** False for users who may only read: nothing can be moved or booked. */
  editable: boolean
  onOpen: (booking: CalendarBooking) => void
  onMove: (booking: CalendarBooking, seconds: number, practitionerId: string) => void
  onBook: (start: ClinicTime, practitionerId: string) => void
}

/** Derive the widget's options from the screen's data. */
function useOptions({ calendar, bookings, practitioners, view: { view, from, to, length }, editable }: CalendarGridProps): GridOptions {
  const language = useLanguage()
  const { localeSettings } = useFormatters()
  // Computed once for the days shown: a change of bookings must not scroll the grid while it is read.
  const scroll = useMemo(
    () => initialScrollTime(toClinicTime(new Date(), localeSettings.timezone), from, to),
    [localeSettings.timezone, from, to],
  )
  return useMemo(() => {
    const closed = closedIntervals(calendar, from, length, practitioners)
    const hours = visibleHours(calendar, bookings, localeSettings.timezone)
    return createGridOptions({
      bookings,
      practitioners,
      closed,
      hours,
      view: { view, from, length },
      editable,
      localeSettings,
      language,
      scroll,
    })
  }, [calendar, bookings, practitioners, view, from, length, editable, localeSettings, language, scroll])
}

/** Grid with one column for each practitioner: click a booking to open it, click an empty time to book, drag to reschedule, arrow keys to move between bookings. */
export function CalendarGrid(props: CalendarGridProps) {
  const t = useBookingTranslation()
  const container = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(null)
  const latestProps = useRef(props)
  latestProps.current = props
  const options = useOptions(props)
  const appliedOptions = useRef(options)
  const { localeSettings } = useFormatters()

  useEffect(() => {
    if (!container.current) return
    const find = (id: string | number) => latestProps.current.bookings.find((booking) => booking.id === id)
    const calendar = createCalendar(container.current, [ResourceTimeGrid, Interaction], {
      ...appliedOptions.current,
      timeZone: getUtcOffset(new Date(), localeSettings.timezone),
      eventClick: ({ event }) => {
        const booking = find(event.id)
        if (booking) latestProps.current.onOpen(booking)
      },
      eventDrop: ({ event, oldResource, newResource, delta }) => {
        const booking = find(event.id)
        if (!booking) return
        const seconds = delta.days * 86_400 + delta.seconds
        latestProps.current.onMove(booking, seconds, String(newResource?.id ?? oldResource?.id ?? booking.practitioner_id))
      },
      dateClick: ({ dateStr, resource }) => {
        if (latestProps.current.editable && resource)
          latestProps.current.onBook(dateStr.slice(0, 19).replace('T', ' '), String(resource.id))
      },
    })
    widget.current = calendar
    const stopFixing = fixAriaRoles(container.current)
    return () => {
      stopFixing()
      widget.current = null
      void destroyCalendar(calendar)
    }
  }, [localeSettings.timezone])

  useEffect(() => {
    const applied = appliedOptions.current as Record<string, unknown>
    for (const [name, value] of Object.entries(options)) {
      if (value !== applied[name]) widget.current?.setOption(name as keyof GridOptions, value as never)
    }
    appliedOptions.current = options
  }, [options])

  return <section ref={container} className="booking-grid" aria-label={t('calendar.board')} onKeyDown={handleArrowKeys} />
}
