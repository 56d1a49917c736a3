import { client, type Schema, unwrap } from '../api'

const of = (id: string) => ({ params: { path: { document_id: id } } })

export const fetchDocument = (id: string): Promise<Schema['DocumentOut']> => unwrap(client.GET('/api/documents/{document_id}', of(id)))

export const makeAgain = (id: string): Promise<Schema['DocumentOut']> =>
  unwrap(client.POST('/api/documents/{document_id}/regenerate', of(id)))
