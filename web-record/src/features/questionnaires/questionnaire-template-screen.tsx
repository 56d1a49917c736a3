import { createUuid } from '@clinic/kit/api'
import { ErrorState, LoadingState, Page } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { useFormsTranslation } from '../forms/texts'
import { QuestionnaireTemplateForm, toFormValues } from './questionnaire-template-form'
import { questionnaireTemplateQuery } from './questionnaire-templates.api'

/** A new questionnaire. */
export function NewQuestionnaireTemplateScreen() {
  const t = useFormsTranslation()
  return (
    <Page title={t('questionnaires.new')} help={getHelp('questionnaire')}>
      <QuestionnaireTemplateForm />
    </Page>
  )
}

/** Edit a questionnaire. */
export const QuestionnaireTemplateScreen = () => <LoadedTemplate isCopy={false} />

/** A new questionnaire with another one's questions. */
export const CopyQuestionnaireTemplateScreen = () => <LoadedTemplate isCopy />

function LoadedTemplate({ isCopy }: { isCopy: boolean }) {
  const t = useFormsTranslation()
  const { templateId = '' } = useParams()
  const { data, error, refetch } = useQuery(questionnaireTemplateQuery(templateId))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== templateId) return <LoadingState />
  if (!isCopy)
    return (
      <Page title={t('questionnaires.edit')} help={getHelp('questionnaire')}>
        <QuestionnaireTemplateForm key={data.version} template={data} />
      </Page>
    )
  const { version: _, ...values } = toFormValues(data)
  const questions = values.questions?.map((question) => ({ ...question, id: createUuid() })) ?? []
  return (
    <Page title={t('questionnaires.copied')} help={getHelp('questionnaire')}>
      <QuestionnaireTemplateForm key={data.id} copiedId={data.id} copyFrom={{ ...values, questions }} />
    </Page>
  )
}
