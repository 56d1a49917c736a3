import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export const messagesKey = ['booking', 'messages']

export const messagesQuery = () => queryOptions({ queryKey: messagesKey, queryFn: () => unwrap(client.GET('/api/booking-messages')) })

export const saveMessage = ({ body, key }: Submission<Schema['NoticeIn']>) =>
  unwrap(client.PUT('/api/booking-messages', { body, headers: keyed(key) }))

/** A text as a client would read it; the server fills it, so that what is shown is what goes out. */
export const previewQuery = (body: Schema['PreviewIn']) =>
  queryOptions({
    queryKey: [...messagesKey, 'preview', body],
    queryFn: () => unwrap(client.POST('/api/booking-messages/preview', { body })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
