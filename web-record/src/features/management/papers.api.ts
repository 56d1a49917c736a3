import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type Filter, managementKey, type PaperSort } from './management.api'

interface Listing {
  page: number
  per_page: number
  search: string
  sort: PaperSort
  order: 'asc' | 'desc'
}

const paper = (id: string) => ({ path: { quality_document_id: id } })
const version = (id: string) => ({ path: { quality_version_id: id } })

export const papersQuery = (query: Listing, filter: Filter) =>
  queryOptions({
    queryKey: [...managementKey, 'papers', query, filter],
    queryFn: () => unwrap(client.GET('/api/quality-documents', { params: { query: { ...query, filter } } })),
  })

export const paperQuery = (id: string) =>
  queryOptions({
    queryKey: [...managementKey, 'paper', id],
    queryFn: () => unwrap(client.GET('/api/quality-documents/{quality_document_id}', { params: paper(id) })),
  })

export const addPaper = ({ body, key }: Submission<Schema['QualityDocumentIn']>) =>
  unwrap(client.POST('/api/quality-documents', { body, headers: keyed(key) }))

export const savePaper =
  (id: string) =>
  ({ body, key }: Submission<Schema['QualityDocumentUpdate']>) =>
    unwrap(client.PUT('/api/quality-documents/{quality_document_id}', { params: paper(id), body, headers: keyed(key) }))

export const removePaper = (id: string) => unwrap(client.DELETE('/api/quality-documents/{quality_document_id}', { params: paper(id) }))

export const restorePaper = (id: string, at: number) =>
  unwrap(client.POST('/api/quality-documents/{quality_document_id}/restore', { params: paper(id), body: { version: at } }))

export const paperLogQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...managementKey, 'paper', id, 'logs', page],
    queryFn: () => unwrap(client.GET('/api/quality-documents/{quality_document_id}/logs', { params: { ...paper(id), query: { page } } })),
  })

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...managementKey, 'paper', id, 'versions'],
    queryFn: () =>
      unwrap(client.GET('/api/quality-documents/{quality_document_id}/versions', { params: { ...paper(id), query: { per_page: 100 } } })),
  })

export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: [...managementKey, 'version', id],
    queryFn: () => unwrap(client.GET('/api/quality-versions/{quality_version_id}', { params: version(id) })),
  })

export const readersQuery = (id: string) =>
  queryOptions({
    queryKey: [...managementKey, 'version', id, 'readers'],
    queryFn: () => unwrap(client.GET('/api/quality-versions/{quality_version_id}/readers', { params: version(id) })),
  })

export const beginVersion =
  (id: string) =>
  ({ body, key }: Submission<Schema['QualityDraftIn']>) =>
    unwrap(client.POST('/api/quality-documents/{quality_document_id}/versions', { params: paper(id), body, headers: keyed(key) }))

export const saveVersion =
  (id: string) =>
  ({ body, key }: Submission<Schema['QualityDraftUpdate']>) =>
    unwrap(client.PUT('/api/quality-versions/{quality_version_id}', { params: version(id), body, headers: keyed(key) }))

export const discardVersion = (id: string) => unwrap(client.DELETE('/api/quality-versions/{quality_version_id}', { params: version(id) }))

export const approveVersion = (id: string, at: number) =>
  unwrap(client.POST('/api/quality-versions/{quality_version_id}/approve', { params: version(id), body: { version: at } }))

export const publishVersion = (id: string, at: number) =>
  unwrap(client.POST('/api/quality-versions/{quality_version_id}/publish', { params: version(id), body: { version: at } }))

export const acknowledgeVersion = (id: string) =>
  unwrap(client.POST('/api/quality-versions/{quality_version_id}/acknowledge', { params: version(id) }))
