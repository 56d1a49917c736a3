import { formatDayAndYear, formatMoney, formatTime, getLocalDay, parseInstant, toDateSettings, useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../texts'
import { ANYONE } from './booking-selection'
import { type Booking, type Clinic, getName } from './portal.api'
import { formatServiceDuration } from './service-duration'
import type { Portal } from './use-booking-flow'

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

function useFormatters(clinic: Clinic) {
  const language = useLanguage()
  const style = { ...toDateSettings(clinic), language }
  return {
    language,
    day: (day: string) => formatDayAndYear(day, style),
    moment: (at: string) =>
      `${formatDayAndYear(getLocalDay(parseInstant(at), clinic.timezone), style)}, ${formatTime(parseInstant(at), style)}`,
    price: (minor: number, free: string) => (minor ? formatMoney(minor, clinic.unit, language) : free),
  }
}

function usePortalRows(portal: Portal, practitionerId: string | undefined): Row[] {
  const t = useTranslation()
  const formatters = useFormatters(portal.clinic)
  const { selection, practitioners, service, addOns } = portal
  const sum = (name: 'price' | 'duration') => [service, ...addOns].reduce((total, row) => total + (row?.[name] ?? 0), 0)
  const practitionerRow = practitioners.data?.find(({ id }) => id === (practitionerId ?? selection.practitioner))
  const practitioner = practitionerRow?.name ?? (service && selection.practitioner === ANYONE ? t('practitioner.anyone') : undefined)
  const time = selection.at ? formatters.moment(selection.at) : selection.day && formatters.day(selection.day)
  return [
    service && {
      label: t('summary.service'),
      value: getName(service, formatters.language),
      help: formatServiceDuration(t, sum('duration')),
    },
    addOns.length > 0 && {
      label: t('summary.addOns'),
      value: addOns.map((addOn) => getName(addOn, formatters.language)).join(', '),
    },
    practitioner && { label: t('summary.practitioner'), value: practitioner },
    time && { label: t('summary.time'), value: time },
    service && { label: t('summary.price'), value: formatters.price(sum('price'), t('free')) },
  ].filter((row): row is Row => Boolean(row))
}

/** All selections. */
export function SelectionList({ portal, practitionerId }: { portal: Portal; practitionerId?: string | undefined }) {
  return <Rows rows={usePortalRows(portal, practitionerId)} />
}

type BookedVisit = Pick<Booking, 'service_name' | 'practitioner_name' | 'start_at' | 'price'>

/** The booking as confirmed by the server. */
export function BookedList({ booking, clinic, extraRows = [] }: { booking: BookedVisit; clinic: Clinic; extraRows?: Row[] }) {
  const t = useTranslation()
  const formatters = useFormatters(clinic)
  const rows = [
    { label: t('summary.service'), value: booking.service_name },
    { label: t('summary.practitioner'), value: booking.practitioner_name },
    { label: t('summary.time'), value: formatters.moment(booking.start_at) },
    { label: t('summary.price'), value: formatters.price(booking.price, t('free')) },
    ...extraRows,
  ]
  return <Rows rows={rows} />
}

/** Summary of the selections: beside the step on a wide screen, at the bottom on a phone. */
export function Summary({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const rows = usePortalRows(portal, undefined)
  return (
    <aside className="summary" aria-labelledby="summary-title" data-empty={rows.length === 0 || undefined}>
      <h2 id="summary-title">{t('summary.title')}</h2>
      {rows.length ? <Rows rows={rows} /> : <p className="quiet">{t('summary.empty')}</p>}
      {rows.length > 0 && !portal.clinic.takes_payment && <p className="quiet summary-foot">{t('summary.payAtClinic')}</p>}
    </aside>
  )
}
