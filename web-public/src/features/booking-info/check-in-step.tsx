import { Button, Step } from '@clinic/kit/lite'
import { BookedList } from '../../booking/booking-summary'
import { ErrorNotice } from '../../booking/error-notice'
import { useCheckInTranslation } from './check-in-texts'
import type { LinkedBooking } from './link-page'

/** The client's booking, with the button that says that they have arrived (BEY-007). */
export function CheckInStep({ booking, clinic, access }: LinkedBooking) {
  const t = useCheckInTranslation()
  const isHere = ['arrived', 'in_room', 'done'].includes(booking.state)
  const part = isHere ? 'done' : booking.can_check_in ? 'here' : 'closed'
  const checkIn = () => void access.checkIn()
  return (
    <Step name={`check-in-${part}`} title={t(`${part}.title`)} intro={part === 'here' ? undefined : t(`${part}.text`)}>
      <div className="card">
        <BookedList booking={booking} clinic={clinic} />
      </div>
      {access.error && <ErrorNotice error={access.error} onRetry={checkIn} />}
      {part === 'here' && (
        <Button isBusy={access.isBusy} onClick={checkIn}>
          {t('here.confirm')}
        </Button>
      )}
    </Step>
  )
}
