import type { Schema } from '@clinic/kit/api'
import { recordText } from '../../texts'
import { exportText } from '../client-export/texts'
import { formsText } from '../forms/texts'
import { mergeText } from '../merge/texts'
import { prescriptionText } from '../prescriptions/texts'
import { journalText } from '../procedures/texts'

/** One page of the card, in its menu. */
export interface Section {
  /** Below the client's own address. */
  to: string
  label: () => string
  permission: string
  count?: keyof Schema['CardCounts']
}

/** The card's pages in the order of the menu (REC-012); a line is added with the page that it leads to. */
export const sections: Section[] = [
  { to: '', label: () => recordText('card.overview'), permission: 'client.read' },
  { to: 'procedures', label: () => journalText('procedures.title'), permission: 'journal.read', count: 'procedures' },
  { to: 'prescriptions', label: () => prescriptionText('title'), permission: 'client.prescription.read', count: 'prescriptions' },
  { to: 'letters-of-consents', label: () => formsText('client.consents'), permission: 'form.read', count: 'consents' },
  { to: 'questionnaires', label: () => formsText('client.questionnaires'), permission: 'form.read', count: 'questionnaires' },
  { to: 'logs', label: () => recordText('logs.title'), permission: 'audit.read' },
  { to: 'merge', label: () => mergeText('title'), permission: 'client.merge' },
  { to: 'export', label: () => exportText('title'), permission: 'client.export.read' },
]
