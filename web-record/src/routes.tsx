import type { Handle } from '@clinic/kit/contract'
import { reportText } from '@clinic/kit/titles'
import type { RouteObject } from 'react-router'
import { exportText } from './features/client-export/texts'
import { formsText } from './features/forms/texts'
import { managementRoutes } from './features/management/routes'
import { mergeText } from './features/merge/texts'
import { prescriptionText } from './features/prescriptions/texts'
import { journalText } from './features/procedures/texts'
import { recordText } from './texts'

const titled = (title: () => string, permission: string): Handle => ({ title, permission })

const Clients = () => import('./features/clients/clients-screen').then((m) => ({ Component: m.ClientsScreen }))
const Client = () => import('./features/card/client-layout').then((m) => ({ Component: m.ClientLayout }))
const Card = () => import('./features/card/card-screen').then((m) => ({ Component: m.CardScreen }))
const Logs = () => import('./features/logs/logs-screen').then((m) => ({ Component: m.LogsScreen }))
const Export = () => import('./features/client-export/export-screen').then((m) => ({ Component: m.ExportScreen }))
const Merge = () => import('./features/merge/merge-screen').then((m) => ({ Component: m.MergeScreen }))
const Procedures = () => import('./features/procedures/procedures-screen').then((m) => ({ Component: m.ProceduresScreen }))
const WriteProcedure = () => import('./features/procedures/write-screen').then((m) => ({ Component: m.WriteScreen }))
const EditProcedure = () => import('./features/procedures/write-screen').then((m) => ({ Component: m.EditScreen }))
const Procedure = () => import('./features/procedures/procedure-screen').then((m) => ({ Component: m.ProcedureScreen }))
const Prescriptions = () => import('./features/prescriptions/prescriptions-screen').then((m) => ({ Component: m.PrescriptionsScreen }))
const Prescribers = () => import('./features/prescribers/prescribers-screen').then((m) => ({ Component: m.PrescribersScreen }))
const Letters = () => import('./features/consents/letters-screen').then((m) => ({ Component: m.LettersScreen }))
const NewLetter = () => import('./features/consents/letter-screen').then((m) => ({ Component: m.NewLetterScreen }))
const Letter = () => import('./features/consents/letter-screen').then((m) => ({ Component: m.LetterScreen }))
const Questionnaires = () => import('./features/questionnaires/questionnaires-screen').then((m) => ({ Component: m.QuestionnairesScreen }))
const NewQuestionary = () => import('./features/questionnaires/questionary-screen').then((m) => ({ Component: m.NewQuestionaryScreen }))
const Questionary = () => import('./features/questionnaires/questionary-screen').then((m) => ({ Component: m.QuestionaryScreen }))
const CopyQuestionary = () => import('./features/questionnaires/questionary-screen').then((m) => ({ Component: m.CopyScreen }))
const Consents = () => import('./features/client-consents/consents-screen').then((m) => ({ Component: m.ConsentsScreen }))
const Consent = () => import('./features/client-consents/consent-screen').then((m) => ({ Component: m.ConsentScreen }))
const Records = () => import('./features/client-questionnaires/records-screen').then((m) => ({ Component: m.RecordsScreen }))
const Record = () => import('./features/client-questionnaires/record-screen').then((m) => ({ Component: m.RecordScreen }))
const Treatments = () => import('./features/treatments/treatments-screen').then((m) => ({ Component: m.TreatmentsScreen }))
const Report = () => import('./features/report/record-report-screen').then((m) => ({ Component: m.RecordReportScreen }))

/** The card's pages: each stands under the client's head and menu. */
const ofTheClient: RouteObject[] = [
  { index: true, lazy: Card, handle: titled(() => recordText('card.title'), 'client.read') },
  { path: 'logs', lazy: Logs, handle: titled(() => recordText('logs.title'), 'audit.read') },
  { path: 'export', lazy: Export, handle: titled(() => exportText('title'), 'client.export.read') },
  { path: 'merge', lazy: Merge, handle: titled(() => mergeText('title'), 'client.merge') },
  { path: 'procedures', lazy: Procedures, handle: titled(() => journalText('procedures.title'), 'journal.read') },
  { path: 'procedures/create', lazy: WriteProcedure, handle: titled(() => journalText('procedures.write'), 'journal.write') },
  { path: 'procedures/:procedureId', lazy: Procedure, handle: titled(() => journalText('procedures.one'), 'journal.read') },
  { path: 'letters-of-consents', lazy: Consents, handle: titled(() => formsText('client.consents'), 'form.read') },
  { path: 'letters-of-consents/:consentId', lazy: Consent, handle: titled(() => formsText('client.consents'), 'form.read') },
  { path: 'questionnaires', lazy: Records, handle: titled(() => formsText('client.questionnaires'), 'form.read') },
  { path: 'questionnaires/:recordId', lazy: Record, handle: titled(() => formsText('client.questionnaires'), 'form.read') },
  { path: 'prescriptions', lazy: Prescriptions, handle: titled(() => prescriptionText('title'), 'client.prescription.read') },
  { path: 'procedures/:procedureId/edit', lazy: EditProcedure, handle: titled(() => journalText('procedures.edit'), 'journal.write') },
]

export const routes: RouteObject[] = [
  { path: 'clients', lazy: Clients, handle: titled(() => recordText('clients.title'), 'client.read') },
  { path: 'clients/:clientId', lazy: Client, children: ofTheClient },
  { path: 'letters-of-consents', lazy: Letters, handle: titled(() => formsText('letters.title'), 'form.read') },
  { path: 'letters-of-consents/create', lazy: NewLetter, handle: titled(() => formsText('letters.new'), 'form.design') },
  { path: 'letters-of-consents/:letterId/edit', lazy: Letter, handle: titled(() => formsText('letters.edit'), 'form.read') },
  { path: 'questionnaires', lazy: Questionnaires, handle: titled(() => formsText('questionnaires.title'), 'form.read') },
  { path: 'questionnaires/create', lazy: NewQuestionary, handle: titled(() => formsText('questionnaires.new'), 'form.design') },
  { path: 'questionnaires/:questionaryId/edit', lazy: Questionary, handle: titled(() => formsText('questionnaires.edit'), 'form.read') },
  {
    path: 'questionnaires/:questionaryId/copy',
    lazy: CopyQuestionary,
    handle: titled(() => formsText('questionnaires.copied'), 'form.design'),
  },
  { path: 'treatments', lazy: Treatments, handle: titled(() => journalText('treatments.title'), 'treatment.read') },
  { path: 'prescribers', lazy: Prescribers, handle: titled(() => prescriptionText('prescribers.title'), 'client.prescription.read') },
  { path: 'reports/record', lazy: Report, handle: titled(() => reportText('title.record'), 'report.record.read') },
  ...managementRoutes,
]
