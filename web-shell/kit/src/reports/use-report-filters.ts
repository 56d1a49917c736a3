import { addDays, today } from '@clinic/kit/i18n'
import { create } from 'zustand'

export type Period = 'day' | 'week' | 'month'

export interface ReportFilters {
  start: string
  end: string
  period: Period
  members: string[]
}

const STORAGE_KEY = 'report-filters'

/** A number of days before today in the clinic's time zone, counted in calendar days, as not all of them have 24 hours. */
export const getDaysAgo = (days: number, now = new Date()): string => addDays(today(0, now), -days)

const defaultFilters = (): ReportFilters => ({ start: getDaysAgo(29), end: getDaysAgo(0), period: 'week', members: [] })

function loadFilters(): ReportFilters {
  try {
    return { ...defaultFilters(), ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return defaultFilters()
  }
}

const useFilterStore = create<{ filters: ReportFilters | null }>(() => ({ filters: null }))

/** The filters that all reports share, stored for as long as the browser's tab is open (RPT-001). */
export function useReportFilters() {
  const filters = useFilterStore((state) => state.filters) ?? loadFilters()
  const setFilters = (changes: Partial<ReportFilters>) => {
    const next = { ...filters, ...changes }
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    useFilterStore.setState({ filters: next })
  }
  return { filters, setFilters }
}

/** Resets the filters between tests. */
export const resetReportFilters = () => {
  sessionStorage.removeItem(STORAGE_KEY)
  useFilterStore.setState({ filters: null })
}
