import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export type TeamSort = 'name' | 'email' | 'last_login_at'
export type TeamFilter = 'all' | 'active' | 'inactive' | 'untranslated' | 'deleted'

export const teamKey = ['shell', 'team']

export const teamQuery = (query: ListState<TeamSort>['query'], filter: TeamFilter) =>
  queryOptions({
    queryKey: [...teamKey, 'list', query, filter],
    queryFn: () => unwrap(client.GET('/api/users', { params: { query: { ...query, filter } } })),
  })

/** How many team members visitors can't read about in both languages. */
export const untranslatedUsersQuery = queryOptions({
  queryKey: [...teamKey, 'untranslated'],
  queryFn: () => unwrap(client.GET('/api/users', { params: { query: { filter: 'untranslated', per_page: 1 } } })),
})

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey, 'user', id],
    queryFn: () => unwrap(client.GET('/api/users/{user_id}/details', { params: { path: { user_id: id } } })),
  })

export const addUser = ({ body, idempotencyKey }: Submission<Schema['UserCreate']>) =>
  unwrap(client.POST('/api/users', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveUser =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['UserUpdate']>) =>
    unwrap(client.PUT('/api/users/{user_id}', { params: { path: { user_id: id } }, body, headers: idempotencyHeader(idempotencyKey) }))

export const resendInvitation = (user: Schema['UserOut']) =>
  unwrap(client.POST('/api/users/{user_id}/invite', { params: { path: { user_id: user.id } } }))

export const toggleUserStatus = (user: Schema['UserOut']) =>
  unwrap(
    client.POST('/api/users/{user_id}/change-status', {
      params: { path: { user_id: user.id } },
      body: { is_active: !user.is_active, version: user.version ?? 1 },
    }),
  )

export const deleteUser = (user: Schema['UserOut'], reason: string) =>
  unwrap(client.DELETE('/api/users/{user_id}', { params: { path: { user_id: user.id } }, body: { reason, version: user.version ?? 1 } }))

export const restoreUser = (user: Schema['UserOut']) =>
  unwrap(client.POST('/api/users/{user_id}/restore', { params: { path: { user_id: user.id } }, body: { version: user.version ?? 1 } }))

export const handOverCompany =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['SuperUserTransfer']>) =>
    unwrap(
      client.POST('/api/users/{user_id}/make-super-admin', {
        params: { path: { user_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const resetSecondFactors =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['SecondFactorReset']>) =>
    unwrap(
      client.POST('/api/users/{user_id}/reset-second-factors', {
        params: { path: { user_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const checkLicence =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['LicenceCheck']>) =>
    unwrap(
      client.POST('/api/users/{user_id}/licence-check', {
        params: { path: { user_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const clientAccessQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey, 'access', id],
    queryFn: () => unwrap(client.GET('/api/users/{user_id}/client-access', { params: { path: { user_id: id } } })),
  })

export const saveClientAccess =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ClientAccessUpdate']>) =>
    unwrap(
      client.PUT('/api/users/{user_id}/client-access', {
        params: { path: { user_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

/** The clients that a user's access can be limited to, by page. */
export const clientOptionsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['shell', 'client-choices', search],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      unwrap(client.GET('/api/clients', { params: { query: { page, per_page: 50, search, sort: 'name', order: 'asc', filter: 'all' } } })),
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  })
