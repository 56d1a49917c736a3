import { useFormatters, useLanguage } from '@clinic/kit/i18n'
import { type ExtraField, getExtraFieldName, isClientFieldName, useClientFields } from '@clinic/kit/session'
import { useRecordTranslation } from '../../texts'
import { en } from '../../texts/en'
import { useFormsTranslation } from '../forms/texts'

const EXTRA = 'extra_fields.'
const isLabelled = (field: string): field is keyof typeof en.fields.labels => field in en.fields.labels

/** The labels of a client's fields, and their values as text. */
export function useClientFieldLabels() {
  const t = useRecordTranslation()
  const translateForm = useFormsTranslation()
  const language = useLanguage()
  const formatters = useFormatters()
  const clientFields = useClientFields()
  const findExtraField = (field: string) => (field.startsWith(EXTRA) ? clientFields.findExtraField(field.slice(EXTRA.length)) : undefined)
  const getLabel = (field: string): string => {
    const extraField = findExtraField(field)
    if (extraField) return getExtraFieldName(extraField, language)
    if (isClientFieldName(field)) return clientFields.getLabel(field)
    return isLabelled(field) ? t(`fields.labels.${field}`) : field
  }
  const formatExtraValue = ({ type }: ExtraField, value: unknown): string => {
    if (type === 'yes_no') return t(value === 'yes' ? 'fields.yes' : 'fields.no')
    if (type === 'number') return formatters.formatNumber(Number(value))
    return type === 'date' ? formatters.formatDate(String(value)) : String(value)
  }
  const formatFilledValue = (field: string, value: unknown): string => {
    const extraField = findExtraField(field)
    if (extraField) return formatExtraValue(extraField, value)
    if (field === 'publish_permission') return translateForm(`client.${value as 'authorize'}`)
    if (field === 'identity_document') return t(`identity.${value as 'passport'}`)
    return field === 'profile_photo' ? t('fields.picture') : String(value)
  }
  const formatFieldValue = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'fields.yes' : 'fields.no')
    return value || value === 0 ? formatFilledValue(field, value) : t('fields.empty')
  }
  return { getLabel, formatFieldValue }
}
