import type { RouteHandle } from '@clinic/kit/contract'
import type { PlainTextKey } from '@clinic/kit/i18n'
import type { RouteObject } from 'react-router'
import { translatePrescriber } from './texts'
import type { en } from './texts/en'

const toRouteHandle = (key: PlainTextKey<typeof en>): RouteHandle => ({
  title: () => translatePrescriber(key),
  permission: 'prescription.read',
})

const Requests = () => import('./features/requests/requests-screen').then((m) => ({ Component: m.RequestsScreen }))
const Request = () => import('./features/request/request-screen').then((m) => ({ Component: m.RequestScreen }))
const Guide = () => import('./features/guide/guide-screen').then((m) => ({ Component: m.GuideScreen }))

export const routes: RouteObject[] = [
  { path: 'prescription', lazy: Requests, handle: toRouteHandle('requests.title') },
  { path: 'prescription/guide', lazy: Guide, handle: toRouteHandle('guide.title') },
  { path: 'prescription/:requestId', lazy: Request, handle: toRouteHandle('request.title') },
]
