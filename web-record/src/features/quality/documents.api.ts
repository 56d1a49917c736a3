import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { type DocumentSort, type Filter, qualityKey } from './quality.api'

interface ListParams {
  page: number
  per_page: number
  search: string
  sort: DocumentSort
  order: 'asc' | 'desc'
}

const documentPath = (id: string) => ({ path: { controlled_document_id: id } })
const versionPath = (id: string) => ({ path: { document_version_id: id } })

export const documentsQuery = (query: ListParams, filter: Filter) =>
  queryOptions({
    queryKey: [...qualityKey, 'documents', query, filter],
    queryFn: () => unwrap(client.GET('/api/controlled-documents', { params: { query: { ...query, filter } } })),
  })

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...qualityKey, 'document', id],
    queryFn: () => unwrap(client.GET('/api/controlled-documents/{controlled_document_id}', { params: documentPath(id) })),
  })

export const createDocument = ({ body, idempotencyKey }: Submission<Schema['ControlledDocumentCreate']>) =>
  unwrap(client.POST('/api/controlled-documents', { body, headers: idempotencyHeader(idempotencyKey) }))

export const updateDocument =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ControlledDocumentUpdate']>) =>
    unwrap(
      client.PUT('/api/controlled-documents/{controlled_document_id}', {
        params: documentPath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const removeDocument = (id: string) =>
  unwrap(client.DELETE('/api/controlled-documents/{controlled_document_id}', { params: documentPath(id) }))

export const restoreDocument = (id: string, version: number) =>
  unwrap(
    client.POST('/api/controlled-documents/{controlled_document_id}/restore', { params: documentPath(id), body: { version: version } }),
  )

export const documentLogQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...qualityKey, 'document', id, 'logs', page],
    queryFn: () =>
      unwrap(client.GET('/api/controlled-documents/{controlled_document_id}/logs', { params: { ...documentPath(id), query: { page } } })),
  })

export const versionsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...qualityKey, 'document', id, 'versions', page],
    queryFn: () =>
      unwrap(
        client.GET('/api/controlled-documents/{controlled_document_id}/versions', {
          params: { ...documentPath(id), query: { page } },
        }),
      ),
  })

export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: [...qualityKey, 'version', id],
    queryFn: () => unwrap(client.GET('/api/controlled-document-versions/{document_version_id}', { params: versionPath(id) })),
  })

export const readersQuery = (id: string) =>
  queryOptions({
    queryKey: [...qualityKey, 'version', id, 'readers'],
    queryFn: () => unwrap(client.GET('/api/controlled-document-versions/{document_version_id}/readers', { params: versionPath(id) })),
  })

export const createVersion =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ControlledDocumentDraftCreate']>) =>
    unwrap(
      client.POST('/api/controlled-documents/{controlled_document_id}/versions', {
        params: documentPath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const updateVersion =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ControlledDocumentDraftUpdate']>) =>
    unwrap(
      client.PUT('/api/controlled-document-versions/{document_version_id}', {
        params: versionPath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const discardVersion = (id: string, reason: string) =>
  unwrap(client.DELETE('/api/controlled-document-versions/{document_version_id}', { params: versionPath(id), body: { reason } }))

export const approveVersion = (id: string, version: number) =>
  unwrap(
    client.POST('/api/controlled-document-versions/{document_version_id}/approve', { params: versionPath(id), body: { version: version } }),
  )

export const publishVersion = (id: string, version: number) =>
  unwrap(
    client.POST('/api/controlled-document-versions/{document_version_id}/publish', { params: versionPath(id), body: { version: version } }),
  )

export const acknowledgeVersion = (id: string) =>
  unwrap(client.POST('/api/controlled-document-versions/{document_version_id}/acknowledge', { params: versionPath(id) }))
