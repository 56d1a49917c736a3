import { useAction } from '@clinic/kit/components'
import { addDays, type Day, listDays, today } from '@clinic/kit/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBookingTranslation } from '../../texts'
import { clearDays, confirmDays, pasteDays, putDays, type ScheduleDay, scheduleKey, scheduleQuery, toggleDay } from './schedule.api'
import { type Cell, type Clipboard, findDay, toRestore } from './schedule-view-model'

/** Days ahead that `confirmAll` covers: as far as a template can be applied. */
const MAX_DAYS_AHEAD = 730

interface Change {
  cells: Cell[]
  before: ScheduleDay[]
}

/** What can be done with the schedules of a week, and the last change, which can be undone. */
export function useScheduleActions(from: Day, days: ScheduleDay[], practitionerIds: string[]) {
  const t = useBookingTranslation()
  const queries = useQueryClient()
  const [clipboard, setClipboard] = useState<Clipboard | null>(null)
  const [lastChange, setLastChange] = useState<Change | null>(null)
  const { run, isRunning } = useAction({ send: (send: () => Promise<unknown>) => send(), refresh: [scheduleKey] })
  const remember = (cells: Cell[]) => setLastChange({ cells, before: days })
  const change = async (cells: Cell[], send: () => Promise<unknown>) => {
    if (await run(send)) remember(cells)
  }
  const span = (cell: Cell) => ({ practitioner_ids: [cell.practitionerId], starts_on: cell.day, ends_on: cell.day })
  const confirm = (starts_on: Day, ends_on: Day) =>
    run(() => confirmDays({ practitioner_ids: practitionerIds, starts_on, ends_on })).then((isDone) => isDone && setLastChange(null))
  const undo = async ({ cells, before }: Change) => {
    const current = queries.getQueryData(scheduleQuery(from, addDays(from, 6)).queryKey)?.days ?? days
    if (await run(() => putDays(toRestore(before, current, cells)))) setLastChange(null)
  }
  return {
    clipboard,
    isRunning,
    lastChange,
    remember,
    copyDay: (cell: Cell) => setClipboard({ ...cell, length: 1 }),
    copyWeek: (cell: Cell) => setClipboard({ practitionerId: cell.practitionerId, day: from, length: 7 }),
    paste: async (cell: Cell) => {
      if (!clipboard) return
      const first = clipboard.length === 7 ? from : cell.day
      const cells = listDays(first, clipboard.length).map((day) => ({ practitionerId: cell.practitionerId, day }))
      const source = { source_practitioner_id: clipboard.practitionerId, source_day: clipboard.day, length: clipboard.length }
      await change(cells, () => pasteDays({ ...source, practitioner_id: cell.practitionerId, day: first }))
    },
    clear: (cell: Cell) => (findDay(days, cell) ? change([cell], () => clearDays(span(cell))) : undefined),
    toggle: async (cell: Cell) => {
      const row = findDay(days, cell)
      if (!row?.slots.length) return
      const is_active = !row.slots.some((slot) => slot.is_active)
      await change([cell], () => toggleDay({ practitioner_id: cell.practitionerId, day: cell.day, is_active }))
    },
    undo: () => (lastChange ? undo(lastChange) : undefined),
    confirmWeek: () => confirm(from, addDays(from, 6)),
    confirmAll: () => confirm([from, today()].sort()[0] as Day, addDays(today(), MAX_DAYS_AHEAD)),
    pasteLabel: clipboard?.length === 7 ? t('schedule.pasteWeek') : t('schedule.pasteDay'),
  }
}

export type ScheduleActions = ReturnType<typeof useScheduleActions>
