import { client, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export const qualityKey = ['record', 'quality']

interface ListParams<Sort extends string> {
  page: number
  per_page: number
  search: string
  sort: Sort
  order: 'asc' | 'desc'
}
export type Filter = 'in_use' | 'removed' | 'all'
export type DeviceFilter = Filter | 'due'
export type DeviceSort = 'name' | 'next_maintenance_on' | 'location'
export type DocumentSort = 'title' | 'category' | 'review_on'

export const devicesQuery = (query: ListParams<DeviceSort>, filter: DeviceFilter) =>
  queryOptions({
    queryKey: [...qualityKey, 'devices', query, filter],
    queryFn: () => unwrap(client.GET('/api/medical-devices', { params: { query: { ...query, filter } } })),
  })

const devicePath = (id: string) => ({ path: { device_id: id } })

export const deviceQuery = (id: string) =>
  queryOptions({
    queryKey: [...qualityKey, 'device', id],
    queryFn: () => unwrap(client.GET('/api/medical-devices/{device_id}', { params: devicePath(id) })),
  })

export const createDevice = ({ body, idempotencyKey }: Submission<Schema['DeviceCreate']>) =>
  unwrap(client.POST('/api/medical-devices', { body, headers: idempotencyHeader(idempotencyKey) }))

export const updateDevice =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['DeviceUpdate']>) =>
    unwrap(client.PUT('/api/medical-devices/{device_id}', { params: devicePath(id), body, headers: idempotencyHeader(idempotencyKey) }))

export const removeDevice = (id: string) => unwrap(client.DELETE('/api/medical-devices/{device_id}', { params: devicePath(id) }))

export const restoreDevice = (id: string, version: number) =>
  unwrap(client.POST('/api/medical-devices/{device_id}/restore', { params: devicePath(id), body: { version } }))

export const maintenanceQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...qualityKey, 'device', id, 'maintenance', page],
    queryFn: () => unwrap(client.GET('/api/medical-devices/{device_id}/maintenance', { params: { ...devicePath(id), query: { page } } })),
  })

export const recordMaintenance =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['MaintenanceRecordCreate']>) =>
    unwrap(
      client.POST('/api/medical-devices/{device_id}/maintenance', {
        params: devicePath(id),
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const deviceLogQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...qualityKey, 'device', id, 'logs', page],
    queryFn: () => unwrap(client.GET('/api/medical-devices/{device_id}/logs', { params: { ...devicePath(id), query: { page } } })),
  })

/** Fetches a signed URL of a file, valid for some minutes. */
export const fetchSignedUrl = async (path: string): Promise<string> =>
  (await unwrap(client.POST('/api/get-signed-url', { body: { path } }))).url
