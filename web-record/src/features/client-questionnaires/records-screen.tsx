import { useLanguage } from '@clinic/kit/i18n'
import { useList } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { recordState } from '../forms/form-state'
import { GiveForm } from '../forms/give-form'
import { type Given, GivenScreen } from '../forms/given-screen'
import { worded } from '../forms/questions'
import { useFormsTexts } from '../forms/texts'
import { choosableQuestionnaires } from '../questionnaires/questionnaires.api'
import { askClient, type RecordRow, recordsKey, recordsQuery } from './records.api'

const given = (row: RecordRow, language: string): Given => ({
  id: row.id,
  title: worded(row.title_en, row.title_sv, language),
  standing: recordState(row),
  when: row.answered_at ?? row.sent_at ?? row.created_at,
  who: row.answered_by_name,
})

/** A client's questionnaires: given, sent, answered. */
export function RecordsScreen() {
  const t = useFormsTexts()
  const language = useLanguage()
  const { clientId = '' } = useParams()
  const list = useList<'created_at'>({ sort: 'created_at', order: 'desc' })
  const { sort: _, ...asked } = list.query
  return (
    <GivenScreen
      title={t('client.questionnaires')}
      give={t('client.ask')}
      empty={{ title: t('client.emptyQuestionnaires'), help: t('client.emptyQuestionnairesHelp') }}
      place="questionnaires"
      queryKey={recordsKey(clientId)}
      list={list}
      query={useQuery({
        ...recordsQuery(clientId, asked),
        select: (page) => ({ ...page, items: page.items.map((row) => given(row, language)) }),
      })}
      form={(onDone) => <Give clientId={clientId} onDone={onDone} />}
    />
  )
}

function Give({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const language = useLanguage()
  const { data } = useQuery(choosableQuestionnaires)
  const options = data?.items.map((row) => ({ value: row.id, label: worded(row.title_en, row.title_sv, language) })) ?? []
  return data && <GiveForm name="questionary_ids" options={options} send={askClient(clientId)} onDone={onDone} />
}
