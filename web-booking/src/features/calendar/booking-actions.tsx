import { useAction } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { getFullName, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, Group } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { bookingFeesQuery, type FeeQuote } from '../../booking-fees.api'
import { useBookingTranslation } from '../../texts'
import { BookingEditForm } from './booking-edit-form'
import { ServiceAddition } from './booking-group'
import { type Booking, bookingsKey, cancelBooking } from './calendar.api'
import { CancellationForm } from './cancellation-form'
import { RescheduleForm } from './reschedule-form'

const MOVABLE: Booking['state'][] = ['booked', 'arrived', 'in_room']
const EDITABLE: Booking['state'][] = [...MOVABLE, 'done']
const CANCELLABLE: Booking['state'][] = ['booked', 'arrived']

function useCancel(booking: Booking) {
  const t = useBookingTranslation()
  const { formatDateTime } = useFormatters()
  return useAction<void>({
    send: (_, reason) => cancelBooking(booking, reason),
    confirmation: {
      title: t('cancel.title'),
      body: t('cancel.body', { name: getFullName(booking.client), at: formatDateTime(booking.start_at) }),
      confirmLabel: t('cancel.action'),
      cancelLabel: t('cancel.keep'),
      needsReason: true,
      choices: [t('cancel.ill'), t('cancel.asked'), t('cancel.clinic')],
    },
    successMessage: t('cancel.done'),
    refresh: [bookingsKey],
  })
}

/** Return the address of the form for another booking of the same client, service and practitioner; the calendar's filters stay. */
function useNewBookingPath(booking: Booking): string {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const values = { book: 'new', client: booking.client.id, service: booking.service_id, with: booking.practitioner_id }
  for (const [name, value] of Object.entries(values)) params.set(name, value)
  return `/calendar/booking?${params}`
}

type ActionForm = 'move' | 'edit' | 'service' | 'cancel'

/** Begins a cancellation with the fee of now: after the policy's time by a form that names it, else by a dialog. */
function useCancellation(booking: Booking, openForm: () => void) {
  const cancel = useCancel(booking)
  const fees = useQuery(bookingFeesQuery(booking.id))
  const open = async () => {
    const { data } = await fees.refetch()
    if (data && ['due', 'history', 'prepaid'].includes(data.cancellation.reason)) openForm()
    else await cancel.run()
  }
  return { quote: fees.data?.cancellation, isBusy: cancel.isRunning || fees.isFetching, open }
}

interface ActionFormProps {
  form: ActionForm
  booking: Booking
  quote: FeeQuote | undefined
  onDone: () => void
}

function OpenForm({ form, booking, quote, onDone }: ActionFormProps) {
  if (form === 'move') return <RescheduleForm key={booking.version} booking={booking} onDone={onDone} />
  if (form === 'edit') return <BookingEditForm key={booking.version} booking={booking} onDone={onDone} />
  if (form === 'service') return <ServiceAddition booking={booking} onDone={onDone} />
  return quote ? <CancellationForm key={booking.version} booking={booking} quote={quote} onDone={onDone} /> : null
}

/** What can be done with a booking beside its visit: reschedule, change, book again, write a treatment note, cancel. */
export function BookingActions({ booking }: { booking: Booking }) {
  const t = useBookingTranslation()
  const [form, setForm] = useState<ActionForm | null>(null)
  const cancellation = useCancellation(booking, () => setForm('cancel'))
  const newBookingPath = useNewBookingPath(booking)
  const canWrite = useHasPermission('booking.write')
  const canWriteNote = useHasPermission('journal.write')
  if (form && canWrite) return <OpenForm form={form} booking={booking} quote={cancellation.quote} onDone={() => setForm(null)} />
  return (
    <Group gap="sm" role="group" aria-label={t('panel.actions')}>
      {canWrite && MOVABLE.includes(booking.state) && (
        <Button variant="default" onClick={() => setForm('move')}>
          {t('move.title')}
        </Button>
      )}
      {canWrite && EDITABLE.includes(booking.state) && (
        <Button variant="default" onClick={() => setForm('edit')}>
          {t('edit.open')}
        </Button>
      )}
      {canWrite && EDITABLE.includes(booking.state) && (
        <Button variant="default" onClick={() => setForm('service')}>
          {t('groupBooking.addService')}
        </Button>
      )}
      {canWrite && (
        <Button variant="default" component={Link} to={newBookingPath}>
          {t('panel.bookAgain')}
        </Button>
      )}
      {canWrite && (
        <Button
          variant="default"
          component={Link}
          to={`/calendar/waiting-list?add=1&client=${booking.client.id}&service=${booking.service_id}`}
        >
          {t('waitingList.title')}
        </Button>
      )}
      {canWriteNote && !booking.is_cancelled && (
        <Button variant="default" component={Link} to={paths.writeProcedure(booking.client.id)}>
          {t('panel.writeNote')}
        </Button>
      )}
      {canWrite && CANCELLABLE.includes(booking.state) && (
        <Button variant="default" c="red" loading={cancellation.isBusy} onClick={() => void cancellation.open()}>
          {t('cancel.open')}
        </Button>
      )}
    </Group>
  )
}
