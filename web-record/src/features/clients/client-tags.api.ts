import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'
import { clientsKey } from './clients.api'

export const clientTagsKey = [...clientsKey, 'tags']

/** The clinic's tags that contain a text, the commonest first. */
export const tagNamesQuery = (search: string) =>
  queryOptions({
    queryKey: [...clientTagsKey, 'names', search],
    queryFn: () => unwrap(client.GET('/api/client-tags', { params: { query: { search, sort: 'clients', order: 'desc' } } })),
    select: ({ items }) => items.map(({ name }) => name),
  })

/** The tags of one client. */
export const clientTagsQuery = (id: string) =>
  queryOptions({
    queryKey: [...clientTagsKey, 'client', id],
    queryFn: () => unwrap(client.GET('/api/clients/{client_id}/tags', { params: { path: { client_id: id } } })),
    select: ({ tags }) => tags,
  })

/** Gives tags to clients and takes tags from them. */
export const changeTags = (body: Schema['ClientTagsChange']) => unwrap(client.POST('/api/client-tags', { body }))
