import {
  addMonths,
  Button,
  clock,
  type Day,
  dayOf,
  dayWithWeekday,
  firstOfMonth,
  instant,
  lastOfMonth,
  Notice,
  now,
  Step,
  useLoad,
} from '@clinic/kit/lite'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { wanted } from '../choice'
import { ErrorNotice, TroubleNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'
import { ZoneNote } from '../zone-note'
import { MonthGrid } from './month-grid'

/** A clinic's horizon is at most two years ahead; nobody pages further. */
const MONTHS_AHEAD = 24

export function DayStep({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const today = dayOf(new Date(now()), portal.clinic.timezone)
  const [month, setMonth] = useState(firstOfMonth(portal.choice.day ?? today))
  const days = useFreeDays(portal, month, today)
  return (
    <Step name="day" title={t.day.title}>
      <TroubleNotice portal={portal} />
      <Soonest portal={portal} onMonth={setMonth} empty={days.data !== undefined && !days.data.size} quiet={!!days.error} />
      {days.error && <ErrorNotice error={days.error} again={days.again} />}
      <MonthGrid
        month={month}
        today={today}
        chosen={portal.choice.day}
        free={days.data}
        style={{ ...portal.clinic, language: portal.language }}
        earliest={firstOfMonth(today)}
        latest={addMonths(today, MONTHS_AHEAD)}
        onMonth={setMonth}
        onPick={portal.pickDay}
      />
      <p className="quiet">{t.day.legend}</p>
      <ZoneNote clinic={portal.clinic} at={new Date(now())} />
    </Step>
  )
}

function useFreeDays({ api, choice }: Portal, month: Day, today: Day) {
  const from = month < today ? today : month
  const query = { ...wanted(choice), from, to: lastOfMonth(month) }
  return useLoad(`days:${JSON.stringify(query)}`, async (signal) => {
    const { days } = await api.days(query, signal)
    return new Map(days.filter(({ free }) => Number(free) > 0).map(({ day, free }) => [day, Number(free)]))
  })
}

interface SoonestProps {
  portal: Portal
  onMonth: (month: Day) => void
  empty: boolean
  /** The month's days have told the same trouble. */
  quiet: boolean
}

/** One tap to the first time there is, which most visitors want. */
function Soonest({ portal, onMonth, empty, quiet }: SoonestProps) {
  const { t, language } = useTexts()
  const { api, choice, clinic } = portal
  const query = wanted(choice)
  const soonest = useLoad(`soonest:${JSON.stringify(query)}`, (signal) => api.soonest(query, signal))
  const slot = soonest.data?.slot
  if (soonest.error && !quiet) return <ErrorNotice error={soonest.error} again={soonest.again} />
  if (!soonest.data) return <div className="soonest-room" />
  if (!slot) return <Notice>{t.day.noneAtAll}</Notice>
  const style = { ...clinic, language }
  const at = instant(slot.start_at)
  const day = dayOf(at, clinic.timezone)
  return (
    <div className="soonest-room">
      {empty && <p role="status">{t.day.noneInMonth}</p>}
      <Button kind="quiet" className="soonest" onClick={() => (empty ? onMonth(firstOfMonth(day)) : portal.pickDay(day))}>
        {t.day.soonest(`${dayWithWeekday(day, style)} ${clock(at, style)}`)}
      </Button>
    </div>
  )
}
