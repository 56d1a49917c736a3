import type { Schema } from '@clinic/kit/api'
import { useRecordTexts } from '../../texts'
import { en } from '../../texts/en'

const nouns = en.logs.nouns
const verbs = en.logs.verbs

const isOf = <Words extends object>(words: Words, key: string): key is keyof Words & string => key in words

/** What an action of the log is called by people, and who did it. */
export function useWords(staff: Map<string, string> | undefined) {
  const t = useRecordTexts()
  const what = (action: string): string => {
    const [noun = '', verb = ''] = action.split('.')
    const thing = isOf(nouns, noun) ? t(`logs.nouns.${noun}`) : noun
    const deed = isOf(verbs, verb) ? t(`logs.verbs.${verb}`) : verb
    return `${thing}: ${deed}`.replaceAll('_', ' ')
  }
  const who = ({ membership_id, actor }: Schema['AuditOut']): string => {
    const name = membership_id ? staff?.get(membership_id) : undefined
    if (name) return name
    return actor === 'visitor' || actor === 'prescriber' ? t(`logs.${actor}`) : t('logs.system')
  }
  return { what, who }
}
