import { client, type Schema, unwrap } from '../api'

const documentParams = (id: string) => ({ params: { path: { document_id: id } } })

export const fetchDocument = (id: string): Promise<Schema['DocumentOut']> =>
  unwrap(client.GET('/api/documents/{document_id}', documentParams(id)))

export const regeneratePdf = (id: string): Promise<Schema['DocumentOut']> =>
  unwrap(client.POST('/api/documents/{document_id}/regenerate', documentParams(id)))
