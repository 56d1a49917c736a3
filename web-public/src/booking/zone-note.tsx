import { clock, otherZone } from '@clinic/kit/lite'
import { useTexts } from '../texts'
import type { Clinic } from './portal.api'

const readable = (zone: string) => zone.replaceAll('_', ' ')

/** Said only to a visitor whose own clock shows something else than the clinic's. */
export function ZoneNote({ clinic, at, exact = false }: { clinic: Clinic; at: Date; exact?: boolean }) {
  const { t, language } = useTexts()
  const zone = otherZone(at, clinic.timezone)
  if (!zone) return null
  const there = clock(at, { ...clinic, language, timezone: zone })
  return (
    <p className="quiet">
      {t.zone.clinic(readable(clinic.timezone))}
      {exact && ` ${t.zone.yours(there, readable(zone))}`}
    </p>
  )
}
