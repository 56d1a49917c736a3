import type { Permission, Schema } from '@clinic/kit/api'
import { translateRecord } from '../../texts/index'
import { translateExport } from '../client-export/texts/index'
import { translateForms } from '../forms/texts/index'
import { translateMerge } from '../merge/texts/index'
import { translatePrescription } from '../prescriptions/texts/index'
import { translateJournal } from '../procedures/texts/index'

/** A page of a client, in the menu. */
export interface ClientNavItem {
  /** Path relative to the client's overview. */
  to: string
  label: () => string
  permission: Permission
  count?: keyof Schema['ClientSummaryCounts']
}

/** The pages of a client in the order of the menu (REC-012). */
export const CLIENT_NAV_ITEMS: ClientNavItem[] = [
  { to: '', label: () => translateRecord('client.overview'), permission: 'client.read' },
  { to: 'procedures', label: () => translateJournal('procedures.title'), permission: 'journal.read', count: 'procedures' },
  { to: 'prescriptions', label: () => translatePrescription('title'), permission: 'client.prescription.read', count: 'prescriptions' },
  { to: 'client-letters-of-consents', label: () => translateForms('client.consents'), permission: 'form.read', count: 'consents' },
  { to: 'client-questionnaires', label: () => translateForms('client.questionnaires'), permission: 'form.read', count: 'questionnaires' },
  { to: 'logs', label: () => translateRecord('logs.title'), permission: 'audit.read' },
  { to: 'merge', label: () => translateMerge('title'), permission: 'client.merge' },
  { to: 'export', label: () => translateExport('title'), permission: 'client.export.read' },
]
