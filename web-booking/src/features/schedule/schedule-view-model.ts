import { addDays, type Day, getWeekday } from '@clinic/kit/i18n'
import type { ScheduleDay, ScheduleSlot } from './schedule.api'

/** A practitioner's day in the grid. */
export interface Cell {
  practitionerId: string
  day: Day
}

/** What has been copied: a day or a practitioner's week. */
export interface Clipboard extends Cell {
  length: 1 | 7
}

export const isSameCell = (a: Cell | null, b: Cell) => a?.practitionerId === b.practitionerId && a.day === b.day

export const findDay = (days: ScheduleDay[], { practitionerId, day }: Cell) =>
  days.find((row) => row.practitioner_id === practitionerId && row.day === day)

/** Return the cell that an arrow key leads to; the same where the grid ends. */
export function moveCell(cell: Cell, key: string, practitionerIds: string[], days: Day[]): Cell {
  const row = practitionerIds.indexOf(cell.practitionerId) + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)
  const column = days.indexOf(cell.day) + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
  return { practitionerId: practitionerIds[row] ?? cell.practitionerId, day: days[column] ?? cell.day }
}

/** Return the changes that restore days as they were. */
export const toRestore = (before: ScheduleDay[], now: ScheduleDay[], cells: Cell[]) =>
  cells.map((cell) => ({
    practitioner_id: cell.practitionerId,
    day: cell.day,
    slots: findDay(before, cell)?.slots ?? null,
    version: findDay(now, cell)?.version ?? 0,
  }))

/** Return the slots of a practitioner's week as those of a template. */
export const toTemplateSlots = (days: ScheduleDay[], practitionerId: string, from: Day) =>
  days
    .filter((row) => row.practitioner_id === practitionerId && from <= row.day && row.day < addDays(from, 7))
    .flatMap((row) => row.slots.map((slot) => ({ ...slot, weekday: getWeekday(row.day) })))

/** Return a slot to add after others: an hour after the last, or the usual day. */
export function getNextSlot(slots: ScheduleSlot[]): ScheduleSlot {
  const last = slots.at(-1)?.closes
  const isEvening = last !== undefined && last >= '20:00'
  const hour = (offset: number) => `${String(Number(last?.slice(0, 2)) + offset).padStart(2, '0')}:00`
  const hours = !last
    ? { opens: '09:00', closes: '17:00' }
    : isEvening
      ? { opens: last, closes: '24:00' }
      : { opens: hour(1), closes: hour(4) }
  return { ...hours, is_private: false, is_active: true }
}
