import { client, keyed, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { clientsKey } from '../clients/clients.api'

export type Client = Schema['ClientOut']
export type Field = NonNullable<Schema['MergeIn']['taken']>[number]

/** A client as they stand now, to be compared; the look is logged. */
export const wholeQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientsKey, 'whole', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}', { params: { path: { client_id: id } } })),
    enabled: id !== '',
  })

/** Those that the other one may be, by what is typed. */
export const othersQuery = (search: string) =>
  queryOptions({
    queryKey: [...clientsKey, 'others', search],
    queryFn: () => unwrap(client.GET('/api/clients', { params: { query: { search, filter: 'all' } } })),
    enabled: search !== '',
  })

export const mergeClients = (kept: Client, gone: Client, key: string) => (taken: Field[]) =>
  unwrap(
    client.POST('/api/clients/{client_id}/merge', {
      params: { path: { client_id: kept.id } },
      body: { gone_id: gone.id, gone_version: gone.version, taken, version: kept.version },
      headers: keyed(key),
    }),
  )
