import { clock, dayOf, dayWithWeekday, instant, money } from '@clinic/kit/lite'
import { useTexts } from '../texts'
import { ANYONE } from './choice'
import type { Booking, Clinic } from './portal.api'
import type { Portal } from './use-portal'

type Row = { label: string; value: string; help?: string | undefined }

function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className="rows">
      {rows.map(({ label, value, help }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {help && <span className="choice-help"> · {help}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useTimeWords(clinic: Clinic) {
  const { language } = useTexts()
  const style = { ...clinic, language }
  return {
    day: (day: string) => dayWithWeekday(day, style),
    moment: (at: string) => `${dayWithWeekday(dayOf(instant(at), clinic.timezone), style)}, ${clock(instant(at), style)}`,
    price: (minor: number, free: string) => (minor ? money(minor, clinic.unit, language) : free),
  }
}

function usePortalRows(portal: Portal, withPerson: string | undefined): Row[] {
  const { t } = useTexts()
  const words = useTimeWords(portal.clinic)
  const { choice, practitioners, service } = portal
  const person = practitioners.data?.find(({ id }) => id === (withPerson ?? choice.practitioner))
  const who = person?.name ?? (choice.practitioner === ANYONE ? t.practitioner.anyone : undefined)
  const when = choice.at ? words.moment(choice.at) : choice.day && words.day(choice.day)
  return [
    service && { label: t.summary.service, value: service.name, help: t.minutes(service.duration) },
    who && { label: t.summary.practitioner, value: who },
    when && { label: t.summary.time, value: when },
    service && { label: t.summary.price, value: words.price(service.price, t.free) },
  ].filter((row): row is Row => Boolean(row))
}

/** What has been chosen, in full. */
export function ChoiceList({ portal, withPerson }: { portal: Portal; withPerson?: string | undefined }) {
  return <Rows rows={usePortalRows(portal, withPerson)} />
}

/** What was booked, as the server has it. */
export function BookedList({ booking, clinic }: { booking: Booking; clinic: Clinic }) {
  const { t } = useTexts()
  const words = useTimeWords(clinic)
  const rows = [
    { label: t.summary.service, value: booking.service_name },
    { label: t.summary.practitioner, value: booking.practitioner_name },
    { label: t.summary.time, value: words.moment(booking.start_at) },
    { label: t.summary.price, value: words.price(booking.price, t.free) },
  ]
  return <Rows rows={rows} />
}

/** Follows along: beside the question on a desk, a line at the thumb on a phone. */
export function Summary({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const rows = usePortalRows(portal, undefined)
  return (
    <aside className="summary" aria-labelledby="summary-title" data-empty={rows.length === 0 || undefined}>
      <h2 id="summary-title">{t.summary.title}</h2>
      {rows.length ? <Rows rows={rows} /> : <p className="quiet">{t.summary.empty}</p>}
      {rows.length > 0 && <p className="quiet summary-foot">{t.summary.payAtClinic}</p>}
    </aside>
  )
}
