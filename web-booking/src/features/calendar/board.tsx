import '@event-calendar/core/index.css'
import './board.css'
import { useLanguage, useRegion } from '@clinic/kit/i18n'
import { createCalendar, destroyCalendar, Interaction, ResourceTimeGrid, type Calendar as Widget } from '@event-calendar/core'
import { useEffect, useMemo, useRef } from 'react'
import { useBookingTexts } from '../../texts'
import { walk } from './board-keys'
import { type BoardOptions, boardOptions } from './board-options'
import type { Calendar, Visit } from './calendar.api'
import { boardHours, closedOf, type Practitioner } from './shown'
import type { CalendarView } from './use-calendar-view'
import { offsetNow, type Wall } from './wall'

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
function useOptions({ calendar, visits, practitioners, view, editable }: BoardProps): BoardOptions {
  const t = useBookingTexts()
  const language = useLanguage()
  const { region } = useRegion()
  return useMemo(
    () =>
      boardOptions({
        visits,
        practitioners,
        closed: closedOf(calendar, view.from, view.length, practitioners),
        hours: boardHours(calendar, visits, region.timezone),
        view,
        editable,
        region,
        language,
        noPractitioners: t('calendar.nobody'),
      }),
    [calendar, visits, practitioners, view.from, view.length, view.view, editable, region, language, t],
  )
}

/** The practitioners side by side. A press on a visit opens it, one on empty time books there, a drag moves; arrows walk between visits. */
export function Board(props: BoardProps) {
  const t = useBookingTexts()
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<Widget>(null)
  const latest = useRef(props)
  latest.current = props
  const options = useOptions(props)
  const { region } = useRegion()

  useEffect(() => {
    if (!place.current) return
    const find = (id: string | number) => latest.current.visits.find((visit) => visit.id === id)
    const made = createCalendar(place.current, [ResourceTimeGrid, Interaction], {
      ...options,
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
    return () => {
      widget.current = null
      void destroyCalendar(made)
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what it shows is set below
  }, [region.timezone])

  useEffect(() => {
    for (const [name, value] of Object.entries(options)) widget.current?.setOption(name as keyof BoardOptions, value as never)
  }, [options])

  return <section ref={place} className="booking-board" aria-label={t('calendar.board')} onKeyDown={walk} />
}
