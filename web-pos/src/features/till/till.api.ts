import { client, keyed, newKey, type Schema, type Submission, unwrap } from '@clinic/kit/api'
import { queryOptions } from '@tanstack/react-query'

export type TillState = Schema['TillState']
export type Register = Schema['RegisterOut']
export type Terminal = Schema['TerminalOut']

export const tillKey = ['pos', 'till']

export const tillQuery = () =>
  queryOptions({
    queryKey: [...tillKey, 'state'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/state')),
  })

export const settingQuery = () =>
  queryOptions({
    queryKey: [...tillKey, 'setting'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/setting')),
  })

export const devicesQuery = () =>
  queryOptions({
    queryKey: [...tillKey, 'devices'],
    queryFn: () => unwrap(client.GET('/api/v3/point-of-sale/terminals/devices')),
  })

export const addRegister = ({ body, key }: Submission<Schema['TillIn']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/registers', { body, headers: keyed(key) }))

export const saveRegister =
  (id: string) =>
  ({ body, key }: Submission<Schema['RegisterUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/registers/{register_id}', { params: { path: { register_id: id } }, body, headers: keyed(key) }),
    )

export const enrol = (id: string) =>
  unwrap(client.POST('/api/v3/point-of-sale/registers/{register_id}/enrol', { params: { path: { register_id: id } } }))

export const addTerminal = ({ body, key }: Submission<Schema['TerminalIn']>) =>
  unwrap(client.POST('/api/v3/point-of-sale/terminals', { body, headers: keyed(key) }))

export const saveTerminal =
  (id: string) =>
  ({ body, key }: Submission<Schema['TerminalUpdate']>) =>
    unwrap(
      client.PUT('/api/v3/point-of-sale/terminals/{terminal_id}', { params: { path: { terminal_id: id } }, body, headers: keyed(key) }),
    )

export const saveSetting = ({ body, key }: Submission<Schema['SettingIn']>) =>
  unwrap(client.PUT('/api/v3/point-of-sale/setting', { body, headers: keyed(key) }))

/** A till's terminal, chosen at the till itself; the rest of the register stays as it is. */
export const chooseTerminal = (register: Register, terminal_id: string) =>
  saveRegister(register.id)({ body: { ...register, terminal_id }, key: newKey() })
