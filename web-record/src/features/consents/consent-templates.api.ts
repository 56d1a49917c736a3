import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'

export type ConsentTemplateRow = Schema['ConsentTemplateRow']
export type ConsentTemplate = Schema['ConsentTemplateOut']
export type Filter = 'active' | 'inactive' | 'deleted'
export type Sort = 'title' | 'updated_at'

export const consentTemplatesKey = ['record', 'consent-templates']
const templateParams = (id: string) => ({ params: { path: { template_id: id } } })

export const consentTemplatesQuery = (query: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...consentTemplatesKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent', { params: { query: { ...query, filter } } })),
  })

export const assignableConsentsQuery = queryOptions({
  queryKey: [...consentTemplatesKey, 'choosable'],
  queryFn: () => unwrap(client.GET('/api/letters-of-consent', { params: { query: { filter: 'active', per_page: 100 } } })),
})

export const consentTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...consentTemplatesKey, id],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent/{template_id}', templateParams(id))),
  })

export const consentTemplateVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...consentTemplatesKey, id, 'versions'],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent/{template_id}/versions', templateParams(id))),
  })

export const createConsentTemplate = ({ body, idempotencyKey }: Submission<Schema['ConsentTemplateCreate']>) =>
  unwrap(client.POST('/api/letters-of-consent', { body, headers: idempotencyHeader(idempotencyKey) }))

export const updateConsentTemplate =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ConsentTemplateUpdate']>) =>
    unwrap(client.PUT('/api/letters-of-consent/{template_id}', { ...templateParams(id), body, headers: idempotencyHeader(idempotencyKey) }))

type RowVersion = Pick<ConsentTemplateRow, 'id' | 'version'>

export const toggleConsentTemplate = ({ id, version }: RowVersion) =>
  unwrap(client.POST('/api/letters-of-consent/{template_id}/toggle', { ...templateParams(id), body: { version } }))

export const deleteConsentTemplate = ({ id, version }: RowVersion) =>
  unwrap(client.DELETE('/api/letters-of-consent/{template_id}', { params: { path: { template_id: id }, query: { version } } }))

export const restoreConsentTemplate = ({ id, version }: RowVersion) =>
  unwrap(client.POST('/api/letters-of-consent/{template_id}/restore', { ...templateParams(id), body: { version } }))
