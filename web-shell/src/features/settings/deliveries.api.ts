import { client, type Schema, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { queryOptions } from '@tanstack/react-query'

export const deliveriesKey = ['shell', 'deliveries']

/** What could not be delivered to its listener after all tries. */
export const deliveriesQuery = ({ page, per_page, order }: ListState['query']) =>
  queryOptions({
    queryKey: [...deliveriesKey, page, order],
    queryFn: () => unwrap(client.GET('/api/deliveries', { params: { query: { page, per_page, order, state: 'dead' } } })),
  })

export const resend = ({ id, version }: Schema['DeliveryOut']) =>
  unwrap(client.POST('/api/deliveries/{delivery_id}/resend', { params: { path: { delivery_id: id } }, body: { version } }))
