import type { RouteHandle } from '../../../kit/src/contract/route-handle'
import { useHasPermission } from '../../../kit/src/session'

export const handle: RouteHandle = { permission: 'client.raed' }

export const useCanWrite = () => useHasPermission('client.wriet')
