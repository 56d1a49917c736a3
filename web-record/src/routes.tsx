import type { Handle } from '@clinic/kit/contract'
import type { RouteObject } from 'react-router'
import { exportText } from './features/client-export/texts'
import { managementRoutes } from './features/management/routes'
import { prescriptionText } from './features/prescriptions/texts'
import { journalText } from './features/procedures/texts'
import { recordText } from './texts'

const titled = (title: () => string, permission: string): Handle => ({ title, permission })

const Clients = () => import('./features/clients/clients-screen').then((m) => ({ Component: m.ClientsScreen }))
const Client = () => import('./features/card/client-layout').then((m) => ({ Component: m.ClientLayout }))
const Card = () => import('./features/card/card-screen').then((m) => ({ Component: m.CardScreen }))
const Logs = () => import('./features/logs/logs-screen').then((m) => ({ Component: m.LogsScreen }))
const Export = () => import('./features/client-export/export-screen').then((m) => ({ Component: m.ExportScreen }))
const Procedures = () => import('./features/procedures/procedures-screen').then((m) => ({ Component: m.ProceduresScreen }))
const WriteProcedure = () => import('./features/procedures/write-screen').then((m) => ({ Component: m.WriteScreen }))
const EditProcedure = () => import('./features/procedures/write-screen').then((m) => ({ Component: m.EditScreen }))
const Procedure = () => import('./features/procedures/procedure-screen').then((m) => ({ Component: m.ProcedureScreen }))
const Prescriptions = () => import('./features/prescriptions/prescriptions-screen').then((m) => ({ Component: m.PrescriptionsScreen }))
const Treatments = () => import('./features/treatments/treatments-screen').then((m) => ({ Component: m.TreatmentsScreen }))

/** The card's pages: each stands under the client's head and menu. */
const ofTheClient: RouteObject[] = [
  { index: true, lazy: Card, handle: titled(() => recordText('card.title'), 'client.read') },
  { path: 'logs', lazy: Logs, handle: titled(() => recordText('logs.title'), 'audit.read') },
  { path: 'export', lazy: Export, handle: titled(() => exportText('title'), 'client.export.read') },
  { path: 'procedures', lazy: Procedures, handle: titled(() => journalText('procedures.title'), 'journal.read') },
  { path: 'procedures/create', lazy: WriteProcedure, handle: titled(() => journalText('procedures.write'), 'journal.write') },
  { path: 'procedures/:procedureId', lazy: Procedure, handle: titled(() => journalText('procedures.one'), 'journal.read') },
  { path: 'prescriptions', lazy: Prescriptions, handle: titled(() => prescriptionText('title'), 'client.prescription.read') },
  { path: 'procedures/:procedureId/edit', lazy: EditProcedure, handle: titled(() => journalText('procedures.edit'), 'journal.write') },
]

export const routes: RouteObject[] = [
  { path: 'clients', lazy: Clients, handle: titled(() => recordText('clients.title'), 'client.read') },
  { path: 'clients/:clientId', lazy: Client, children: ofTheClient },
  { path: 'treatments', lazy: Treatments, handle: titled(() => journalText('treatments.title'), 'treatment.read') },
  ...managementRoutes,
]
