import {
  ApiError,
  addDays,
  Button,
  formatDayPart,
  formatTimeOfDay,
  getLocalDay,
  InputField,
  Notice,
  Step,
  serverNow,
  useLanguage,
} from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { toSlotQuery } from '../../booking/booking-selection'
import { ErrorNotice } from '../../booking/error-notice'
import type { Portal } from '../../booking/use-booking-flow'
import '../../options.css'
import { useWaitingListTranslation } from './texts'
import { joinWaitingList, type WaitingListTimes } from './waiting-list.api'

/** A Monday, from which the names of the weekdays are taken. */
const MONDAY = '2026-01-05'
const SUGGESTED_DAYS = 60
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]
const HOURS = Array.from({ length: 25 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** The last step of who finds no time: when a time would suit, and to join the waiting list (BEY-004). */
export default function JoinStep({ portal }: { portal: Portal }) {
  const t = useWaitingListTranslation()
  const language = useLanguage()
  const [state, setState] = useState<{ isBusy?: boolean; isDone?: boolean; error?: ApiError; times?: WaitingListTimes }>({})
  const [hasNoWeekday, setHasNoWeekday] = useState(false)
  const send = async (times: WaitingListTimes) => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      const flowKey = await portal.flow.flowKey()
      await portal.runIdempotent('wait', times, (key) => joinWaitingList(portal.companyId, language, times, { flowKey, key }))
      setState({ isDone: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ error, times })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const times = readTimes(new FormData(event.currentTarget), portal)
    setHasNoWeekday(times.weekdays.length === 0)
    if (times.weekdays.length > 0) void send(times)
  }
  if (state.isDone)
    return (
      <Step name="waiting" title={t('join.done')}>
        <p>{t('join.doneText')}</p>
      </Step>
    )
  return (
    <Step name="join" title={t('join.title')} intro={t('join.lead')}>
      <form className="form" onSubmit={submit} noValidate>
        <Fields portal={portal} />
        {hasNoWeekday && <Notice kind="error">{t('join.noWeekday')}</Notice>}
        {state.error && <ErrorNotice error={state.error} onRetry={() => state.times && void send(state.times)} />}
        <Button type="submit" isBusy={state.isBusy ?? false}>
          {t('join.send')}
        </Button>
      </form>
    </Step>
  )
}

function Fields({ portal: { clinic } }: { portal: Portal }) {
  const t = useWaitingListTranslation()
  const language = useLanguage()
  const today = getLocalDay(new Date(serverNow()), clinic.timezone)
  return (
    <>
      <fieldset className="field options">
        <legend>{t('join.weekdays')}</legend>
        <div className="options-pairs">
          {WEEKDAYS.map((weekday) => (
            <label key={weekday} className="option">
              <input type="checkbox" name="weekdays" value={weekday} defaultChecked />
              <span>{formatDayPart(addDays(MONDAY, weekday), language, { weekday: 'long' })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pair">
        <HourSelect
          name="from_time"
          label={t('join.fromTime')}
          hours={HOURS.slice(0, -1)}
          initial="00:00"
          isTwelveHour={clinic.is_twelve_hours}
        />
        <HourSelect name="to_time" label={t('join.toTime')} hours={HOURS.slice(1)} initial="24:00" isTwelveHour={clinic.is_twelve_hours} />
      </div>
      <div className="pair">
        <InputField type="date" name="from_day" label={t('join.fromDay')} defaultValue={today} min={today} required />
        <InputField type="date" name="to_day" label={t('join.toDay')} defaultValue={addDays(today, SUGGESTED_DAYS)} min={today} required />
      </div>
    </>
  )
}

interface HourSelectProps {
  name: string
  label: string
  hours: string[]
  initial: string
  isTwelveHour: boolean
}

function HourSelect({ name, label, hours, initial, isTwelveHour }: HourSelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={initial}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatTimeOfDay(hour, isTwelveHour)}
          </option>
        ))}
      </select>
    </div>
  )
}

function readTimes(data: FormData, { selection }: Portal): WaitingListTimes {
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    ...toSlotQuery(selection),
    weekdays: data.getAll('weekdays').map(Number),
    from_time: text('from_time'),
    to_time: text('to_time'),
    from_day: text('from_day'),
    to_day: text('to_day'),
  }
}
