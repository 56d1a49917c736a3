import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { bookingsKey } from './calendar.api'

export type BookingSeries = Schema['BookingSeriesOut']

/** Why a booking of a series can't be made or moved. */
export interface ClashReason {
  type: 'practitioner' | 'room' | 'device' | 'closed' | 'past' | 'series' | 'group'
  name: string
  start_at: string
  end_at: string
}

/** A booking of a series that can't be made or moved, as the 409 `booking.series_clashes` lists them. */
export interface SeriesClash {
  position: number
  start_at: string
  reasons: ClashReason[]
}

export const seriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...bookingsKey, 'series', id],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/series/{series_id}', { params: { path: { series_id: id } } })),
  })

export const createSeries = ({ body, idempotencyKey }: Submission<Schema['BookingSeriesCreate']>) =>
  unwrap(client.POST('/api/v2/bookings/series', { body, headers: idempotencyHeader(idempotencyKey) }))

export const rescheduleSeries =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingSeriesReschedule']>) =>
    unwrap(
      client.POST('/api/v2/bookings/series/{series_id}/reschedule', {
        params: { path: { series_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const cancelSeries = (id: string, body: Schema['BookingSeriesCancel']) =>
  unwrap(client.POST('/api/v2/bookings/series/{series_id}/cancel', { params: { path: { series_id: id } }, body }))
