import { client, idempotencyHeader, PAGE_SIZES, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export { hoursQuery, practitionersQuery, type ScheduleDay, scheduleKey, scheduleQuery } from '../../schedules.api'
export type Practitioner = Schema['PractitionerOut']
export type ScheduleSlot = Schema['ScheduleSlotFields']
export type ScheduleTemplate = Schema['ScheduleTemplateOut']

export const templatesKey = ['booking', 'schedule-templates']

export const templatesQuery = (page: number) =>
  queryOptions({
    queryKey: [...templatesKey, page],
    queryFn: () => unwrap(client.GET('/api/schedule-templates', { params: { query: { page, per_page: PAGE_SIZES.dialog } } })),
    placeholderData: keepPreviousData,
  })

export const putDays = (days: Schema['ScheduleUpdate']['days']) => unwrap(client.PUT('/api/schedules', { body: { days } }))

export const saveDay = ({ body, idempotencyKey }: Submission<Schema['ScheduleUpdate']>) =>
  unwrap(client.PUT('/api/schedules', { body, headers: idempotencyHeader(idempotencyKey) }))

export const toggleDay = (body: Schema['ScheduleToggle']) => unwrap(client.POST('/api/schedules/toggle', { body }))

export const pasteDays = (body: Schema['SchedulePaste']) => unwrap(client.POST('/api/schedules/paste', { body }))

export const clearDays = (body: Schema['ScheduleSpan']) => unwrap(client.POST('/api/schedules/clear', { body }))

export const confirmDays = (body: Schema['ScheduleSpan']) => unwrap(client.POST('/api/schedules/confirm', { body }))

export const addTemplate = ({ body, idempotencyKey }: Submission<Schema['ScheduleTemplateCreate']>) =>
  unwrap(client.POST('/api/schedule-templates', { body, headers: idempotencyHeader(idempotencyKey) }))

export const deleteTemplate = (id: string) =>
  unwrap(client.DELETE('/api/schedule-templates/{schedule_template_id}', { params: { path: { schedule_template_id: id } } }))

export const applyTemplate =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ScheduleSpan']>) =>
    unwrap(
      client.POST('/api/schedule-templates/{schedule_template_id}/apply', {
        params: { path: { schedule_template_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )
