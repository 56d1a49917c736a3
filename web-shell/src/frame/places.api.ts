import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type Place = Schema['PlaceOut']

/** Everywhere that the person may act. */
export const placesQuery = queryOptions({
  queryKey: ['shell', 'places'],
  queryFn: () => unwrap(client.GET('/api/session/places')),
  staleTime: 300_000,
})

export const switchTo = ({ area, company_id }: Place) => unwrap(client.POST('/api/session/switch', { body: { area, company_id } }))
