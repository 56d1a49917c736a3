import { useLanguage } from '@clinic/kit/i18n'
import { useListState } from '@clinic/kit/table'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { AssignForm } from '../forms/assign-form'
import { type AssignedForm, AssignedFormsScreen } from '../forms/assigned-forms-screen'
import { clientQuestionnairesKey, type FormSort } from '../forms/client-forms.api'
import { questionnaireStatus } from '../forms/form-status'
import { localized } from '../forms/questions'
import { useFormsTranslation } from '../forms/texts'
import { assignableQuestionnaireSource } from '../questionnaires/questionnaire-templates.api'
import { BuiltinQuestionnaires } from './builtin-questionnaires'
import { assignQuestionnaires, type ClientQuestionnaireRow, clientQuestionnairesQuery } from './client-questionnaires.api'

const toAssignedForm = (row: ClientQuestionnaireRow, language: string): AssignedForm => ({
  id: row.id,
  title: localized(row.title_en, row.title_sv, language),
  status: questionnaireStatus(row),
  updatedAt: row.answered_at ?? row.sent_at ?? row.created_at,
  completedByName: row.answered_by_name,
})

/** A client's questionnaires. */
export function ClientQuestionnairesScreen() {
  const t = useFormsTranslation()
  const language = useLanguage()
  const { clientId = '' } = useParams()
  const list = useListState<FormSort>({ sort: 'created_at', order: 'desc' })
  return (
    <AssignedFormsScreen
      title={t('client.questionnaires')}
      help={getHelp('clientQuestionnaires')}
      assignLabel={t('client.assignQuestionnaire')}
      empty={{ title: t('client.emptyQuestionnaires'), help: t('client.emptyQuestionnairesHelp') }}
      subpath="client-questionnaires"
      queryKey={clientQuestionnairesKey(clientId)}
      list={list}
      query={useQuery({
        ...clientQuestionnairesQuery(clientId, list.query),
        select: (page) => ({ ...page, items: page.items.map((row) => toAssignedForm(row, language)) }),
      })}
      renderAction={(onDone) => <BuiltinQuestionnaires clientId={clientId} onDone={onDone} />}
      renderForm={(onDone) => <AssignQuestionnaireForm clientId={clientId} onDone={onDone} />}
    />
  )
}

function AssignQuestionnaireForm({ clientId, onDone }: { clientId: string; onDone: () => void }) {
  const language = useLanguage()
  const source = assignableQuestionnaireSource((row) => localized(row.title_en, row.title_sv, language))
  return <AssignForm name="questionnaire_ids" source={source} send={assignQuestionnaires(clientId)} onDone={onDone} />
}
