import { useRegion } from '@clinic/kit/i18n'
import { useMediaQuery } from '@clinic/kit/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addDays, type Day, startOfWeek, today } from './wall'

export type View = 'day' | 'week' | 'list'

/** More practitioners than this in one week can't be read. */
export const MOST_IN_WEEK = 3

const listed = (value: string | null): string[] => value?.split(',').filter(Boolean) ?? []

/** What the calendar shows, kept in the URL so that back, reload and a sent link show the same. */
export function useCalendarView(start?: Day) {
  const [params, setParams] = useSearchParams()
  const { region } = useRegion()
  const narrow = useMediaQuery('(max-width: 40em)') ?? false
  const asked = params.get('view')
  const chosen: View = asked === 'week' || asked === 'list' ? asked : 'day'
  const view: View = narrow ? 'list' : chosen
  const day = /^\d{4}-\d{2}-\d{2}$/.test(params.get('day') ?? '') ? (params.get('day') as Day) : (start ?? today(region.timezone))
  const set = (changes: Record<string, string | string[] | null>) =>
    setParams(
      (was) => {
        const next = new URLSearchParams(was)
        for (const [key, value] of Object.entries(changes)) {
          const text = Array.isArray(value) ? value.join(',') : value
          if (text) next.set(key, text)
          else next.delete(key)
        }
        return next
      },
      { replace: true },
    )
  const [whose, what] = [params.get('practitioners'), params.get('services')]
  const practitioners = useMemo(() => listed(whose), [whose])
  const services = useMemo(() => listed(what), [what])
  const length = view === 'week' ? 7 : 1
  const from = view === 'week' ? startOfWeek(day, region.sundayFirst) : day
  const step = (count: number) => set({ day: addDays(day, count * length) })
  return {
    view,
    narrow,
    day,
    from,
    to: addDays(from, length - 1),
    length,
    practitioners,
    services,
    set,
    next: () => step(1),
    previous: () => step(-1),
    now: () => set({ day: today(region.timezone) }),
  }
}

export type CalendarView = ReturnType<typeof useCalendarView>
