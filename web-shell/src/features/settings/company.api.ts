import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const companyQuery = queryOptions({
  queryKey: ['shell', 'company'],
  queryFn: () => unwrap(client.GET('/api/company')),
  staleTime: 0,
  // A refetch would replace the values of the form. A colleague's change is reported as a conflict when the form is saved.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const settingsQuery = queryOptions({
  queryKey: ['shell', 'settings'],
  queryFn: () => unwrap(client.GET('/api/company/settings')),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const saveSettings = ({ body, idempotencyKey }: Submission<Schema['CompanySettingsUpdate']>) =>
  unwrap(client.POST('/api/company/settings', { body, headers: idempotencyHeader(idempotencyKey) }))

export const timeZonesQuery = queryOptions({
  queryKey: ['shell', 'time-zones'],
  queryFn: () => unwrap(client.GET('/api/time-zones')),
  staleTime: Number.POSITIVE_INFINITY,
})

export const saveCompany = ({ body, idempotencyKey }: Submission<Schema['CompanyUpdate']>) =>
  unwrap(client.PUT('/api/company', { body, headers: idempotencyHeader(idempotencyKey) }))
