import type { Handle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { managementText } from './texts'

const titled = (key: Parameters<typeof managementText>[0]): Handle => ({ title: () => managementText(key), permission: 'management.read' })

const Devices = () => import('./devices/devices-screen').then((m) => ({ Component: m.DevicesScreen }))
const Device = (name: 'DeviceDetailsScreen' | 'DeviceMaintenanceScreen' | 'DeviceLogsScreen') => () =>
  import('./devices/device-screen').then((m) => ({ Component: m[name] }))
const Papers = () => import('./papers/papers-screen').then((m) => ({ Component: m.PapersScreen }))
const Paper = (name: 'PaperCurrentScreen' | 'PaperVersionsScreen' | 'PaperLogsScreen') => () =>
  import('./papers/paper-screen').then((m) => ({ Component: m[name] }))

export const managementRoutes: RouteObject[] = [
  { path: 'management-system/medical-device', lazy: Devices, handle: titled('devices.title') },
  { path: 'management-system/medical-device/:deviceId', lazy: Device('DeviceDetailsScreen'), handle: titled('devices.form') },
  {
    path: 'management-system/medical-device/:deviceId/maintenance',
    lazy: Device('DeviceMaintenanceScreen'),
    handle: titled('maintenance.title'),
  },
  { path: 'management-system/medical-device/:deviceId/logs', lazy: Device('DeviceLogsScreen'), handle: titled('logs.title') },
  { path: 'management-system/documents-and-reports', lazy: Papers, handle: titled('papers.title') },
  { path: 'management-system/documents-and-reports/:documentId', lazy: Paper('PaperCurrentScreen'), handle: titled('papers.form') },
  {
    path: 'management-system/documents-and-reports/:documentId/versions',
    lazy: Paper('PaperVersionsScreen'),
    handle: titled('versions.title'),
  },
  { path: 'management-system/documents-and-reports/:documentId/logs', lazy: Paper('PaperLogsScreen'), handle: titled('logs.title') },
]
