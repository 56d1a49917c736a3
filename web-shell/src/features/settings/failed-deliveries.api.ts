import { client, type Schema, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export const deliveriesKey = ['shell', 'deliveries']

/** Deliveries that failed after all attempts. */
export const deliveriesQuery = ({ page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...deliveriesKey, page, order],
    queryFn: () => unwrap(client.GET('/api/deliveries', { params: { query: { page, per_page, order, state: 'failed' } } })),
  })

export const resendDelivery = ({ id, version }: Schema['DeliveryOut']) =>
  unwrap(client.POST('/api/deliveries/{delivery_id}/resend', { params: { path: { delivery_id: id } }, body: { version } }))
