import {
  Button,
  createTimeFormatter,
  formatDayAndYear,
  getLocalDay,
  getLocalHour,
  Notice,
  parseInstant,
  Skeleton,
  Step,
  toDateSettings,
  useFetch,
  useLanguage,
} from '@clinic/kit/lite'
import { useState } from 'react'
import { useTranslation } from '../../texts'
import { toSlotQuery } from '../booking-selection'
import { ErrorNotice, FlowErrorNotice } from '../error-notice'
import type { Slot } from '../portal.api'
import { TimezoneNote } from '../timezone-note'
import type { SlotPicker } from '../use-booking-flow'

/** The day's free times, or the alternatives that the server offered when another visitor took the selected time. */
function useFreeSlots({ api, selection, flowError }: SlotPicker) {
  const alternatives = flowError.alternativeSlots?.length ? flowError.alternativeSlots : null
  const query = { ...toSlotQuery(selection), day: selection.day ?? '' }
  const cacheKey = alternatives ? null : `slots:${JSON.stringify(query)}:${flowError.alternativeSlots ? 'again' : ''}`
  const slots = useFetch(cacheKey, (signal) => api.slots(query, signal))
  return { ...slots, alternatives, visibleSlots: alternatives ?? slots.data?.slots }
}

export function TimeStep({ portal }: { portal: SlotPicker }) {
  const t = useTranslation()
  const language = useLanguage()
  const { selection, clinic, flowError } = portal
  const { alternatives, visibleSlots, error, refetch } = useFreeSlots(portal)
  const style = { ...toDateSettings(clinic), language }
  return (
    <Step name="time" title={t('time.title')} intro={!alternatives && selection.day ? formatDayAndYear(selection.day, style) : undefined}>
      <div aria-live="assertive">{flowError.alternativeSlots && <TimeTakenNotice alternatives={visibleSlots?.length ?? 0} />}</div>
      <FlowErrorNotice portal={portal} />
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {!visibleSlots && !error && <Skeleton rows={3} label={t('loading')} />}
      {visibleSlots?.length === 0 && !flowError.alternativeSlots && <Notice>{t('time.none')}</Notice>}
      {visibleSlots && <SlotGroups slots={visibleSlots} portal={portal} byDay={alternatives !== null} />}
      <Button kind="secondary" onClick={() => portal.change('day')}>
        {t('time.otherDay')}
      </Button>
      {visibleSlots?.[0] && <TimezoneNote clinic={clinic} at={parseInstant(visibleSlots[0].start_at)} />}
    </Step>
  )
}

function TimeTakenNotice({ alternatives }: { alternatives: number }) {
  const t = useTranslation()
  return (
    <Notice kind="warning" title={t('taken.title')}>
      <p>{alternatives ? t('taken.left') : t('taken.none')}</p>
    </Notice>
  )
}

function SlotGroups({ slots, portal, byDay }: { slots: Slot[]; portal: SlotPicker; byDay: boolean }) {
  const t = useTranslation()
  const language = useLanguage()
  const { clinic } = portal
  const [pendingSlot, setPendingSlot] = useState<string | null>(null)
  const formatPartOfDay = (at: Date) => {
    const hour = getLocalHour(at, clinic.timezone)
    return hour < 12 ? t('time.morning') : hour < 17 ? t('time.afternoon') : t('time.evening')
  }
  const formatHeading = ({ start_at }: Slot) => {
    const at = parseInstant(start_at)
    return byDay ? formatDayAndYear(getLocalDay(at, clinic.timezone), { ...toDateSettings(clinic), language }) : formatPartOfDay(at)
  }
  const formatSlot = createTimeFormatter(
    slots.map(({ start_at }) => parseInstant(start_at)),
    toDateSettings(clinic),
  )
  const handlePick = (slot: Slot) => {
    if (portal.isBusy) return
    setPendingSlot(slot.start_at)
    portal.pickTime(slot)
  }
  return [...groupBy(slots, formatHeading)].map(([name, group]) => (
    <section key={name} className="times" aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {group.map((slot) => (
          <li key={slot.start_at}>
            <button
              type="button"
              className="time tabular-numbers"
              aria-current={portal.selection.at === slot.start_at || undefined}
              aria-busy={(portal.isBusy && pendingSlot === slot.start_at) || undefined}
              onClick={() => handlePick(slot)}
            >
              {formatSlot(parseInstant(slot.start_at))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function groupBy<T>(items: T[], nameOf: (item: T) => string) {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return groups
}
