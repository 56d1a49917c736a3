import { client, type Schema, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const deliveriesKey = ['shell', 'deliveries']

export type DeliverySort = 'occurred_at' | 'event' | 'subscriber'

/** Deliveries that failed after all attempts. */
export const deliveriesQuery = (query: ListState<DeliverySort>['query']) =>
  queryOptions({
    queryKey: [...deliveriesKey, query],
    queryFn: () => unwrap(client.GET('/api/deliveries', { params: { query: { ...query, state: 'failed' } } })),
  })

export const resendDelivery = ({ id, version }: Schema['DeliveryOut']) =>
  unwrap(client.POST('/api/deliveries/{delivery_id}/resend', { params: { path: { delivery_id: id } }, body: { version } }))
