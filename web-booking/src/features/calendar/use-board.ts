import { addDays } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type ScheduleDay, scheduleQuery } from '../../schedules.api'
import { type Calendar, calendarQuery } from './calendar.api'
import { runAfterPaint } from './idle-callbacks'
import type { CalendarView } from './use-calendar-view'

/** What the board shows: the bookings, schedules and days of one view. */
export interface Board {
  calendar: Calendar
  schedule?: ScheduleDay[]
  view: CalendarView
}

/** Fetch the week after the one shown when the browser is idle, so that the grid need not wait for it once it is chosen. */
function usePrefetchedWeek({ view, from, to, length }: CalendarView, isFetched: boolean, hasSchedules: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (view !== 'week' || !isFetched) return
    const days = [addDays(from, length), addDays(to, length)] as const
    return runAfterPaint(() => {
      void queries.prefetchQuery(calendarQuery(...days))
      if (hasSchedules) void queries.prefetchQuery(scheduleQuery(...days))
    })
  }, [queries, view, from, to, length, isFetched, hasSchedules])
}

/**
 * The board of the chosen days, or the last one while they are fetched, so that the grid is drawn once and never taken down.
 *
 * A board is complete with its schedules: the grid would draw its bookings anew when they came later, and the focus would be lost.
 */
export function useBoard(view: CalendarView) {
  const enabled = view.view !== 'month'
  const hasSchedules = useHasPermission('catalogue.read')
  const query = useQuery({ ...calendarQuery(view.from, view.to), enabled, placeholderData: keepPreviousData })
  const schedules = useQuery({
    ...scheduleQuery(view.from, view.to),
    enabled: hasSchedules && enabled,
    placeholderData: keepPreviousData,
  })
  const last = useRef<Board>(undefined)
  const isFetched = !(query.isPlaceholderData || schedules.isLoading || schedules.isPlaceholderData)
  usePrefetchedWeek(view, isFetched, hasSchedules)
  if (query.data && isFetched) last.current = { calendar: query.data, schedule: schedules.data?.days, view }
  return { query, board: query.data && last.current, isLoading: !isFetched }
}
