import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const settingsKey = ['booking', 'settings']

export const hoursQuery = () =>
  queryOptions({ queryKey: [...settingsKey, 'hours'], queryFn: () => unwrap(client.GET('/api/business-hours')) })

export const saveHours = ({ body, key }: Submission<Schema['WeekIn']>) =>
  unwrap(client.PUT('/api/business-hours', { body, headers: keyed(key) }))

export const holidaysQuery = () =>
  queryOptions({ queryKey: [...settingsKey, 'holidays'], queryFn: () => unwrap(client.GET('/api/holidays')) })

export const addHoliday = ({ body, key }: Submission<Schema['HolidayIn']>) =>
  unwrap(client.POST('/api/holidays', { body, headers: keyed(key) }))

export const deleteHoliday = (id: string) => unwrap(client.DELETE('/api/holidays/{holiday_id}', { params: { path: { holiday_id: id } } }))

export const rulesQuery = () =>
  queryOptions({ queryKey: [...settingsKey, 'rules'], queryFn: () => unwrap(client.GET('/api/booking-settings')) })

export const saveRules = ({ body, key }: Submission<Schema['RulesIn']>) =>
  unwrap(client.PUT('/api/booking-settings', { body, headers: keyed(key) }))
