import { addDays, type Day, startOfWeek, today, useFormatters } from '@clinic/kit/i18n'
import { useMediaQuery } from '@clinic/kit/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export type View = 'day' | 'week' | 'list'

/** The parameters of the calendar's URL; `book`, `with`, `client` and `service` are those of the form of a new booking. */
type CalendarParam = 'view' | 'day' | 'practitioners' | 'services' | 'book' | 'with' | 'client' | 'service'

const parseList = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? []

/** State of the calendar (days, filters, mode), stored in the URL so that back, reload and a sent link show the same. */
export function useCalendarView(start?: Day) {
  const [params, setSearchParams] = useSearchParams()
  const { localeSettings } = useFormatters()
  const narrow = useMediaQuery('(max-width: 40em)') ?? false
  const requestedView = params.get('view')
  const desktopView: View = requestedView === 'week' || requestedView === 'list' ? requestedView : 'day'
  const view: View = narrow ? 'list' : desktopView
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
  const length = view === 'week' ? 7 : 1
  const from = view === 'week' ? startOfWeek(day, localeSettings.isSundayFirst) : day
  const shift = (count: number) => setParams({ day: addDays(day, count * length) })
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

export type CalendarView = ReturnType<typeof useCalendarView>
