import { createUuid } from '@clinic/kit/api'
import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Button, ErrorState, List, LoadingState, Page, Text } from '@clinic/kit/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { getHelp } from '../../help'
import { localized } from '../forms/questions'
import { useFormsTranslation } from '../forms/texts'
import { QuestionnaireTemplateForm, toFormValues } from './questionnaire-template-form'
import { type QuestionnaireTemplate, questionnaireTemplateQuery } from './questionnaire-templates.api'

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
  if (!isCopy && data.builtin_type) return <BuiltinTemplate template={data} />
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

/** A built-in questionnaire is read, and copied to one of the clinic's own (REC-043). */
function BuiltinTemplate({ template }: { template: QuestionnaireTemplate }) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const canCopy = useHasPermission('form.design')
  const copyButton = canCopy && (
    <Button component={Link} to={`/questionnaires/${template.id}/copy`}>
      {t('questionnaires.copy')}
    </Button>
  )
  return (
    <Page title={localized(template.title_en, template.title_sv, language)} action={copyButton} help={getHelp('questionnaire')}>
      <Text c="dimmed">{t('builtin.help')}</Text>
      <List spacing="xs" type="ordered">
        {template.questions.map((question) => (
          <List.Item key={question.id}>{localized(question.text_en, question.text_sv, language)}</List.Item>
        ))}
      </List>
    </Page>
  )
}
