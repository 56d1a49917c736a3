import { useHasPermission } from '@clinic/kit/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ScheduleDay, scheduleQuery } from '../../schedules.api'
import { type Calendar, calendarQuery } from './calendar.api'
import type { CalendarView } from './use-calendar-view'

/** What the board shows: the bookings, schedules and days of one view. */
export interface Board {
  calendar: Calendar
  schedule?: ScheduleDay[]
  view: CalendarView
}

/**
 * The board of the chosen days, or the last one while they are fetched, so that the grid is drawn once and never taken down.
 *
 * A board is complete with its schedules: the grid would draw its bookings anew when they came later, and the focus would be lost.
 */
export function useBoard(view: CalendarView) {
  const enabled = view.view !== 'month'
  const query = useQuery({ ...calendarQuery(view.from, view.to), enabled, placeholderData: keepPreviousData })
  const schedules = useQuery({
    ...scheduleQuery(view.from, view.to),
    enabled: useHasPermission('catalogue.read') && enabled,
    placeholderData: keepPreviousData,
  })
  const last = useRef<Board>(undefined)
  const isFetched = !(query.isPlaceholderData || schedules.isLoading || schedules.isPlaceholderData)
  if (query.data && isFetched) last.current = { calendar: query.data, schedule: schedules.data?.days, view }
  return { query, board: query.data && last.current, isLoading: !isFetched }
}
