import { formatDayInWords, formatTimeOfDay, useFormatters, useLanguage } from '@clinic/kit/i18n'
import { VisuallyHidden } from '@clinic/kit/ui'
import { useEffect, useRef } from 'react'
import { TbLock } from 'react-icons/tb'
import { useBookingTranslation } from '../../texts'
import type { ScheduleDay, ScheduleSlot } from './schedule.api'
import type { Cell } from './schedule-view-model'

interface Hours {
  opens: string
  closes: string
}

function Slot({ slot }: { slot: ScheduleSlot }) {
  const t = useBookingTranslation()
  const { localeSettings } = useFormatters()
  const format = (hour: string) => formatTimeOfDay(hour, localeSettings.isTwelveHour)
  return (
    <span className={`schedule-slot${slot.is_active ? '' : ' schedule-slot-off'}${slot.is_private ? ' schedule-slot-private' : ''}`}>
      {slot.is_private && <TbLock size={12} aria-hidden />}
      {format(slot.opens)}–{format(slot.closes)}
      {slot.is_private && <VisuallyHidden>, {t('schedule.private')}</VisuallyHidden>}
      {!slot.is_active && <VisuallyHidden>, {t('schedule.off')}</VisuallyHidden>}
    </span>
  )
}

function CellContent({ row, hours }: { row: ScheduleDay | undefined; hours: Hours[] }) {
  const t = useBookingTranslation()
  const { localeSettings } = useFormatters()
  const format = (hour: string) => formatTimeOfDay(hour, localeSettings.isTwelveHour)
  if (!row)
    return (
      <span className="schedule-hours">
        {hours.length === 0 ? t('hours.closed') : hours.map(({ opens, closes }) => `${format(opens)}–${format(closes)}`).join(', ')}
        <VisuallyHidden>, {t('schedule.byHours')}</VisuallyHidden>
      </span>
    )
  return (
    <>
      {row.slots.length === 0 && <span className="schedule-hours">{t('schedule.noWork')}</span>}
      {row.slots.map((slot) => (
        <Slot key={slot.opens} slot={slot} />
      ))}
      {row.state !== 'confirmed' && <span className="schedule-state">{t(`schedule.state.${row.state}`)}</span>}
    </>
  )
}

/** A practitioner's day: its slots, or the clinic's opening hours where it has no schedule. */
export function ScheduleCell({
  cell,
  row,
  hours,
  isSelected,
  hasFocus,
  onSelect,
  onOpen,
}: {
  cell: Cell
  row: ScheduleDay | undefined
  hours: Hours[]
  isSelected: boolean
  /** Whether the keyboard has moved here. */
  hasFocus: boolean
  onSelect: () => void
  onOpen: () => void
}) {
  const language = useLanguage()
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) element.current?.focus()
  }, [hasFocus])
  return (
    <td>
      <button
        ref={element}
        type="button"
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        className={`schedule-cell schedule-cell-${row?.state ?? 'hours'}`}
        onClick={onSelect}
        onFocus={onSelect}
        onDoubleClick={onOpen}
      >
        <VisuallyHidden>{formatDayInWords(cell.day, language, 'long')}: </VisuallyHidden>
        <CellContent row={row} hours={hours} />
      </button>
    </td>
  )
}
