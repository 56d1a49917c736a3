import type { RouteHandle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { translateSample } from './texts'

const Sample = () => import('./features/sample/sample-screen').then((m) => ({ Component: m.SampleScreen }))

const handle: RouteHandle = { title: () => translateSample('title'), permission: 'dashboard.read' }

export const routes: RouteObject[] = [{ path: 'sample', lazy: Sample, handle }]
