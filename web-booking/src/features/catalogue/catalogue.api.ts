import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import type { ListState } from '@clinic/kit/table'
import { queryOptions } from '@tanstack/react-query'
import { catalogueKey } from '../../schedules.api'

export type Service = Schema['ServiceOut']
export type ServiceOption = Schema['ServiceOption']
export type ServiceSort = 'category' | 'name' | 'duration' | 'price' | 'is_active'
export type ServiceFilter = 'all' | 'active' | 'inactive' | 'untranslated' | 'deleted'
export type Category = Schema['CategoryOut']

export { catalogueKey, practitionersQuery } from '../../schedules.api'

export const categoriesQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'categories'], queryFn: () => unwrap(client.GET('/api/v2/categories')) })

export const servicesQuery = (list: ListState<ServiceSort>['query'], filter: ServiceFilter, categoryId: string | undefined) => {
  const query = {
    ...list,
    ...(categoryId ? { category_id: categoryId } : {}),
    ...(filter === 'active' || filter === 'inactive' ? { active: filter === 'active' } : {}),
    ...(filter === 'deleted' ? { deleted: true } : {}),
    ...(filter === 'untranslated' ? { untranslated: true } : {}),
  }
  return queryOptions({
    queryKey: [...catalogueKey, 'services', query],
    queryFn: () => unwrap(client.GET('/api/v2/services', { params: { query } })),
  })
}

/** How many services lack a text in one of the two languages, and the first of them. */
export const untranslatedServicesQuery = () =>
  queryOptions({
    queryKey: [...catalogueKey, 'services', 'untranslated'],
    queryFn: () => unwrap(client.GET('/api/v2/services', { params: { query: { untranslated: true, per_page: 1 } } })),
  })

/** All services, for choices and colours. */
export const serviceOptionsQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'services', 'options'], queryFn: () => unwrap(client.GET('/api/v2/services/options')) })

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'services', id],
    queryFn: () => unwrap(client.GET('/api/v2/services/{service_id}', { params: { path: { service_id: id } } })),
  })

export const starterListsQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'starter-lists'], queryFn: () => unwrap(client.GET('/api/v2/services/starter-lists')) })

export const addStarterList = ({ body, idempotencyKey }: Submission<Schema['StarterListAdd']>) =>
  unwrap(client.POST('/api/v2/services/starter-lists', { body, headers: idempotencyHeader(idempotencyKey) }))

export type RoomSort = 'name' | 'is_active'

export const roomsQuery = (query: ListState<RoomSort>['query']) =>
  queryOptions({ queryKey: [...catalogueKey, 'rooms', query], queryFn: () => unwrap(client.GET('/api/rooms', { params: { query } })) })

/** All rooms, for choices and names. */
export const roomOptionsQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'rooms', 'options'], queryFn: () => unwrap(client.GET('/api/rooms/options')) })

/** The devices of the quality register that services can use (BEY-005). */
export const bookableDevicesQuery = () =>
  queryOptions({ queryKey: [...catalogueKey, 'devices'], queryFn: () => unwrap(client.GET('/api/bookable-devices')) })

export const addService = ({ body, idempotencyKey }: Submission<Schema['ServiceCreate']>) =>
  unwrap(client.POST('/api/v2/services', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveService =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['ServiceUpdate']>) =>
    unwrap(
      client.PUT('/api/v2/services/{service_id}', {
        params: { path: { service_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const toggleService = ({ id, version }: Service) =>
  unwrap(client.POST('/api/v2/services/{service_id}/toggle', { params: { path: { service_id: id } }, body: { version } }))

export const deleteService = ({ id, version }: Service) =>
  unwrap(client.DELETE('/api/v2/services/{service_id}', { params: { path: { service_id: id }, query: { version } } }))

export const restoreService = ({ id, version }: Service) =>
  unwrap(client.POST('/api/v2/services/{service_id}/restore', { params: { path: { service_id: id } }, body: { version } }))

/** Deactivates, reactivates or moves several services. */
export const changeServices = (body: Schema['ServicesChange']) => unwrap(client.POST('/api/v2/services/bulk', { body }))

export const addCategory = ({ body, idempotencyKey }: Submission<Schema['CategoryCreate']>) =>
  unwrap(client.POST('/api/v2/categories', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveCategory =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['CategoryUpdate']>) =>
    unwrap(
      client.PUT('/api/v2/categories/{category_id}', {
        params: { path: { category_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const toggleCategory = ({ id, version }: Category) =>
  unwrap(client.POST('/api/v2/categories/{category_id}/toggle', { params: { path: { category_id: id } }, body: { version } }))

export const orderCategories = (ids: string[]) => unwrap(client.POST('/api/v2/categories/shift', { body: { ids } }))

export const addRoom = ({ body, idempotencyKey }: Submission<Schema['RoomCreate']>) =>
  unwrap(client.POST('/api/rooms', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveRoom =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['RoomUpdate']>) =>
    unwrap(client.PUT('/api/rooms/{room_id}', { params: { path: { room_id: id } }, body, headers: idempotencyHeader(idempotencyKey) }))
