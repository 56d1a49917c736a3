import { toUtc, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, SidePanel } from '@clinic/kit/ui'
import { useMemo, useState } from 'react'
import { TbCalendarOff } from 'react-icons/tb'
import { useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { BookingForm, type EnteredBooking } from './booking-form'
import { SeriesForm } from './series-form'
import { UnavailableTimeNotice } from './unavailable-time-notice'
import type { CalendarView } from './use-calendar-view'
import { useScheduleAccess } from './use-schedule-access'

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

/** Leads from the form of a booking to that of an unavailable time, with what was pressed in the calendar (USE-020). */
function UnavailableInstead({ view }: { view: CalendarView }) {
  const t = useBookingTranslation()
  const [params] = useSearchParams()
  const { canAdd, canEdit } = useScheduleAccess()
  const practitionerId = params.get('with')
  if (!(practitionerId ? canEdit(practitionerId) : canAdd)) return null
  return (
    <Button
      variant="subtle"
      color="gray"
      mt="md"
      leftSection={<TbCalendarOff size={16} aria-hidden />}
      onClick={() => view.setParams({ unavailable: params.get('book'), book: null, client: null, service: null })}
    >
      {t('unavailable.addInstead')}
    </Button>
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
      {initialValues && (
        <>
          <UnavailableTimeNotice view={view} start={initialValues.start_at} practitionerId={initialValues.practitioner_id} />
          <NewBookingForm key={JSON.stringify(initialValues)} initial={initialValues} onDone={close} />
          <UnavailableInstead view={view} />
        </>
      )}
    </SidePanel>
  )
}
