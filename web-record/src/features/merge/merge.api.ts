import { client, idempotencyHeader, type Schema, unwrap } from '@clinic/kit/api'
import type { EntityOption } from '@clinic/kit/components'
import { getClientDetails, getFullName } from '@clinic/kit/i18n'
import { queryOptions } from '@tanstack/react-query'
import { clientsKey } from '../clients/clients.api'

export type Client = Schema['ClientOut']
export type Field = NonNullable<Schema['ClientMerge']['fields_from_source']>[number]

/** A client to compare; the access log records the view. */
export const clientDetailQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientsKey, 'detail', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}', { params: { path: { client_id: id } } })),
    enabled: id !== '',
  })

/** Clients that match the search, active or not, as candidates to merge. */
export const candidateSource = {
  key: [...clientsKey, 'candidates'],
  search: async (search: string): Promise<EntityOption[]> => {
    const { items } = await unwrap(client.GET('/api/clients', { params: { query: { search, filter: 'all' } } }))
    return items.map((row) => ({
      id: row.id,
      label: getFullName(row),
      details: [getClientDetails(row), row.email].filter(Boolean).join(' · '),
    }))
  },
}

/** What the target takes from the source: fields of every clinic, and the ids of the clinic's own. */
type FieldsFromSource = Pick<Schema['ClientMerge'], 'fields_from_source' | 'extra_fields_from_source'>

export const mergeClients = (target: Client, source: Client, idempotencyKey: string) => (fields: FieldsFromSource, reason: string) =>
  unwrap(
    client.POST('/api/clients/{client_id}/merge', {
      params: { path: { client_id: target.id } },
      body: {
        source_id: source.id,
        source_version: source.version,
        ...fields,
        reason,
        version: target.version,
      },
      headers: idempotencyHeader(idempotencyKey),
    }),
  )
