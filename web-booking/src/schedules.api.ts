import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type ScheduleDay = Schema['ScheduleDayOut']

/** Below the key of bookings, so that a change that others make is fetched with them. */
export const scheduleKey = ['booking', 'bookings', 'schedule']

export const scheduleQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...scheduleKey, from, to],
    queryFn: () => unwrap(client.GET('/api/schedules', { params: { query: { from, to } } })),
  })

export const catalogueKey = ['booking', 'catalogue']
export const settingsKey = ['booking', 'settings']

export const practitionersQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'practitioners'], queryFn: () => unwrap(client.GET('/api/practitioners')) })

export const hoursQuery = () =>
  queryOptions({ queryKey: [...settingsKey, 'hours'], queryFn: () => unwrap(client.GET('/api/business-hours')) })
