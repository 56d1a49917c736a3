import { formatDayPart } from '@clinic/kit/i18n'

/** Day of January 2026 that is a Monday, to format names of weekdays. */
const MONDAY = 5

/** Return the name of a weekday; 0 is Monday. */
export const getWeekdayName = (weekday: number, language: string, width: 'long' | 'short' = 'long') =>
  formatDayPart(`2026-01-${String(MONDAY + weekday).padStart(2, '0')}`, language, { weekday: width })

/** Return the weekdays in the order of the clinic's week. */
export const getWeekdays = (isSundayFirst: boolean) => (isSundayFirst ? [6, 0, 1, 2, 3, 4, 5] : [0, 1, 2, 3, 4, 5, 6])
