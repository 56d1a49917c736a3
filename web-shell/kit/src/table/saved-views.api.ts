import { client, type Schema, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type SavedView = Schema['SavedViewOut']

export const savedViewsKey = (list_name: string) => ['kit', 'saved-views', list_name]

/** The views of a list that the user has saved. */
export const savedViewsQuery = (list_name: string) =>
  queryOptions({
    queryKey: savedViewsKey(list_name),
    queryFn: () => unwrap(client.GET('/api/saved-views', { params: { query: { list_name } } })),
  })

export const saveView = (body: Schema['SavedViewCreate']) => unwrap(client.POST('/api/saved-views', { body }))

export const deleteView = ({ id }: SavedView) => unwrap(client.DELETE('/api/saved-views/{view_id}', { params: { path: { view_id: id } } }))
