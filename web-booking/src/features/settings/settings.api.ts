import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { settingsKey } from '../../schedules.api'

export { bookingSettingsQuery } from '../calendar/calendar.api'
export type BookingSettings = Schema['BookingSettingsOut']

export { hoursQuery, settingsKey } from '../../schedules.api'

export const saveHours = ({ body, idempotencyKey }: Submission<Schema['BusinessHoursUpdate']>) =>
  unwrap(client.PUT('/api/business-hours', { body, headers: idempotencyHeader(idempotencyKey) }))

export type HolidaySort = 'starts_on' | 'name'

export const holidaysQuery = (list: ListState<HolidaySort>['query'], from?: string) => {
  const query = from ? { ...list, from } : list
  return queryOptions({
    queryKey: [...settingsKey, 'holidays', query],
    queryFn: () => unwrap(client.GET('/api/holidays', { params: { query } })),
  })
}

export const addHoliday = ({ body, idempotencyKey }: Submission<Schema['HolidayCreate']>) =>
  unwrap(client.POST('/api/holidays', { body, headers: idempotencyHeader(idempotencyKey) }))

export const publicHolidaysQuery = () =>
  queryOptions({ queryKey: [...settingsKey, 'holidays', 'public'], queryFn: () => unwrap(client.GET('/api/holidays/public')) })

export const addPublicHolidays = () => unwrap(client.POST('/api/holidays/public'))

export const deleteHoliday = (id: string) => unwrap(client.DELETE('/api/holidays/{holiday_id}', { params: { path: { holiday_id: id } } }))

export const saveBookingSettings = ({ body, idempotencyKey }: Submission<Schema['BookingSettingsUpdate']>) =>
  unwrap(client.PUT('/api/booking-settings', { body, headers: idempotencyHeader(idempotencyKey) }))

export const cancellationPolicyKey = [...settingsKey, 'cancellation-policy']

export const cancellationPolicyQuery = () =>
  queryOptions({ queryKey: cancellationPolicyKey, queryFn: () => unwrap(client.GET('/api/booking-settings/cancellation-policy')) })

export const saveCancellationPolicy = ({ body, idempotencyKey }: Submission<Schema['CancellationPolicyUpdate']>) =>
  unwrap(client.PUT('/api/booking-settings/cancellation-policy', { body, headers: idempotencyHeader(idempotencyKey) }))

export const chooseShortName = ({ body, idempotencyKey }: Submission<Schema['ShortNameUpdate']>) =>
  unwrap(client.PUT('/api/booking-settings/short-name', { body, headers: idempotencyHeader(idempotencyKey) }))
