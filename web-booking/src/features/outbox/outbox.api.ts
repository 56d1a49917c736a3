import { client, type Schema, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export type Message = Schema['MessageOut']

export const outboxKey = ['booking', 'outbox']

/** The states that one may want to see alone; `troubled` is whatever may be sent again. */
export const filters = ['all', 'troubled', 'queued', 'sent', 'delivered'] as const
export type Filter = (typeof filters)[number]

const narrowed = (filter: Filter) => (filter === 'all' ? {} : filter === 'troubled' ? { undelivered: true } : { state: filter })

/** SMS and mails of the clinic, in the order of time, and what became of them. */
export const outboxQuery = ({ page, per_page, search, order }: ListState['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...outboxKey, page, search, order, filter],
    queryFn: () => unwrap(client.GET('/api/messages', { params: { query: { page, per_page, search, order, ...narrowed(filter) } } })),
  })

export const resend = ({ id, version }: Message) =>
  unwrap(client.POST('/api/messages/{message_id}/resend', { params: { path: { message_id: id } }, body: { version } }))
