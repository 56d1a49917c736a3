import { Button, formatMoney, Notice, Step, useLanguage } from '@clinic/kit/lite'
import { useState } from 'react'
import { BookedList } from '../../booking/booking-summary'
import { CancellationPolicyNote } from '../../booking/cancellation-policy-note'
import { ErrorNotice } from '../../booking/error-notice'
import { FeeTermsNote } from '../../booking/fee-terms-note'
import { setUrlParams } from '../../url-state'
import type { ManagedBooking } from './booking-info.api'
import { OtherBookings } from './client-bookings'
import { type LinkedBooking, LinkPage } from './link-page'
import { SavedCard } from './saved-card'
import { useBookingInfoTranslation } from './texts'

/** The client's page of a booking: what is booked, and to cancel or move it within the clinic's policy (PUB-005). */
export default function BookingInfoPage({ companyId }: { companyId: string }) {
  return <LinkPage companyId={companyId} render={(linked) => <BookingInfo {...linked} />} />
}

function BookingInfo(linked: LinkedBooking) {
  const { is_changeable, cancellation_fee } = linked.booking
  const canCancel = is_changeable || cancellation_fee !== null
  const [isCancelling, setIsCancelling] = useState(canCancel && new URLSearchParams(window.location.search).has('cancel'))
  const keep = () => {
    setUrlParams({ cancel: null }, 'replace')
    setIsCancelling(false)
  }
  if (linked.booking.state === 'cancelled') return <Cancelled {...linked} />
  if (isCancelling) return <CancelQuestion linked={linked} onKeep={keep} />
  return <Details linked={linked} onCancel={() => setIsCancelling(true)} />
}

function Details({ linked, onCancel }: { linked: LinkedBooking; onCancel: () => void }) {
  const t = useBookingInfoTranslation()
  const { booking, clinic, companyId, access } = linked
  const checkIn = () => void access.checkIn()
  return (
    <Step name="info" title={t('info.title')} intro={t(getIntro(booking))}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      <CancellationPolicyNote clinic={clinic} />
      <FeeTermsNote terms={booking.fee_terms} clinic={clinic} />
      {access.error && <ErrorNotice error={access.error} onRetry={checkIn} />}
      {booking.can_check_in && (
        <Button isBusy={access.isBusy} onClick={checkIn}>
          {t('info.here')}
        </Button>
      )}
      {access.access && access.access.pending_forms > 0 && (
        <a className="button button-primary" href={`/booking/${companyId}${window.location.search}&is_FillLocAndQue=1`}>
          {t('info.forms')}
        </a>
      )}
      {booking.is_changeable && (
        <a className="button button-primary" href={`/booking/reschedule/${companyId}${window.location.search}`}>
          {t('info.move')}
        </a>
      )}
      {(booking.is_changeable || booking.cancellation_fee) && (
        <Button kind="secondary" onClick={onCancel}>
          {t('info.cancel')}
        </Button>
      )}
      <a className="button button-secondary" href={access.calendarFile} download="booking.ics">
        {t('info.file')}
      </a>
      <SavedCard linked={linked} />
      <OtherBookings linked={linked} />
    </Step>
  )
}

function getIntro(booking: ManagedBooking) {
  if (['arrived', 'in_room'].includes(booking.state)) return 'info.arrived'
  if (booking.is_changeable) return 'info.booked'
  return booking.cancellation_fee ? 'info.cancellable' : 'info.other'
}

/** What cancelling costs now, after the policy's time (BEY-006). */
function FeeNotice({ booking, clinic }: Pick<LinkedBooking, 'booking' | 'clinic'>) {
  const t = useBookingInfoTranslation()
  const language = useLanguage()
  const fee = booking.cancellation_fee
  if (!fee) return null
  const amounts = { amount: formatMoney(fee.due, clinic.unit, language), prepaid: formatMoney(fee.prepaid, clinic.unit, language) }
  const text =
    fee.due === 0 ? (fee.reason === 'prepaid' ? 'cancel.prepaid' : 'cancel.free') : fee.prepaid > 0 ? 'cancel.part' : 'cancel.fee'
  return (
    <Notice kind="warning">
      <p>{t(text, amounts)}</p>
    </Notice>
  )
}

function CancelQuestion({ linked: { booking, clinic, access }, onKeep }: { linked: LinkedBooking; onKeep: () => void }) {
  const t = useBookingInfoTranslation()
  const language = useLanguage()
  const fee = booking.cancellation_fee
  const cancel = () => void access.cancel(fee ? { accepted_fee: fee.due } : {})
  const isFeeOutdated = access.error?.code === 'booking_fee.not_accepted'
  return (
    <Step name="cancel" title={t('cancel.title')} intro={t('cancel.text')}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      <FeeNotice booking={booking} clinic={clinic} />
      {access.error && !isFeeOutdated && <ErrorNotice error={access.error} onRetry={cancel} />}
      {isFeeOutdated && (
        <Notice kind="warning" title={access.error?.message}>
          <Button kind="secondary" isBusy={access.isBusy} onClick={() => void access.reload()}>
            {t('cancel.showFee')}
          </Button>
        </Notice>
      )}
      <Button isBusy={access.isBusy} onClick={cancel}>
        {fee?.due ? t('cancel.confirmFee', { amount: formatMoney(fee.due, clinic.unit, language) }) : t('cancel.confirm')}
      </Button>
      <Button kind="secondary" onClick={onKeep}>
        {t('cancel.keep')}
      </Button>
    </Step>
  )
}

function Cancelled(linked: LinkedBooking) {
  const t = useBookingInfoTranslation()
  const { booking, clinic, companyId } = linked
  return (
    <Step name="cancelled" title={t('cancelled.title')} intro={t('cancelled.text')}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      <a className="button button-primary" href={`/booking/${companyId}?lang=${document.documentElement.lang}`}>
        {t('cancelled.again')}
      </a>
      <SavedCard linked={linked} />
      <OtherBookings linked={linked} />
    </Step>
  )
}
