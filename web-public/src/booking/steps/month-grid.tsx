import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  formatDayPart,
  getMonthWeeks,
  getWeekday,
  startOfMonth,
  useLanguage,
} from '@clinic/kit/lite'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts'

interface MonthGridProps {
  month: Day
  today: Day
  selected: Day | null
  /** Number of free times by day, days without any left out; undefined while loading. */
  free: Map<Day, number> | undefined
  isSundayFirst: boolean
  earliest: Day
  latest: Day
  onMonth: (month: Day) => void
  onPick: (day: Day) => void
}

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Month of days as an ARIA date grid: one tab stop, arrow keys between days, Page Up and Down between months. */
export function MonthGrid(props: MonthGridProps) {
  const { month, isSundayFirst, earliest, latest, onMonth } = props
  const t = useTranslation()
  const language = useLanguage()
  const label = formatDayPart(month, language, { month: 'long', year: 'numeric' })
  const weeks = getMonthWeeks(month, isSundayFirst)
  const { focused, onKeyDown, grid } = useGridKeys(props)
  return (
    <div className="month">
      <div className="month-head">
        <MonthButton label={t('day.previous')} icon="‹" disabled={month <= earliest} onClick={() => onMonth(addMonths(month, -1))} />
        <p className="month-name" id="month-name" aria-live="polite">
          {label}
        </p>
        <MonthButton label={t('day.next')} icon="›" disabled={month >= startOfMonth(latest)} onClick={() => onMonth(addMonths(month, 1))} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are moved among by arrow keys, as in the ARIA date grid */}
      <table role="grid" aria-labelledby="month-name" aria-busy={!props.free} ref={grid} onKeyDown={onKeyDown}>
        <WeekdayRow isSundayFirst={isSundayFirst} language={language} />
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, column) =>
                day ? <DayCell key={day} day={day} {...props} focused={focused === day} /> : <td key={`empty-${COLUMNS[column]}`} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MonthButton({ label, icon, disabled, onClick }: { label: string; icon: string; disabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="month-arrow"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onClick()}
    >
      <span aria-hidden="true">{icon}</span>
    </button>
  )
}

function WeekdayRow({ isSundayFirst, language }: { isSundayFirst: boolean; language: string }) {
  const monday = '2024-01-01'
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index - (isSundayFirst ? 1 : 0)))
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={formatDayPart(day, language, { weekday: 'long' })}>
            {formatDayPart(day, language, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function DayCell({ day, today, selected, free, onPick, focused }: MonthGridProps & { day: Day; focused: boolean }) {
  const t = useTranslation()
  const language = useLanguage()
  const count = free?.get(day) ?? 0
  const name = [
    formatDayPart(day, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    day === today && t('day.today'),
    free && (count ? t('day.free', { count }) : t('day.full')),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td aria-selected={day === selected}>
      <button
        type="button"
        className="day"
        data-day={day}
        tabIndex={focused ? 0 : -1}
        aria-label={name}
        aria-disabled={!count || undefined}
        aria-current={day === today ? 'date' : undefined}
        data-selected={day === selected || undefined}
        onClick={() => count && onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

function useGridKeys({ month, today, selected, free, isSundayFirst, earliest, latest, onMonth }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [focusedDay, setFocusedDay] = useState<Day | null>(null)
  const shouldFocus = useRef(false)
  const inMonth = (day: Day | null) => day !== null && startOfMonth(day) === month
  const fallback = (inMonth(selected) ? selected : [...(free?.keys() ?? [])].sort()[0]) ?? (inMonth(today) ? today : month)
  const focused = inMonth(focusedDay) ? focusedDay : fallback

  useEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    shouldFocus.current = false
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = focused && getTargetDay(event.key, focused, isSundayFirst)
    if (!to || to < earliest || to > endOfMonth(latest)) return
    event.preventDefault()
    shouldFocus.current = to !== focused
    setFocusedDay(to)
    if (!inMonth(to)) onMonth(startOfMonth(to))
  }
  return { focused, onKeyDown, grid }
}

function getTargetDay(key: string, day: Day, isSundayFirst: boolean): Day | null {
  const column = (getWeekday(day) + (isSundayFirst ? 1 : 0)) % 7
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }
  if (key in steps) return addDays(day, steps[key] ?? 0)
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(day, key === 'PageUp' ? -1 : 1)
    const sameDay = `${month.slice(0, 8)}${day.slice(8)}`
    return sameDay > endOfMonth(month) ? endOfMonth(month) : sameDay
  }
  return null
}
