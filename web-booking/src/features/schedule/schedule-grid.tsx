import { type Day, formatDayInWords, getWeekday, useLanguage } from '@clinic/kit/i18n'
import { type KeyboardEvent, useState } from 'react'
import { useBookingTranslation } from '../../texts'
import type { Practitioner, ScheduleDay } from './schedule.api'
import { ScheduleCell } from './schedule-cell'
import { type Cell, findDay, isSameCell, moveCell } from './schedule-view-model'
import type { ScheduleActions } from './use-schedule-actions'

interface Hours {
  weekday: number
  opens: string
  closes: string
}

export interface ScheduleGridProps {
  days: Day[]
  practitioners: Practitioner[]
  schedule: ScheduleDay[]
  hours: Hours[]
  selected: Cell
  /** False for users who may only read. */
  editable: boolean
  actions: ScheduleActions
  onSelect: (cell: Cell) => void
  onOpen: (cell: Cell) => void
}

const isShortcut = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/** Return what a key does with the selected cell; undefined for keys that mean nothing here. */
function getKeyAction(event: KeyboardEvent, { selected, actions, onOpen }: ScheduleGridProps): (() => unknown) | undefined {
  const plain = new Map<string, () => unknown>([
    ['Enter', () => onOpen(selected)],
    [' ', () => actions.toggle(selected)],
    ['Delete', () => actions.clear(selected)],
    ['Backspace', () => actions.clear(selected)],
  ])
  const shortcuts = new Map<string, () => unknown>([
    ['c', () => (event.shiftKey ? actions.copyWeek(selected) : actions.copyDay(selected))],
    ['v', () => actions.paste(selected)],
    ['z', () => actions.undo()],
  ])
  return isShortcut(event) ? shortcuts.get(event.key.toLowerCase()) : plain.get(event.key)
}

/** Practitioners by day for a week: arrow keys move, Enter edits, Space switches off or on, Delete clears, Ctrl+C, V and Z copy, paste and undo. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { days, practitioners, schedule, hours, selected, editable, onSelect, onOpen } = props
  const t = useBookingTranslation()
  const language = useLanguage()
  const [focused, setFocused] = useState<Cell | null>(null)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key.startsWith('Arrow')) {
      event.preventDefault()
      const ids = practitioners.map(({ id }) => id)
      const next = moveCell(selected, event.key, ids, days)
      onSelect(next)
      return setFocused(next)
    }
    const action = editable && getKeyAction(event, props)
    if (!action) return
    event.preventDefault()
    void action()
  }
  return (
    <div className="schedule-scroll">
      <table className="schedule-grid" aria-label={t('schedule.grid')} onKeyDown={handleKeyDown}>
        <thead>
          <tr>
            <th scope="col">{t('schedule.practitioner')}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {formatDayInWords(day, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {practitioners.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {days.map((day) => {
                const cell = { practitionerId: id, day }
                return (
                  <ScheduleCell
                    key={day}
                    cell={cell}
                    row={findDay(schedule, cell)}
                    hours={hours.filter(({ weekday }) => weekday === getWeekday(day))}
                    isSelected={isSameCell(selected, cell)}
                    hasFocus={isSameCell(focused, cell)}
                    onSelect={() => onSelect(cell)}
                    onOpen={() => editable && onOpen(cell)}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
