import { client, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const dashboardKey = ['shell', 'dashboard']

/** Today's bookings, free time, and the counts of what needs attention. */
export const dashboardQuery = queryOptions({
  queryKey: dashboardKey,
  queryFn: () => unwrap(client.GET('/api/overview/dashboard')),
  refetchInterval: 60_000,
})

export const checklistKey = ['shell', 'checklist']

/** The checklist of a new clinic, with the steps that the user may take. */
export const checklistQuery = queryOptions({
  queryKey: checklistKey,
  queryFn: () => unwrap(client.GET('/api/overview/checklist')),
  staleTime: 0,
})

export const dismissChecklist = () => unwrap(client.POST('/api/overview/checklist/dismiss'))
