import { ApiError, client, type Schema, unwrap } from '@clinic/kit/api'
import { getMessagesRefetchInterval } from '@clinic/kit/components'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export type Message = Schema['MessageOut']

export const sentMessagesKey = ['booking', 'sent-messages']

/** Filters of the list; `undelivered` are the messages that may be sent again. */
export const FILTERS = ['all', 'undelivered', 'queued', 'sent', 'delivered'] as const
export type Sort = 'created_at' | 'to'
export type Filter = (typeof FILTERS)[number]

const toQueryParams = (filter: Filter) => (filter === 'all' ? {} : filter === 'undelivered' ? { undelivered: true } : { state: filter })

/** SMS and e-mails of the clinic by time, with their status. */
export const sentMessagesQuery = ({ page, per_page, search, sort, order }: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...sentMessagesKey, page, search, sort, order, filter],
    queryFn: () =>
      unwrap(client.GET('/api/messages', { params: { query: { page, per_page, search, sort, order, ...toQueryParams(filter) } } })),
    refetchInterval: ({ state }) => getMessagesRefetchInterval(state.data?.items),
  })

export const resend = ({ id, version }: Message) =>
  unwrap(client.POST('/api/messages/{message_id}/resend', { params: { path: { message_id: id } }, body: { version } }))

/** Sends messages again one after another; counts those that are, and those that no longer can be. */
export async function resendAll(messages: Message[]) {
  let sent = 0
  for (const message of messages) {
    try {
      await resend(message)
      sent += 1
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
    }
  }
  return { sent, skipped: messages.length - sent }
}
