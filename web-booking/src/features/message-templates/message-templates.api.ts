import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const messageTemplatesKey = ['booking', 'messages']

export const messageTemplatesQuery = () =>
  queryOptions({ queryKey: messageTemplatesKey, queryFn: () => unwrap(client.GET('/api/booking-messages')) })

export const saveMessageTemplate = ({ body, idempotencyKey }: Submission<Schema['ReminderSettingsUpdate']>) =>
  unwrap(client.PUT('/api/booking-messages', { body, headers: idempotencyHeader(idempotencyKey) }))

/** Preview of a text; the server renders it, so that it equals the message sent. */
export const previewQuery = (body: Schema['ReminderPreviewRequest']) =>
  queryOptions({
    queryKey: [...messageTemplatesKey, 'preview', body],
    queryFn: () => unwrap(client.POST('/api/booking-messages/preview', { body })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
