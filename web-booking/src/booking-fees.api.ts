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

export type BookingCard = Schema['BookingCard']
const OPEN_CHARGES = ['created', 'sent', 'charged']
/** A charge that the card company or the sale has not ended. */
export const isCharging = (card: BookingCard | undefined) => OPEN_CHARGES.includes(card?.charge?.state ?? '')

/** The card on file of a booking's client and the latest charge of its fee, asked for every other second while a charge runs. */
export const bookingCardQuery = (booking_id: string) =>
  queryOptions({
    queryKey: [...feesKey, 'card', booking_id],
    queryFn: () => unwrap(client.GET('/api/v2/bookings/{booking_id}/card-on-file', { params: { path: { booking_id } } })),
    refetchInterval: ({ state }) => (isCharging(state.data) ? 2000 : false),
  })

export const chargeCard = (booking_id: string) =>
  unwrap(client.POST('/api/v2/bookings/{booking_id}/card-on-file/charge', { params: { path: { booking_id } } }))

export const removeCard = (booking_id: string) =>
  unwrap(client.DELETE('/api/v2/bookings/{booking_id}/card-on-file', { params: { path: { booking_id } } }))

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
