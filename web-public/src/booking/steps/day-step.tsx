import {
  addMonths,
  Button,
  type Day,
  endOfMonth,
  formatDayAndYear,
  formatTime,
  getLocalDay,
  Notice,
  parseInstant,
  Step,
  serverNow,
  startOfMonth,
  toDateSettings,
  useFetch,
  useLanguage,
} from '@clinic/kit/lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../texts'
import { toSlotQuery } from '../booking-selection'
import { ErrorNotice, FlowErrorNotice } from '../error-notice'
import { TimezoneNote } from '../timezone-note'
import type { Portal, SlotPicker } from '../use-booking-flow'
import { MonthGrid } from './month-grid'
import { PractitionerPicker } from './practitioner-picker'

/** The greatest booking window of a clinic. */
const MAX_MONTHS_AHEAD = 24

/** The day of a new booking, with whom the visitor sees where several perform the visit. */
export function BookingDayStep({ portal }: { portal: Portal }) {
  return <DayStep portal={portal} picker={!portal.service?.practitioner_id && <PractitionerPicker portal={portal} />} />
}

interface DayStepProps {
  portal: SlotPicker & Partial<Pick<Portal, 'wait' | 'isUnderAct'>>
  /** Not where a booking moves, which keeps its practitioner. */
  picker?: ReactNode
}

export function DayStep({ portal, picker }: DayStepProps) {
  const t = useTranslation()
  const today = getLocalDay(new Date(serverNow()), portal.clinic.timezone)
  const [month, setMonth] = useState(startOfMonth(portal.selection.day ?? today))
  const days = useFreeDays(portal, month, today)
  return (
    <Step name="day" title={t('day.title')}>
      <FlowErrorNotice portal={portal} />
      {picker}
      {portal.isUnderAct && <Notice>{t('day.reflection')}</Notice>}
      <FirstAvailable portal={portal} onMonth={setMonth} empty={days.data !== undefined && !days.data.size} isErrorShown={!!days.error} />
      {days.error && <ErrorNotice error={days.error} onRetry={days.refetch} />}
      <MonthGrid
        month={month}
        today={today}
        selected={portal.selection.day}
        free={days.data}
        isSundayFirst={portal.clinic.calendar_first_day_sunday}
        earliest={startOfMonth(today)}
        latest={addMonths(today, MAX_MONTHS_AHEAD)}
        onMonth={setMonth}
        onPick={portal.pickDay}
      />
      <p className="quiet">{t('day.legend')}</p>
      {portal.wait && (
        <Button kind="link" onClick={portal.wait}>
          {t('day.wait')}
        </Button>
      )}
      <TimezoneNote clinic={portal.clinic} at={new Date(serverNow())} />
    </Step>
  )
}

function useFreeDays({ api, selection }: SlotPicker, month: Day, today: Day) {
  const from = month < today ? today : month
  const query = { ...toSlotQuery(selection), from, to: endOfMonth(month) }
  return useFetch(`days:${JSON.stringify(query)}`, async (signal) => {
    const { days } = await api.days(query, signal)
    return new Map(days.filter(({ free }) => Number(free) > 0).map(({ day, free }) => [day, Number(free)]))
  })
}

interface FirstAvailableProps {
  portal: SlotPicker
  onMonth: (month: Day) => void
  empty: boolean
  /** The same error is shown for the month's days already. */
  isErrorShown: boolean
}

/** Button to the first available time, which most visitors want. */
function FirstAvailable({ portal, onMonth, empty, isErrorShown }: FirstAvailableProps) {
  const t = useTranslation()
  const language = useLanguage()
  const { api, selection, clinic } = portal
  const query = toSlotQuery(selection)
  const firstAvailable = useFetch(`first-available:${JSON.stringify(query)}`, (signal) => api.firstAvailable(query, signal))
  const slot = firstAvailable.data?.slot
  if (firstAvailable.error && !isErrorShown) return <ErrorNotice error={firstAvailable.error} onRetry={firstAvailable.refetch} />
  if (!firstAvailable.data) return <div className="first-available" />
  if (!slot) return <Notice>{t('day.noneAtAll')}</Notice>
  const style = { ...toDateSettings(clinic), language }
  const at = parseInstant(slot.start_at)
  const day = getLocalDay(at, clinic.timezone)
  return (
    <div className="first-available">
      {empty && <p role="status">{t('day.noneInMonth')}</p>}
      <Button
        kind="secondary"
        className="first-available-button"
        onClick={() => (empty ? onMonth(startOfMonth(day)) : portal.pickDay(day))}
      >
        {t('day.firstAvailable', { when: `${formatDayAndYear(day, style)} ${formatTime(at, style)}` })}
      </Button>
    </div>
  )
}
