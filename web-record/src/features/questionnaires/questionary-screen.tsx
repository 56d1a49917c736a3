import { newKey } from '@clinic/kit/api'
import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useFormsTexts } from '../forms/texts'
import { QuestionaryForm, startFrom } from './questionary-form'
import { questionaryQuery } from './questionnaires.api'

/** A new questionnaire. */
export function NewQuestionaryScreen() {
  const t = useFormsTexts()
  return (
    <Page title={t('questionnaires.new')}>
      <QuestionaryForm />
    </Page>
  )
}

/** A questionnaire being changed. */
export const QuestionaryScreen = () => <Loaded copy={false} />

/** A questionnaire that begins as another. */
export const CopyScreen = () => <Loaded copy />

function Loaded({ copy }: { copy: boolean }) {
  const t = useFormsTexts()
  const { questionaryId = '' } = useParams()
  const { data, error, refetch } = useQuery(questionaryQuery(questionaryId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== questionaryId) return <LoadingState />
  if (!copy)
    return (
      <Page title={t('questionnaires.edit')}>
        <QuestionaryForm key={data.version} questionary={data} />
      </Page>
    )
  const { version: _, ...values } = startFrom(data)
  const questions = values.questions?.map((question) => ({ ...question, id: newKey() })) ?? []
  return (
    <Page title={t('questionnaires.copied')}>
      <QuestionaryForm key={data.id} like={{ ...values, questions }} />
    </Page>
  )
}
