import type { Schema } from '@clinic/kit/api'
import { useRecordTexts } from '../../texts'
import { en } from '../../texts/en'
import { useDetails } from '../clients/use-details'

const nouns = en.logs.nouns
const verbs = en.logs.verbs

const isOf = <Words extends object>(words: Words, key: string): key is keyof Words & string => key in words

const asFields = (facts: unknown): Record<string, unknown> => (facts !== null && typeof facts === 'object' ? { ...facts } : {})

/** What an action of the log is called by people, who did it, and what stood there before. */
export function useWords() {
  const t = useRecordTexts()
  const { label, value } = useDetails()
  const what = (action: string): string => {
    const [noun = '', verb = ''] = action.split('.')
    const thing = isOf(nouns, noun) ? t(`logs.nouns.${noun}`) : noun
    const deed = isOf(verbs, verb) ? t(`logs.verbs.${verb}`) : verb
    return `${thing}: ${deed}`.replaceAll('_', ' ')
  }
  const who = ({ name, actor }: Schema['AuditOut']): string => {
    if (name) return name
    return actor === 'visitor' || actor === 'prescriber' ? t(`logs.${actor}`) : t('logs.system')
  }
  /** Each of the client's details that was changed: what it was and what it became. */
  const became = ({ action, facts }: Schema['AuditOut']): string[] => {
    if (!action.startsWith('client.')) return []
    const after = asFields(facts.after)
    return Object.entries(asFields(facts.before)).map(([field, before]) =>
      t('logs.became', { field: label(field), before: value(field, before), after: value(field, after[field]) }),
    )
  }
  return { what, who, became }
}
