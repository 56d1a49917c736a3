import { addDays, type Day, startOfWeek, today, useFormatters } from '@clinic/kit/i18n'
import { useMediaQuery } from '@clinic/kit/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

const VIEWS = ['day', 'week', 'month', 'list'] as const
export type View = (typeof VIEWS)[number]
const LENGTHS: Record<View, number> = { day: 1, week: 7, month: 42, list: 1 }

/** The parameters of the calendar's URL; `book`, `with`, `client` and `service` are those of the form of a new booking, `unavailable` of an unavailable time. */
type CalendarParam = 'view' | 'day' | 'practitioners' | 'services' | 'book' | 'unavailable' | 'with' | 'client' | 'service'

const getFirstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The first day of the month that is so many months after a day's. */
const shiftMonth = (day: Day, count: number): Day => {
  const first = getFirstOfMonth(day)
  return getFirstOfMonth(addDays(first, count > 0 ? 31 : -1))
}

const parseList = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? []

/** State of the calendar (days, filters, mode), stored in the URL so that back, reload and a sent link show the same. */
export function useCalendarView(start?: Day) {
  const [params, setSearchParams] = useSearchParams()
  const { localeSettings } = useFormatters()
  const narrow = useMediaQuery('(max-width: 40em)') ?? false
  const requestedView = VIEWS.find((name) => name === params.get('view')) ?? 'day'
  const view: View = narrow ? 'list' : requestedView
  const day = /^\d{4}-\d{2}-\d{2}$/.test(params.get('day') ?? '') ? (params.get('day') as Day) : (start ?? today())
  const setParams = (changes: Partial<Record<CalendarParam, string | string[] | null>>) =>
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous)
        for (const [key, value] of Object.entries(changes)) {
          const text = Array.isArray(value) ? value.join(',') : value
          if (text) next.set(key, text)
          else next.delete(key)
        }
        return next
      },
      { replace: true },
    )
  const [practitionerIds, serviceIds] = [params.get('practitioners'), params.get('services')]
  const practitioners = useMemo(() => parseList(practitionerIds), [practitionerIds])
  const services = useMemo(() => parseList(serviceIds), [serviceIds])
  const length = LENGTHS[view]
  const first = view === 'month' ? getFirstOfMonth(day) : day
  const from = length > 1 ? startOfWeek(first, localeSettings.isSundayFirst) : first
  const shift = (count: number) => setParams({ day: view === 'month' ? shiftMonth(day, count) : addDays(day, count * length) })
  return {
    view,
    narrow,
    day,
    from,
    to: addDays(from, length - 1),
    length,
    practitioners,
    services,
    setParams,
    next: () => shift(1),
    previous: () => shift(-1),
    goToToday: () => setParams({ day: today() }),
  }
}

/** The names of the buttons that go to the time before and after what a mode shows. */
export function getNavigationKeys(view: View) {
  if (view === 'month') return { previous: 'calendar.previousMonth', next: 'calendar.nextMonth' } as const
  if (view === 'week') return { previous: 'calendar.previousWeek', next: 'calendar.nextWeek' } as const
  return { previous: 'calendar.previousDay', next: 'calendar.nextDay' } as const
}

export type CalendarView = ReturnType<typeof useCalendarView>
