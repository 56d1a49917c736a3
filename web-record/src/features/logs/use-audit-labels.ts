import type { Schema } from '@clinic/kit/api'
import { useRecordTranslation } from '../../texts'
import { en } from '../../texts/en'
import { useClientFieldLabels } from '../clients/use-client-field-labels'

const { entities, actions } = en.logs

const isKeyOf = <Labels extends object>(labels: Labels, key: string): key is keyof Labels & string => key in labels

const toRecord = (value: unknown): Record<string, unknown> => (value !== null && typeof value === 'object' ? { ...value } : {})

/** The labels of an audit entry: its action, its actor, and each changed field with its value before and after, and its reason. */
export function useAuditLabels() {
  const t = useRecordTranslation()
  const { getLabel, formatFieldValue } = useClientFieldLabels()
  const getActionLabel = (action: string): string => {
    const [entity = '', name = ''] = action.split('.')
    const entityLabel = isKeyOf(entities, entity) ? t(`logs.entities.${entity}`) : entity
    const actionLabel = isKeyOf(actions, name) ? t(`logs.actions.${name}`) : name
    return `${entityLabel}: ${actionLabel}`.replaceAll('_', ' ')
  }
  const getActorLabel = ({ name, actor }: Schema['AuditEntryOut']): string => {
    if (name) return name
    return actor === 'visitor' || actor === 'prescriber' ? t(`logs.${actor}`) : t('logs.system')
  }
  const getChanges = ({ action, details }: Schema['AuditEntryOut']): string[] => {
    const reason = typeof details.reason === 'string' && details.reason ? [t('logs.reason', { reason: details.reason })] : []
    if (!action.startsWith('client.')) return reason
    const after = toRecord(details.after)
    const changes = Object.entries(toRecord(details.before)).map(([field, before]) =>
      t('logs.change', { field: getLabel(field), before: formatFieldValue(field, before), after: formatFieldValue(field, after[field]) }),
    )
    return [...changes, ...reason]
  }
  return { getActionLabel, getActorLabel, getChanges }
}
