import type { Handle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { prescriberText } from './texts'

const titled = (key: Parameters<typeof prescriberText>[0]): Handle => ({
  title: () => prescriberText(key),
  permission: 'prescription.read',
})

const Requests = () => import('./features/requests/requests-screen').then((m) => ({ Component: m.RequestsScreen }))
const Request = () => import('./features/request/request-screen').then((m) => ({ Component: m.RequestScreen }))

export const routes: RouteObject[] = [
  { path: 'prescription', lazy: Requests, handle: titled('requests.title') },
  { path: 'prescription/:requestId', lazy: Request, handle: titled('request.title') },
]
