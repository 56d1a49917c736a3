import { today } from '@clinic/kit/i18n'
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

/** A day of the clinic's, so many days ago: reckoned in days, which are not all as long. */
export const dayAgo = (days: number, now = new Date()): string =>
  new Date(Date.parse(today(0, now)) - days * DAY).toISOString().slice(0, 10)

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
