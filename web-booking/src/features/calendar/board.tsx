import '@event-calendar/core/index.css'
import './board.css'
import { useLanguage, useRegion } from '@clinic/kit/i18n'
import { createCalendar, destroyCalendar, Interaction, ResourceTimeGrid, type Calendar as Widget } from '@event-calendar/core'
import { useEffect, useMemo, useRef } from 'react'
import { useBookingTexts } from '../../texts'
import { plainRoles } from './board-content'
import { walk } from './board-keys'
import { type BoardOptions, boardOptions } from './board-options'
import type { Calendar, Visit } from './calendar.api'
import { boardHours, closedOf, type Practitioner, scrollHour } from './shown'
import type { CalendarView } from './use-calendar-view'
import { offsetNow, toWall, type Wall } from './wall'

export interface BoardProps {
  calendar: Calendar
  visits: Visit[]
  practitioners: Practitioner[]
  view: CalendarView
  /** Nothing can be moved or made by who may only look. */
  editable: boolean
  onOpen: (visit: Visit) => void
  onMove: (visit: Visit, seconds: number, practitionerId: string) => void
  onBook: (start: Wall, practitionerId: string) => void
}

/** What the widget shall show, of the screen's data. */
function useOptions({ calendar, visits, practitioners, view: { view, from, to, length }, editable }: BoardProps): BoardOptions {
  const language = useLanguage()
  const { region } = useRegion()
  // Told once for the days shown: what changes on them must not scroll the board away from under somebody.
  const scroll = useMemo(() => scrollHour(toWall(new Date(), region.timezone), from, to), [region.timezone, from, to])
  return useMemo(() => {
    const closed = closedOf(calendar, from, length, practitioners)
    const hours = boardHours(calendar, visits, region.timezone)
    return boardOptions({ visits, practitioners, closed, hours, view: { view, from, length }, editable, region, language, scroll })
  }, [calendar, visits, practitioners, view, from, length, editable, region, language, scroll])
}

/** The practitioners side by side. A press on a visit opens it, one on empty time books there, a drag moves; arrows walk between visits. */
export function Board(props: BoardProps) {
  const t = useBookingTexts()
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(null)
  const latest = useRef(props)
  latest.current = props
  const options = useOptions(props)
  const shown = useRef(options)
  const { region } = useRegion()

  useEffect(() => {
    if (!place.current) return
    const find = (id: string | number) => latest.current.visits.find((visit) => visit.id === id)
    const made = createCalendar(place.current, [ResourceTimeGrid, Interaction], {
      ...shown.current,
      timeZone: offsetNow(region.timezone),
      eventClick: ({ event }) => {
        const visit = find(event.id)
        if (visit) latest.current.onOpen(visit)
      },
      eventDrop: ({ event, oldResource, newResource, delta }) => {
        const visit = find(event.id)
        if (!visit) return
        const seconds = delta.days * 86_400 + delta.seconds
        latest.current.onMove(visit, seconds, String(newResource?.id ?? oldResource?.id ?? visit.practitioner_id))
      },
      dateClick: ({ dateStr, resource }) => {
        if (latest.current.editable && resource) latest.current.onBook(dateStr.slice(0, 19).replace('T', ' '), String(resource.id))
      },
    })
    widget.current = made
    const plain = plainRoles(place.current)
    return () => {
      plain()
      widget.current = null
      void destroyCalendar(made)
    }
  }, [region.timezone])

  useEffect(() => {
    const before = shown.current as Record<string, unknown>
    for (const [name, value] of Object.entries(options)) {
      if (value !== before[name]) widget.current?.setOption(name as keyof BoardOptions, value as never)
    }
    shown.current = options
  }, [options])

  return <section ref={place} className="booking-board" aria-label={t('calendar.board')} onKeyDown={walk} />
}
