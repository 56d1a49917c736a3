import { client, keyed, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/ui'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export type TeamSort = 'name' | 'email' | 'last_login_at'
export type TeamFilter = 'all' | 'active' | 'inactive'

export const teamKey = ['shell', 'team']

export const teamQuery = (query: ListState<TeamSort>['query'], filter: TeamFilter) =>
  queryOptions({
    queryKey: [...teamKey, query, filter],
    queryFn: () => unwrap(client.GET('/api/users', { params: { query: { ...query, filter } } })),
  })

export const addUser = ({ body, key }: Submission<Schema['UserIn']>) => unwrap(client.POST('/api/users', { body, headers: keyed(key) }))

export const saveUser =
  (id: string) =>
  ({ body, key }: Submission<Schema['UserUpdate']>) =>
    unwrap(client.PUT('/api/users/{user_id}', { params: { path: { user_id: id } }, body, headers: keyed(key) }))

export const changeStatus = (user: Schema['UserOut']) =>
  unwrap(
    client.POST('/api/users/{user_id}/change-status', {
      params: { path: { user_id: user.id } },
      body: { is_active: !user.is_active, version: user.version ?? 1 },
    }),
  )

export const accessQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey, 'access', id],
    queryFn: () => unwrap(client.GET('/api/users/{user_id}/client-access', { params: { path: { user_id: id } } })),
  })

export const saveAccess =
  (id: string) =>
  ({ body, key }: Submission<Schema['AccessIn']>) =>
    unwrap(client.PUT('/api/users/{user_id}/client-access', { params: { path: { user_id: id } }, body, headers: keyed(key) }))

/** Clients to choose among for somebody's reach, a page at a time. */
export const clientChoices = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['shell', 'client-choices', search],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      unwrap(client.GET('/api/clients', { params: { query: { page, per_page: 50, search, sort: 'name', order: 'asc', filter: 'all' } } })),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  })
