import type { Permission } from '@clinic/kit/api'
import type { RouteHandle } from '@clinic/kit/contract'
import { translateReport } from '@clinic/kit/reports/titles'
import type { RouteObject } from 'react-router'
import { translateExport } from './features/client-export/texts'
import { translateForms } from './features/forms/texts'
import { translateMerge } from './features/merge/texts'
import { translatePrescription } from './features/prescriptions/texts'
import { translateJournal } from './features/procedures/texts'
import { qualityRoutes } from './features/quality/routes'
import { translateRegistration } from './features/registration/texts'
import { translateRecord } from './texts'

const createHandle = (title: () => string, permission: Permission): RouteHandle => ({ title, permission })

const Clients = () => import('./features/clients/clients-screen').then((m) => ({ Component: m.ClientsScreen }))
const Client = () => import('./features/client-overview/client-layout').then((m) => ({ Component: m.ClientLayout }))
const ClientOverview = () =>
  import('./features/client-overview/client-overview-screen').then((m) => ({ Component: m.ClientOverviewScreen }))
const Logs = () => import('./features/logs/logs-screen').then((m) => ({ Component: m.LogsScreen }))
const Export = () => import('./features/client-export/export-screen').then((m) => ({ Component: m.ExportScreen }))
const Merge = () => import('./features/merge/merge-screen').then((m) => ({ Component: m.MergeScreen }))
const Procedures = () => import('./features/procedures/procedures-screen').then((m) => ({ Component: m.ProceduresScreen }))
const WriteProcedure = () => import('./features/procedures/procedure-edit-screen').then((m) => ({ Component: m.ProcedureCreateScreen }))
const EditProcedure = () => import('./features/procedures/procedure-edit-screen').then((m) => ({ Component: m.ProcedureEditScreen }))
const Procedure = () => import('./features/procedures/procedure-screen').then((m) => ({ Component: m.ProcedureScreen }))
const Prescriptions = () => import('./features/prescriptions/prescriptions-screen').then((m) => ({ Component: m.PrescriptionsScreen }))
const Prescribers = () => import('./features/prescribers/prescribers-screen').then((m) => ({ Component: m.PrescribersScreen }))
const ConsentTemplates = () => import('./features/consents/consent-templates-screen').then((m) => ({ Component: m.ConsentTemplatesScreen }))
const NewConsentTemplate = () =>
  import('./features/consents/consent-template-screen').then((m) => ({ Component: m.NewConsentTemplateScreen }))
const ConsentTemplate = () => import('./features/consents/consent-template-screen').then((m) => ({ Component: m.ConsentTemplateScreen }))
const QuestionnaireTemplates = () =>
  import('./features/questionnaires/questionnaire-templates-screen').then((m) => ({ Component: m.QuestionnaireTemplatesScreen }))
const NewQuestionnaireTemplate = () =>
  import('./features/questionnaires/questionnaire-template-screen').then((m) => ({ Component: m.NewQuestionnaireTemplateScreen }))
const QuestionnaireTemplate = () =>
  import('./features/questionnaires/questionnaire-template-screen').then((m) => ({ Component: m.QuestionnaireTemplateScreen }))
const CopyQuestionnaireTemplate = () =>
  import('./features/questionnaires/questionnaire-template-screen').then((m) => ({ Component: m.CopyQuestionnaireTemplateScreen }))
const Consents = () => import('./features/client-consents/consents-screen').then((m) => ({ Component: m.ConsentsScreen }))
const Consent = () => import('./features/client-consents/consent-screen').then((m) => ({ Component: m.ConsentScreen }))
const ClientQuestionnaires = () =>
  import('./features/client-questionnaires/client-questionnaires-screen').then((m) => ({ Component: m.ClientQuestionnairesScreen }))
const ClientQuestionnaire = () =>
  import('./features/client-questionnaires/client-questionnaire-screen').then((m) => ({ Component: m.ClientQuestionnaireScreen }))
const Registration = () => import('./features/registration/registration-layout').then((m) => ({ Component: m.RegistrationLayout }))
const MandatoryFields = () =>
  import('./features/registration/mandatory-fields-screen').then((m) => ({ Component: m.MandatoryFieldsScreen }))
const RegistrationQuestionnaire = () =>
  import('./features/registration/questionnaire-screen').then((m) => ({ Component: m.RegistrationQuestionnaireScreen }))
const Configurations = () => import('./features/registration/configurations-screen').then((m) => ({ Component: m.ConfigurationsScreen }))
const RegistrationEmail = () => import('./features/registration/email-screen').then((m) => ({ Component: m.RegistrationEmailScreen }))
const Treatments = () => import('./features/treatments/treatments-screen').then((m) => ({ Component: m.TreatmentsScreen }))
const Report = () => import('./features/report/record-report-screen').then((m) => ({ Component: m.RecordReportScreen }))

/** The client's pages: each stands under the client's head and menu. */
const clientRoutes: RouteObject[] = [
  { index: true, lazy: ClientOverview, handle: createHandle(() => translateRecord('common.client'), 'client.read') },
  { path: 'logs', lazy: Logs, handle: createHandle(() => translateRecord('logs.title'), 'audit.read') },
  { path: 'export', lazy: Export, handle: createHandle(() => translateExport('title'), 'client.export.read') },
  { path: 'merge', lazy: Merge, handle: createHandle(() => translateMerge('title'), 'client.merge') },
  { path: 'procedures', lazy: Procedures, handle: createHandle(() => translateJournal('procedures.title'), 'journal.read') },
  { path: 'procedures/create', lazy: WriteProcedure, handle: createHandle(() => translateJournal('procedures.create'), 'journal.write') },
  {
    path: 'procedures/:procedureId',
    lazy: Procedure,
    handle: createHandle(() => translateJournal('procedures.procedure'), 'journal.read'),
  },
  { path: 'client-letters-of-consents', lazy: Consents, handle: createHandle(() => translateForms('client.consents'), 'form.read') },
  {
    path: 'client-letters-of-consents/:consentId',
    lazy: Consent,
    handle: createHandle(() => translateForms('client.consents'), 'form.read'),
  },
  {
    path: 'client-questionnaires',
    lazy: ClientQuestionnaires,
    handle: createHandle(() => translateForms('client.questionnaires'), 'form.read'),
  },
  {
    path: 'client-questionnaires/:questionnaireId',
    lazy: ClientQuestionnaire,
    handle: createHandle(() => translateForms('client.questionnaires'), 'form.read'),
  },
  { path: 'prescriptions', lazy: Prescriptions, handle: createHandle(() => translatePrescription('title'), 'client.prescription.read') },
  {
    path: 'procedures/:procedureId/edit',
    lazy: EditProcedure,
    handle: createHandle(() => translateJournal('procedures.edit'), 'journal.write'),
  },
]

/** The settings of the registration portal: each part stands under the same tabs. */
const registrationRoutes: RouteObject[] = [
  {
    path: 'registration-portal/mandatory-fields',
    lazy: MandatoryFields,
    handle: createHandle(() => translateRegistration('tabs.fields'), 'form.design'),
  },
  {
    path: 'registration-portal/questionnaire',
    lazy: RegistrationQuestionnaire,
    handle: createHandle(() => translateRegistration('tabs.questionnaire'), 'form.design'),
  },
  {
    path: 'registration-settings/configurations',
    lazy: Configurations,
    handle: createHandle(() => translateRegistration('title'), 'form.design'),
  },
  {
    path: 'registration-settings/email',
    lazy: RegistrationEmail,
    handle: createHandle(() => translateRegistration('tabs.email'), 'form.design'),
  },
]

export const routes: RouteObject[] = [
  { path: 'clients', lazy: Clients, handle: createHandle(() => translateRecord('clients.title'), 'client.read') },
  { path: 'clients/:clientId', lazy: Client, children: clientRoutes },
  {
    path: 'letters-of-consents',
    lazy: ConsentTemplates,
    handle: createHandle(() => translateForms('consentTemplates.title'), 'form.read'),
  },
  {
    path: 'letters-of-consents/create',
    lazy: NewConsentTemplate,
    handle: createHandle(() => translateForms('consentTemplates.new'), 'form.design'),
  },
  {
    path: 'letters-of-consents/:templateId/edit',
    lazy: ConsentTemplate,
    handle: createHandle(() => translateForms('consentTemplates.edit'), 'form.read'),
  },
  { path: 'questionnaires', lazy: QuestionnaireTemplates, handle: createHandle(() => translateForms('questionnaires.title'), 'form.read') },
  {
    path: 'questionnaires/create',
    lazy: NewQuestionnaireTemplate,
    handle: createHandle(() => translateForms('questionnaires.new'), 'form.design'),
  },
  {
    path: 'questionnaires/:templateId/edit',
    lazy: QuestionnaireTemplate,
    handle: createHandle(() => translateForms('questionnaires.edit'), 'form.read'),
  },
  {
    path: 'questionnaires/:templateId/copy',
    lazy: CopyQuestionnaireTemplate,
    handle: createHandle(() => translateForms('questionnaires.copied'), 'form.design'),
  },
  { lazy: Registration, children: registrationRoutes },
  { path: 'treatments', lazy: Treatments, handle: createHandle(() => translateJournal('treatments.title'), 'treatment.read') },
  {
    path: 'prescribers',
    lazy: Prescribers,
    handle: createHandle(() => translatePrescription('prescribers.title'), 'client.prescription.read'),
  },
  { path: 'reports/record', lazy: Report, handle: createHandle(() => translateReport('title.record'), 'report.record.read') },
  ...qualityRoutes,
]
