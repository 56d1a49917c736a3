import { region } from '@clinic/kit/i18n'
import { create } from 'zustand'

export type Period = 'day' | 'week' | 'month'

export interface Filters {
  start: string
  end: string
  period: Period
  members: string[]
}

const KEY = 'report-filters'
const DAY = 86_400_000

/** A day in the clinic's zone, so many days ago. */
export function dayAgo(days: number, now = Date.now()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: region.getState().timezone }).format(new Date(now - days * DAY))
}

const usual = (): Filters => ({ start: dayAgo(29), end: dayAgo(0), period: 'week', members: [] })

function kept(): Filters {
  try {
    return { ...usual(), ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    return usual()
  }
}

const store = create<{ filters: Filters | null }>(() => ({ filters: null }))

/** What all reports are narrowed by, kept as long as the browser's tab is (RPT-001). */
export function useFilters() {
  const filters = store((state) => state.filters) ?? kept()
  const set = (changes: Partial<Filters>) => {
    const next = { ...filters, ...changes }
    if (next.start > next.end) Object.assign(next, changes.start ? { end: next.start } : { start: next.end })
    sessionStorage.setItem(KEY, JSON.stringify(next))
    store.setState({ filters: next })
  }
  return { filters, set }
}

/** For tests: as a new tab would begin. */
export const forgetFilters = () => {
  sessionStorage.removeItem(KEY)
  store.setState({ filters: null })
}
