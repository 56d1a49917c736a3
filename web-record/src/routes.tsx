import type { Handle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { recordText } from './texts'

const titled = (key: Parameters<typeof recordText>[0], permission: string): Handle => ({ title: () => recordText(key), permission })

const Clients = () => import('./features/clients/clients-screen').then((m) => ({ Component: m.ClientsScreen }))
const Card = () => import('./features/card/card-screen').then((m) => ({ Component: m.CardScreen }))

export const routes: RouteObject[] = [
  { path: 'clients', lazy: Clients, handle: titled('clients.title', 'client.read') },
  { path: 'clients/:clientId', lazy: Card, handle: titled('card.title', 'client.card') },
]
