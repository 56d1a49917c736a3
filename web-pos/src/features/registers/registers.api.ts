import { client, createUuid, idempotencyHeader, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type RegisterReadiness = Schema['RegisterReadiness']
export type Register = Schema['RegisterOut']
export type Terminal = Schema['TerminalOut']

export const registersKey = ['pos', 'registers']

export const readinessQuery = () =>
  queryOptions({
    queryKey: [...registersKey, 'state'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/readiness')),
  })

export const settingsQuery = () =>
  queryOptions({
    queryKey: [...registersKey, 'setting'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/settings')),
  })

export const devicesQuery = () =>
  queryOptions({
    queryKey: [...registersKey, 'devices'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/terminals/devices')),
  })

export const addRegister = ({ body, idempotencyKey }: Submission<Schema['RegisterCreate']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/registers', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveRegister =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['RegisterUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/registers/{register_id}', {
        params: { path: { register_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const enrol = (id: string) =>
  unwrap(client.POST('/api/v3/point-of-sale/registers/{register_id}/enrol', { params: { path: { register_id: id } } }))

export const addTerminal = ({ body, idempotencyKey }: Submission<Schema['TerminalCreate']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/terminals', { body, headers: idempotencyHeader(idempotencyKey) }))

export const saveTerminal =
  (id: string) =>
  ({ body, idempotencyKey }: Submission<Schema['TerminalUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/terminals/{terminal_id}', {
        params: { path: { terminal_id: id } },
        body,
        headers: idempotencyHeader(idempotencyKey),
      }),
    )

export const saveSettings = ({ body, idempotencyKey }: Submission<Schema['RegisterSettingsUpdate']>) =>
  unwrap(client.PUT('/api/v3/point-of-sale/settings', { body, headers: idempotencyHeader(idempotencyKey) }))

/** Saves another terminal for a register and leaves the rest of it unchanged. */
export const chooseTerminal = (register: Register, terminal_id: string) =>
  saveRegister(register.id)({ body: { ...register, terminal_id }, idempotencyKey: createUuid() })
