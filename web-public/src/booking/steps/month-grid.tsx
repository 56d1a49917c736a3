import { addDays, addMonths, type DateStyle, type Day, dayPart, firstOfMonth, lastOfMonth, weekday, weeksOf } from '@clinic/kit/lite'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts'

interface MonthGridProps {
  month: Day
  today: Day
  chosen: Day | null
  /** How many times begin on each day that has any; undefined while the server is asked. */
  free: Map<Day, number> | undefined
  style: DateStyle & { calendar_first_day_sunday: boolean }
  earliest: Day
  latest: Day
  onMonth: (month: Day) => void
  onPick: (day: Day) => void
}

const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** A month as a grid of days: one stop for Tab, arrows within, Page Up and Down between months (the ARIA date grid). */
export function MonthGrid(props: MonthGridProps) {
  const { month, style, earliest, latest, onMonth } = props
  const { t, language } = useTexts()
  const label = dayPart(month, language, { month: 'long', year: 'numeric' })
  const weeks = weeksOf(month, style.calendar_first_day_sunday)
  const { focused, onKeyDown, grid } = useGridKeys(props)
  return (
    <div className="month">
      <div className="month-head">
        <MonthTurn label={t.day.previous} sign="‹" blocked={month <= earliest} turn={() => onMonth(addMonths(month, -1))} />
        <p className="month-name" id="month-name" aria-live="polite">
          {label}
        </p>
        <MonthTurn label={t.day.next} sign="›" blocked={month >= firstOfMonth(latest)} turn={() => onMonth(addMonths(month, 1))} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are moved among by arrow keys, as in the ARIA date grid */}
      <table role="grid" aria-labelledby="month-name" aria-busy={!props.free} ref={grid} onKeyDown={onKeyDown}>
        <WeekdayRow sundayFirst={style.calendar_first_day_sunday} language={language} />
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

function MonthTurn({ label, sign, blocked, turn }: { label: string; sign: string; blocked: boolean; turn: () => void }) {
  return (
    <button type="button" className="month-turn" aria-label={label} aria-disabled={blocked || undefined} onClick={() => blocked || turn()}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

function WeekdayRow({ sundayFirst, language }: { sundayFirst: boolean; language: string }) {
  const monday = '2024-01-01'
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index - (sundayFirst ? 1 : 0)))
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={dayPart(day, language, { weekday: 'long' })}>
            {dayPart(day, language, { weekday: 'short' })}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function DayCell({ day, today, chosen, free, onPick, focused }: MonthGridProps & { day: Day; focused: boolean }) {
  const { t, language } = useTexts()
  const count = free?.get(day) ?? 0
  const name = [
    dayPart(day, language, { weekday: 'long', day: 'numeric', month: 'long' }),
    day === today && t.day.today,
    free && (count ? t.day.free(count) : t.day.full),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
    <td aria-selected={day === chosen}>
      <button
        type="button"
        className="day"
        data-day={day}
        tabIndex={focused ? 0 : -1}
        aria-label={name}
        aria-disabled={!count || undefined}
        aria-current={day === today ? 'date' : undefined}
        data-chosen={day === chosen || undefined}
        onClick={() => count && onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

function useGridKeys({ month, today, chosen, free, style, earliest, latest, onMonth }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Day | null>(null)
  const moved = useRef(false)
  const inMonth = (day: Day | null) => day !== null && firstOfMonth(day) === month
  const fallback = (inMonth(chosen) ? chosen : [...(free?.keys() ?? [])].sort()[0]) ?? (inMonth(today) ? today : month)
  const focused = inMonth(at) ? at : fallback

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
    moved.current = false
  }, [focused])

  const onKeyDown = (event: KeyboardEvent) => {
    const to = focused && target(event.key, focused, style.calendar_first_day_sunday)
    if (!to || to < earliest || to > lastOfMonth(latest)) return
    event.preventDefault()
    moved.current = to !== focused
    setAt(to)
    if (!inMonth(to)) onMonth(firstOfMonth(to))
  }
  return { focused, onKeyDown, grid }
}

function target(key: string, day: Day, sundayFirst: boolean): Day | null {
  const column = (weekday(day) + (sundayFirst ? 1 : 0)) % 7
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }
  if (key in steps) return addDays(day, steps[key] ?? 0)
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(day, key === 'PageUp' ? -1 : 1)
    const same = `${month.slice(0, 8)}${day.slice(8)}`
    return same > lastOfMonth(month) ? lastOfMonth(month) : same
  }
  return null
}
