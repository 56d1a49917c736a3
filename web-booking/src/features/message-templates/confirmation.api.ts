import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type MessageSettings = Schema['MessageSettingsOut']

export const confirmationKey = ['booking', 'confirmation']

export const confirmationQuery = () =>
  queryOptions({ queryKey: confirmationKey, queryFn: () => unwrap(client.GET('/api/booking-messages/confirmation')) })

export const saveConfirmation = ({ body, idempotencyKey }: Submission<Schema['MessageSettingsUpdate']>) =>
  unwrap(client.PUT('/api/booking-messages/confirmation', { body, headers: idempotencyHeader(idempotencyKey) }))

/** Preview of a text; the server renders it, so that it equals the message sent. */
export const confirmationPreviewQuery = (body: Schema['ConfirmationPreviewRequest']) =>
  queryOptions({
    queryKey: [...confirmationKey, 'preview', body],
    queryFn: () => unwrap(client.POST('/api/booking-messages/confirmation/preview', { body })),
    staleTime: 60_000,
  })
