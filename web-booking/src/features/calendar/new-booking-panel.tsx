import type { Schema } from '@clinic/kit/api'
import { toUtc, useFormatters } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { SidePanel } from '@clinic/kit/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useBookingTranslation } from '../../texts'
import { BookingForm } from './booking-form'
import type { CalendarView } from './use-calendar-view'

const LOCAL_DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** Read a new booking's initial values from the URL: `book` is a local time or `new`, `with` the practitioner, `service` and `client`. */
function useBookingDraftFromUrl(): Partial<Schema['BookingCreate']> | null {
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

/** Side panel with the form for a new booking. */
export function NewBookingPanel({ view }: { view: CalendarView }) {
  const t = useBookingTranslation()
  const initialValues = useBookingDraftFromUrl()
  const canBook = useHasPermission('booking.write')
  const close = () => view.setParams({ book: null, with: null, client: null, service: null })
  return (
    <SidePanel opened={canBook && initialValues !== null} onClose={close} title={t('calendar.book')}>
      {initialValues && <BookingForm key={JSON.stringify(initialValues)} initial={initialValues} onDone={close} />}
    </SidePanel>
  )
}
