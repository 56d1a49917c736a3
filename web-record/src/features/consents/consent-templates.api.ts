import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { consentTemplatesKey } from '../forms/client-forms.api'

export type ConsentTemplateRow = Schema['ConsentTemplateRow']
export type ConsentTemplate = Schema['ConsentTemplateOut']
export type Filter = 'active' | 'untranslated' | 'inactive' | 'deleted'
export type Sort = 'title' | 'updated_at'

const templateParams = (id: string) => ({ params: { path: { template_id: id } } })

/** The active ones that clients can't read in both languages (USE-019), for their number. */
export const untranslatedConsentTemplatesQuery = () =>
  queryOptions({
    queryKey: [...consentTemplatesKey, 'untranslated'],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent', { params: { query: { filter: 'untranslated', per_page: 1 } } })),
  })

export const consentTemplatesQuery = (query: ListState<Sort>['query'], filter: Filter) =>
  queryOptions({
    queryKey: [...consentTemplatesKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent', { params: { query: { ...query, filter } } })),
  })

export const consentTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...consentTemplatesKey, id],
    queryFn: () => unwrap(client.GET('/api/letters-of-consent/{template_id}', templateParams(id))),
  })

export const consentTemplateVersionsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...consentTemplatesKey, id, 'versions', page],
    queryFn: () =>
      unwrap(client.GET('/api/letters-of-consent/{template_id}/versions', { params: { path: { template_id: id }, query: { page } } })),
    placeholderData: keepPreviousData,
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
