import { Button, clockAmong, dayOf, dayWithWeekday, hourIn, instant, Notice, Skeleton, Step, useLoad } from '@clinic/kit/lite'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { wanted } from '../choice'
import type { Slot } from '../portal.api'
import { ErrorNotice, TroubleNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'
import { ZoneNote } from '../zone-note'

/** The day's free times; after another visitor was faster, those that the server offered instead. */
function useTimes({ api, choice, trouble }: Portal) {
  const left = trouble.taken?.length ? trouble.taken : null
  const query = { ...wanted(choice), day: choice.day ?? '' }
  const asked = left ? null : `slots:${JSON.stringify(query)}:${trouble.taken ? 'again' : ''}`
  const slots = useLoad(asked, (signal) => api.slots(query, signal))
  return { ...slots, left, shown: left ?? slots.data?.slots }
}

export function TimeStep({ portal }: { portal: Portal }) {
  const { t, language } = useTexts()
  const { choice, clinic, trouble } = portal
  const { left, shown, error, again } = useTimes(portal)
  const style = { ...clinic, language }
  return (
    <Step name="time" title={t.time.title} lead={!left && choice.day ? dayWithWeekday(choice.day, style) : undefined}>
      <div aria-live="assertive">{trouble.taken && <Taken left={shown?.length ?? 0} />}</div>
      <TroubleNotice portal={portal} />
      {error && <ErrorNotice error={error} again={again} />}
      {!shown && !error && <Skeleton rows={3} label={t.loading} />}
      {shown?.length === 0 && !trouble.taken && <Notice>{t.time.none}</Notice>}
      {shown && <SlotGroups slots={shown} portal={portal} byDay={left !== null} />}
      <Button kind="quiet" onClick={() => portal.change('day')}>
        {t.time.otherDay}
      </Button>
      {shown?.[0] && <ZoneNote clinic={clinic} at={instant(shown[0].start_at)} />}
    </Step>
  )
}

function Taken({ left }: { left: number }) {
  const { t } = useTexts()
  return (
    <Notice kind="warning" title={t.taken.title}>
      <p>{left ? t.taken.left : t.taken.none}</p>
    </Notice>
  )
}

function SlotGroups({ slots, portal, byDay }: { slots: Slot[]; portal: Portal; byDay: boolean }) {
  const { t, language } = useTexts()
  const { clinic } = portal
  const [picked, setPicked] = useState<string | null>(null)
  const partOfDay = (at: Date) => {
    const hour = hourIn(at, clinic.timezone)
    return hour < 12 ? t.time.morning : hour < 17 ? t.time.afternoon : t.time.evening
  }
  const heading = ({ start_at }: Slot) => {
    const at = instant(start_at)
    return byDay ? dayWithWeekday(dayOf(at, clinic.timezone), { ...clinic, language }) : partOfDay(at)
  }
  const label = clockAmong(
    slots.map(({ start_at }) => instant(start_at)),
    { ...clinic, language },
  )
  const pick = (slot: Slot) => {
    if (portal.busy) return
    setPicked(slot.start_at)
    portal.pickTime(slot)
  }
  return [...grouped(slots, heading)].map(([name, group]) => (
    <section key={name} className="times" aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {group.map((slot) => (
          <li key={slot.start_at}>
            <button
              type="button"
              className="time numbers"
              aria-current={portal.choice.at === slot.start_at || undefined}
              aria-busy={(portal.busy && picked === slot.start_at) || undefined}
              onClick={() => pick(slot)}
            >
              {label(instant(slot.start_at))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function grouped<T>(items: T[], nameOf: (item: T) => string) {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return groups
}
