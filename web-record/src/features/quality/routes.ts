import type { RouteHandle } from '@clinic/kit/contract'
import type { PlainTextKey } from '@clinic/kit/i18n'
import type { RouteObject } from 'react-router'
import { translateQuality } from './texts'
import type { en } from './texts/en'

const toRouteHandle = (key: PlainTextKey<typeof en>): RouteHandle => ({
  title: () => translateQuality(key),
  permission: 'quality.read',
})

const Devices = () => import('./devices/devices-screen').then((m) => ({ Component: m.DevicesScreen }))
const Device = (name: 'DeviceDetailsScreen' | 'DeviceMaintenanceScreen' | 'DeviceLogsScreen') => () =>
  import('./devices/device-screen').then((m) => ({ Component: m[name] }))
const Documents = () => import('./documents/documents-screen').then((m) => ({ Component: m.DocumentsScreen }))
const ControlledDocument = (name: 'DocumentPublishedScreen' | 'DocumentVersionsScreen' | 'DocumentLogsScreen') => () =>
  import('./documents/document-screen').then((m) => ({ Component: m[name] }))

export const qualityRoutes: RouteObject[] = [
  { path: 'management-system/medical-device', lazy: Devices, handle: toRouteHandle('devices.title') },
  { path: 'management-system/medical-device/:deviceId', lazy: Device('DeviceDetailsScreen'), handle: toRouteHandle('devices.form') },
  {
    path: 'management-system/medical-device/:deviceId/maintenance',
    lazy: Device('DeviceMaintenanceScreen'),
    handle: toRouteHandle('maintenance.title'),
  },
  { path: 'management-system/medical-device/:deviceId/logs', lazy: Device('DeviceLogsScreen'), handle: toRouteHandle('logs.title') },
  { path: 'management-system/documents-and-reports', lazy: Documents, handle: toRouteHandle('documents.title') },
  {
    path: 'management-system/documents-and-reports/:documentId',
    lazy: ControlledDocument('DocumentPublishedScreen'),
    handle: toRouteHandle('documents.form'),
  },
  {
    path: 'management-system/documents-and-reports/:documentId/versions',
    lazy: ControlledDocument('DocumentVersionsScreen'),
    handle: toRouteHandle('versions.title'),
  },
  {
    path: 'management-system/documents-and-reports/:documentId/logs',
    lazy: ControlledDocument('DocumentLogsScreen'),
    handle: toRouteHandle('logs.title'),
  },
]
