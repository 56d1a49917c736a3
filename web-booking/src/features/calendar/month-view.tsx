import './month-view.css'
import type { Schema } from '@clinic/kit/api'
import { type Day, formatDayInWords, formatDayPart, listDays, today, useLanguage } from '@clinic/kit/i18n'
import { Link, useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import type { CalendarView } from './use-calendar-view'

type DayCounts = Schema['DayCounts']

const MAX_PRACTITIONERS = 4
const WEEK = 7

interface MonthProps {
  counts: DayCounts
  view: CalendarView
}

interface DayLinkProps {
  day: Day
  rows: { name: string; color: string; bookings: number }[]
}

/** A day of the month with its number of bookings and those of its practitioners; it leads to the day. */
function DayLink({ day, rows }: DayLinkProps) {
  const t = useBookingTranslation()
  const language = useLanguage()
  const [params] = useSearchParams()
  const address = new URLSearchParams(params)
  address.set('view', 'day')
  address.set('day', day)
  const total = rows.reduce((sum, { bookings }) => sum + bookings, 0)
  const more = rows.length - MAX_PRACTITIONERS
  return (
    <Link
      to={`/calendar/booking?${address}`}
      className="booking-month-day"
      aria-current={day === today() ? 'date' : undefined}
      aria-label={t('calendar.dayBookings', { day: formatDayInWords(day, language), count: total })}
    >
      <span className="booking-month-number">{Number(day.slice(8))}</span>
      {total > 0 && <span className="booking-month-total clinic-number">{total}</span>}
      {rows.slice(0, MAX_PRACTITIONERS).map(({ name, color, bookings }) => (
        <span key={name} className="booking-month-row">
          <span className="booking-swatch" style={{ background: color }} aria-hidden />
          <span className="booking-month-name">{name}</span>
          <span className="clinic-number">{bookings}</span>
        </span>
      ))}
      {more > 0 && <span className="booking-month-row">{t('calendar.morePractitioners', { count: more })}</span>}
    </Link>
  )
}

/** The bookings of a month, counted by day and practitioner (BKG-020). */
export function MonthView({ counts, view }: MonthProps) {
  const t = useBookingTranslation()
  const language = useLanguage()
  const shown = counts.practitioners.filter(({ id }) => view.practitioners.length === 0 || view.practitioners.includes(id))
  const listRows = (day: Day) =>
    shown.flatMap(({ id, name, color }) => {
      const count = counts.counts.find((row) => row.day === day && row.practitioner_id === id)
      return count ? [{ name, color, bookings: count.bookings }] : []
    })
  const days = listDays(view.from, view.length)
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK))
  const month = view.day.slice(0, 7)
  return (
    <table
      className="booking-month"
      aria-label={t('calendar.monthOf', { month: formatDayPart(view.day, language, { month: 'long', year: 'numeric' }) })}
    >
      <thead>
        <tr>
          {days.slice(0, WEEK).map((day) => (
            <th key={day} scope="col">
              {formatDayPart(day, language, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={day.startsWith(month) ? undefined : 'booking-month-other'}>
                <DayLink day={day} rows={listRows(day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
