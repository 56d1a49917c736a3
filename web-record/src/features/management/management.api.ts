import { client, keyed, newKey, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const managementKey = ['record', 'management']

interface Listing<Sort extends string> {
  page: number
  per_page: number
  search: string
  sort: Sort
  order: 'asc' | 'desc'
}
export type Filter = 'in_use' | 'removed' | 'all'
export type DeviceSort = 'name' | 'next_service_on' | 'location'
export type PaperSort = 'title' | 'category' | 'review_on'

/** Colleagues to choose among. */
export const colleaguesQuery = () =>
  queryOptions({
    queryKey: [...managementKey, 'colleagues'],
    queryFn: () => unwrap(client.GET('/api/users', { params: { query: { per_page: 100 } } })),
  })

export const devicesQuery = (query: Listing<DeviceSort>, filter: Filter) =>
  queryOptions({
    queryKey: [...managementKey, 'devices', query, filter],
    queryFn: () => unwrap(client.GET('/api/medical-devices', { params: { query: { ...query, filter } } })),
  })

const device = (id: string) => ({ path: { device_id: id } })

export const deviceQuery = (id: string) =>
  queryOptions({
    queryKey: [...managementKey, 'device', id],
    queryFn: () => unwrap(client.GET('/api/medical-devices/{device_id}', { params: device(id) })),
  })

export const addDevice = ({ body, key }: Submission<Schema['DeviceIn']>) =>
  unwrap(client.POST('/api/medical-devices', { body, headers: keyed(key) }))

export const saveDevice =
  (id: string) =>
  ({ body, key }: Submission<Schema['DeviceUpdate']>) =>
    unwrap(client.PUT('/api/medical-devices/{device_id}', { params: device(id), body, headers: keyed(key) }))

export const removeDevice = (id: string) => unwrap(client.DELETE('/api/medical-devices/{device_id}', { params: device(id) }))

export const restoreDevice = (id: string, version: number) =>
  unwrap(client.POST('/api/medical-devices/{device_id}/restore', { params: device(id), body: { version } }))

export const maintenanceQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...managementKey, 'device', id, 'maintenance', page],
    queryFn: () => unwrap(client.GET('/api/medical-devices/{device_id}/maintenance', { params: { ...device(id), query: { page } } })),
  })

export const recordMaintenance =
  (id: string) =>
  ({ body, key }: Submission<Schema['DoneIn']>) =>
    unwrap(client.POST('/api/medical-devices/{device_id}/maintenance', { params: device(id), body, headers: keyed(key) }))

export const deviceLogQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...managementKey, 'device', id, 'logs', page],
    queryFn: () => unwrap(client.GET('/api/medical-devices/{device_id}/logs', { params: { ...device(id), query: { page } } })),
  })

/** Sends a PDF or a picture, which what saves its id then claims. */
export const sendPaper = (file: File) => {
  const form = new FormData()
  form.append('file', file)
  return unwrap(
    client.POST('/api/papers', { body: form as never, bodySerializer: (body: unknown) => body as never, headers: keyed(newKey()) }),
  )
}

/** An address of a file that holds for some minutes. */
export const addressOf = async (path: string): Promise<string> => (await unwrap(client.POST('/api/get-signed-url', { body: { path } }))).url
