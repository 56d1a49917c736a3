import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'

/** Change a booking's service, length, price, practitioner, room, client or request; its start is changed by rescheduling. */
export const saveBooking =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingUpdate']>) =>
    unwrap(
      client.PUT('/api/v2/bookings/{booking_id}', {
        params: { path: { booking_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const sendConfirmation = (id: string) =>
  unwrap(client.POST('/api/v2/bookings/{booking_id}/send-booking', { params: { path: { booking_id: id } } }))

/** Give another client a place in a group booking, or book a service right after a booking for the same client. */
export const createOnExisting =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingAddition']>) =>
    unwrap(
      client.POST('/api/v2/bookings/{booking_id}/create-on-existing', {
        params: { path: { booking_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
