import { useRecordTranslation } from '../../texts'
import { en } from '../../texts/en'
import { useFormsTranslation } from '../forms/texts'

const isLabelled = (field: string): field is keyof typeof en.fields.labels => field in en.fields.labels

/** The labels of a client's fields, and their values as text. */
export function useClientFieldLabels() {
  const t = useRecordTranslation()
  const translateForm = useFormsTranslation()
  const getLabel = (field: string): string => (isLabelled(field) ? t(`fields.labels.${field}`) : field)
  const formatFieldValue = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'fields.yes' : 'fields.no')
    if (field === 'publish_permission' && value) return translateForm(`client.${value as 'authorize'}`)
    if (field === 'identity_document' && value) return t(`identity.${value as 'passport'}`)
    return String(value ?? '') || t('fields.empty')
  }
  return { getLabel, formatFieldValue }
}
