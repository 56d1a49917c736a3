import { formatTime, getDifferingTimeZone, toDateSettings } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import type { Clinic } from './portal.api'

const readable = (zone: string) => zone.replaceAll('_', ' ')

/** Note with the visitor's own time, shown only when it differs from the clinic's. */
export function TimezoneNote({ clinic, at, exact = false }: { clinic: Clinic; at: Date; exact?: boolean }) {
  const t = useTranslation()
  const zone = getDifferingTimeZone(at, clinic.timezone)
  if (!zone) return null
  const there = formatTime(at, { ...toDateSettings(clinic), timezone: zone })
  return (
    <p className="quiet">
      {t('zone.clinic', { zone: readable(clinic.timezone) })}
      {exact && ` ${t('zone.yours', { time: there, zone: readable(zone) })}`}
    </p>
  )
}
