import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const companyQuery = queryOptions({
  queryKey: ['shell', 'company'],
  queryFn: () => unwrap(client.GET('/api/company')),
  staleTime: 0,
  // A form stands on it: what someone else saves meanwhile is told when this one is saved, not slipped under the typing.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const timeZonesQuery = queryOptions({
  queryKey: ['shell', 'time-zones'],
  queryFn: () => unwrap(client.GET('/api/time-zones')),
  staleTime: Number.POSITIVE_INFINITY,
})

export const saveCompany = ({ body, key }: Submission<Schema['CompanyIn']>) =>
  unwrap(client.PUT('/api/company', { body, headers: keyed(key) }))
