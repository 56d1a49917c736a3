import { formatDayAndYear, formatTime, getLocalDay, parseInstant, toDateSettings, useFetch, useLanguage } from '@clinic/kit/lite'
import { ErrorNotice } from '../../booking/error-notice'
import type { Clinic } from '../../booking/portal.api'
import type { ComingBooking } from './booking-info.api'
import type { LinkedBooking } from './link-page'
import { useBookingInfoTranslation } from './texts'

/** Refusals that say only that this visitor may not see the list. */
const HIDDEN_STATUSES = [401, 403, 404]

/** The client's other coming bookings at the clinic, each with what they may do there; nothing without any (BKG-042). */
export function OtherBookings({ linked: { booking, clinic, companyId, access } }: { linked: LinkedBooking }) {
  const t = useBookingInfoTranslation()
  const others = useFetch(`others:${booking.id}:${useLanguage()}`, access.loadOtherBookings)
  if (others.error)
    return HIDDEN_STATUSES.includes(others.error.status) ? null : <ErrorNotice error={others.error} onRetry={others.refetch} />
  if (!others.data?.bookings.length) return null
  return (
    <section className="other-bookings" aria-label={t('others.title')}>
      <h3>{t('others.title')}</h3>
      <p className="quiet">{t('others.code')}</p>
      <ul>
        {others.data.bookings.map((row) => (
          <OtherBooking key={row.key} row={row} clinic={clinic} companyId={companyId} />
        ))}
      </ul>
      {others.data.has_more && <p>{t('others.more')}</p>}
    </section>
  )
}

function OtherBooking({ row, clinic, companyId }: { row: ComingBooking; clinic: Clinic; companyId: string }) {
  const t = useBookingInfoTranslation()
  const language = useLanguage()
  const style = { ...toDateSettings(clinic), language }
  const [start, end] = [parseInstant(row.start_at), parseInstant(row.end_at)]
  const time = `${formatDayAndYear(getLocalDay(start, clinic.timezone), style)}, ${formatTime(start, style)}`
  const query = new URLSearchParams({ lang: language, key: row.key })
  const action = (name: 'open' | 'move' | 'cancel', href: string) => (
    <a
      className="button button-secondary"
      href={href}
      aria-label={t('others.action', { action: t(`others.${name}`), service: row.service_name, time })}
    >
      {t(`others.${name}`)}
    </a>
  )
  return (
    <li className="card">
      <p className="choice-name">
        {time}–{formatTime(end, style)}
      </p>
      <p>{[row.service_name, row.practitioner_name].join(' · ')}</p>
      {row.place && <p>{row.place}</p>}
      <p className="quiet">
        {t(row.state === 'booked' ? 'others.state.booked' : 'others.state.arrived')}
        {!row.can_move && ` · ${t(row.can_cancel ? 'others.cancellable' : 'others.fixed')}`}
      </p>
      <div className="other-booking-actions">
        {action('open', `/booking/info/${companyId}?${query}`)}
        {row.can_move && action('move', `/booking/reschedule/${companyId}?${query}`)}
        {row.can_cancel && action('cancel', `/booking/info/${companyId}?${query}&cancel=1`)}
      </div>
    </li>
  )
}
