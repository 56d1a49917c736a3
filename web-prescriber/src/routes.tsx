import type { Handle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { prescriberText } from './texts'

const handle: Handle = { title: () => prescriberText('requests.title'), permission: 'prescription.read' }

const Requests = () => import('./features/requests/requests-screen').then((m) => ({ Component: m.RequestsScreen }))

export const routes: RouteObject[] = [{ path: 'prescription', lazy: Requests, handle }]
