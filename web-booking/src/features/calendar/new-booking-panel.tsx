import { toUtc, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { SidePanel } from '@clinic/kit/ui'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { BookingForm, type EnteredBooking } from './booking-form'
import { SeriesForm } from './series-form'
import type { CalendarView } from './use-calendar-view'

const LOCAL_DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Read a new booking's initial values from the URL: `book` is a local time or `new`, `with` the practitioner, `service` and `client`. */
function useBookingDraftFromUrl(): EnteredBooking | null {
  const [params] = useSearchParams()
  const { localeSettings } = useFormatters()
  const [start, practitioner, client, service] = ['book', 'with', 'client', 'service'].map((name) => params.get(name))
  return useMemo(() => {
    if (!start) return null
    return {
      ...(LOCAL_DATE_TIME.test(start) ? { start_at: toUtc(start, localeSettings.timezone) } : {}),
      ...(practitioner ? { practitioner_id: practitioner } : {}),
      ...(client ? { client_id: client } : {}),
      ...(service ? { service_id: service } : {}),
    }
  }, [start, practitioner, client, service, localeSettings.timezone])
}

/** The form for a booking or for a series; what is entered in one of them goes over to the other. */
function NewBookingForm({ initial, onDone }: { initial: EnteredBooking; onDone: () => void }) {
  const [{ isSeries, entered }, setForm] = useState({ isSeries: false, entered: initial })
  if (isSeries) return <SeriesForm initial={entered} onDone={onDone} onSingle={(values) => setForm({ isSeries: false, entered: values })} />
  return (
    <BookingForm
      initial={entered}
      hasDraft={Object.keys(entered).length === 0}
      onDone={onDone}
      onRepeat={(values) => setForm({ isSeries: true, entered: values })}
    />
  )
}

/** Side panel with the form for a new booking. */
export function NewBookingPanel({ view }: { view: CalendarView }) {
  const t = useBookingTranslation()
  const initialValues = useBookingDraftFromUrl()
  const canBook = useHasPermission('booking.write')
  const close = () => view.setParams({ book: null, with: null, client: null, service: null })
  return (
    <SidePanel opened={canBook && initialValues !== null} onClose={close} title={t('calendar.book')}>
      {initialValues && <NewBookingForm key={JSON.stringify(initialValues)} initial={initialValues} onDone={close} />}
    </SidePanel>
  )
}
