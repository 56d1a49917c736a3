import { Button, Step } from '@clinic/kit/lite'
import { useState } from 'react'
import { BookedList } from '../../booking/booking-summary'
import { CancellationPolicyNote } from '../../booking/cancellation-policy-note'
import { ErrorNotice } from '../../booking/error-notice'
import { type LinkedBooking, LinkPage } from './link-page'
import { useBookingInfoTranslation } from './texts'

/** The client's page of a booking: what is booked, and to cancel or move it within the clinic's policy (PUB-005). */
export default function BookingInfoPage({ companyId }: { companyId: string }) {
  return <LinkPage companyId={companyId} render={(linked) => <BookingInfo {...linked} />} />
}

function BookingInfo(linked: LinkedBooking) {
  const [isCancelling, setIsCancelling] = useState(false)
  if (linked.booking.state === 'cancelled') return <Cancelled {...linked} />
  if (isCancelling) return <CancelQuestion linked={linked} onKeep={() => setIsCancelling(false)} />
  return <Details linked={linked} onCancel={() => setIsCancelling(true)} />
}

function Details({ linked, onCancel }: { linked: LinkedBooking; onCancel: () => void }) {
  const t = useBookingInfoTranslation()
  const { booking, clinic, companyId, access } = linked
  const checkIn = () => void access.checkIn()
  const isHere = ['arrived', 'in_room'].includes(booking.state)
  return (
    <Step name="info" title={t('info.title')} intro={t(isHere ? 'info.arrived' : booking.is_changeable ? 'info.booked' : 'info.other')}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      <CancellationPolicyNote clinic={clinic} />
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
        <>
          <a className="button button-primary" href={`/booking/reschedule/${companyId}${window.location.search}`}>
            {t('info.move')}
          </a>
          <Button kind="secondary" onClick={onCancel}>
            {t('info.cancel')}
          </Button>
        </>
      )}
      <a className="button button-secondary" href={access.calendarFile} download="booking.ics">
        {t('info.file')}
      </a>
    </Step>
  )
}

function CancelQuestion({ linked: { booking, clinic, access }, onKeep }: { linked: LinkedBooking; onKeep: () => void }) {
  const t = useBookingInfoTranslation()
  const cancel = () => void access.cancel()
  return (
    <Step name="cancel" title={t('cancel.title')} intro={t('cancel.text')}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      {access.error && <ErrorNotice error={access.error} onRetry={cancel} />}
      <Button isBusy={access.isBusy} onClick={cancel}>
        {t('cancel.confirm')}
      </Button>
      <Button kind="secondary" onClick={onKeep}>
        {t('cancel.keep')}
      </Button>
    </Step>
  )
}

function Cancelled({ booking, clinic, companyId }: LinkedBooking) {
  const t = useBookingInfoTranslation()
  return (
    <Step name="cancelled" title={t('cancelled.title')} intro={t('cancelled.text')}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      <a className="button button-primary" href={`/booking/${companyId}?lang=${document.documentElement.lang}`}>
        {t('cancelled.again')}
      </a>
    </Step>
  )
}
