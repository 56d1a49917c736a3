import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { catalogueKey, settingsKey } from './schedules.api'

export type FeeQuote = Schema['FeeQuote']
export type BookingFee = Schema['BookingFeeOut']
export type FeeSettings = Schema['BookingFeeSettingsOut']
export type ServiceFeeSettings = Schema['ServiceFeeSettingsOut']

/** Below the key of bookings, so that a change of a booking fetches its fee too. */
export const feesKey = ['booking', 'bookings', 'fees']
export const feeSettingsKey = [...settingsKey, 'fees']

/** The fee of a booking, and what cancelling it now or a no-show would bring. */
export const bookingFeesQuery = (id: string) =>
  queryOptions({
    queryKey: [...feesKey, id],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/{booking_id}/fees', { params: { path: { booking_id: id } } })),
  })

/** The fees of a client that are to be paid. */
export const dueFeesQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...feesKey, 'client', clientId],
    queryFn: () =>
      unwrap(client.GET('/api/clients/{client_id}/booking-fees', { params: { path: { client_id: clientId }, query: { state: 'due' } } })),
  })

export const waiveFee = ({ booking_id, version }: BookingFee, reason: string) =>
  unwrap(client.POST('/api/v2/bookings/{booking_id}/fees/waive', { params: { path: { booking_id } }, body: { reason, version } }))

export const feeSettingsQuery = () =>
  queryOptions({ queryKey: feeSettingsKey, queryFn: () => unwrap(client.GET('/api/booking-settings/fees')) })

export const saveFeeSettings = ({ body, idempotencyKey }: Submission<Schema['BookingFeeSettingsUpdate']>) =>
  unwrap(client.PUT('/api/booking-settings/fees', { body, headers: idempotencyHeader(idempotencyKey) }))

export const serviceFeesKey = [...catalogueKey, 'fees']

export const serviceFeesQuery = (id: string) =>
  queryOptions({
    queryKey: [...serviceFeesKey, id],
    queryFn: () => unwrap(client.GET('/api/v2/services/{service_id}/fees', { params: { path: { service_id: id } } })),
  })

export const saveServiceFees =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ServiceFeeSettingsUpdate']>) =>
    unwrap(
      client.PUT('/api/v2/services/{service_id}/fees', {
        params: { path: { service_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
