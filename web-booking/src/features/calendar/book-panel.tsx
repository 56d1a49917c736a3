import type { Schema } from '@clinic/kit/api'
import { useRegion } from '@clinic/kit/i18n'
import { useMay } from '@clinic/kit/session'
import { SidePanel } from '@clinic/kit/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useBookingTexts } from '../../texts'
import { BookForm } from './book-form'
import type { CalendarView } from './use-calendar-view'
import { toInstant } from './wall'

const wall = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

/** What the address says of the visit to be booked: `book` is a time on the clinic's clock or `new`, `with` whom, `client` for whom. */
function useWanted(): Partial<Schema['BookingIn']> | null {
  const [params] = useSearchParams()
  const { region } = useRegion()
  const [start, practitioner, client] = ['book', 'with', 'client'].map((name) => params.get(name))
  return useMemo(() => {
    if (!start) return null
    return {
      ...(wall.test(start) ? { start_at: toInstant(start, region.timezone) } : {}),
      ...(practitioner ? { practitioner_id: practitioner } : {}),
      ...(client ? { client_id: client } : {}),
    }
  }, [start, practitioner, client, region.timezone])
}

/** Books a visit beside the calendar, which stays in sight. */
export function BookPanel({ view }: { view: CalendarView }) {
  const t = useBookingTexts()
  const wanted = useWanted()
  const may = useMay('booking.write')
  const close = () => view.set({ book: null, with: null, client: null })
  return (
    <SidePanel opened={may && wanted !== null} onClose={close} title={t('calendar.book')}>
      {wanted && <BookForm key={JSON.stringify(wanted)} initial={wanted} onDone={close} />}
    </SidePanel>
  )
}
