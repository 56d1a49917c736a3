import { client, idempotencyHeader, PAGE_SIZES, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { bookingsKey } from './calendar.api'

export type BookingNote = Schema['BookingNoteOut']

export const bookingNotesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...bookingsKey, 'notes', id],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      unwrap(
        client.GET('/api/v2/bookings/{booking_id}/notes', {
          params: { path: { booking_id: id }, query: { page, per_page: PAGE_SIZES.dialog } },
        }),
      ),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  })

export const addNote =
  (bookingId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingNoteCreate']>) =>
    unwrap(
      client.POST('/api/v2/bookings/{booking_id}/notes', {
        params: { path: { booking_id: bookingId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const saveNote =
  (bookingId: string, noteId: string) =>
  ({ body, idempotencyKey }: Submission<Schema['BookingNoteUpdate']>) =>
    unwrap(
      client.PUT('/api/v2/bookings/{booking_id}/notes/{booking_note_id}', {
        params: { path: { booking_id: bookingId, booking_note_id: noteId } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const deleteNote = (bookingId: string, noteId: string) =>
  unwrap(
    client.DELETE('/api/v2/bookings/{booking_id}/notes/{booking_note_id}', {
      params: { path: { booking_id: bookingId, booking_note_id: noteId } },
    }),
  )
