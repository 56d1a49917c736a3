import { useRecordTexts } from '../../texts'
import { en } from '../../texts/en'
import { useFormsTexts } from '../forms/texts'

const isLabelled = (field: string): field is keyof typeof en.details.labels => field in en.details.labels

/** What each of a client's details is called, and how it reads. */
export function useDetails() {
  const t = useRecordTexts()
  const forms = useFormsTexts()
  const label = (field: string): string => (isLabelled(field) ? t(`details.labels.${field}`) : field)
  const value = (field: string, said: unknown): string => {
    if (typeof said === 'boolean') return t(said ? 'details.yes' : 'details.no')
    if (field === 'publish_permission' && said) return forms(`client.${said as 'authorize'}`)
    return String(said ?? '') || t('details.nothing')
  }
  return { label, value }
}
