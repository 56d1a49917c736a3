import '../forms/forms.css'
import { useAction } from '@clinic/kit/components'
import { useLanguage } from '@clinic/kit/i18n'
import { useRealtime } from '@clinic/kit/realtime'
import { useHasPermission } from '@clinic/kit/session'
import { Button, DateTimeText, DocumentButton, ErrorState, Group, LoadingState, Page, Stack, Text, Title } from '@clinic/kit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { getHelp } from '../../help'
import { AnswersView } from '../forms/answers-view'
import { AssignedFormActions, AssignmentNotice } from '../forms/assigned-form-actions'
import { clientQuestionnairesKey } from '../forms/client-forms.api'
import { FormStatusBadge, questionnaireStatus } from '../forms/form-status'
import { localized } from '../forms/questions'
import { FormReviewHistory } from '../forms/review-history'
import { useFormsTranslation } from '../forms/texts'
import { FormVersionHistory } from '../forms/version-history'
import { AnswerForm, SignForm } from './client-questionnaire-forms'
import {
  type ClientQuestionnaire,
  cancelQuestionnaire,
  clientQuestionnaireQuery,
  correctQuestionnaire,
  regeneratePdf,
  reviewQuestionnaire,
} from './client-questionnaires.api'

/** A client's questionnaire: the form to answer, or the answers (REC-044). */
export function ClientQuestionnaireScreen() {
  const language = useLanguage()
  const { clientId = '', questionnaireId = '' } = useParams()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(clientQuestionnaireQuery(clientId, questionnaireId))
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: clientQuestionnairesKey(clientId) })
  useRealtime('forms', invalidate)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.id !== questionnaireId) return <LoadingState />
  const title = localized(data.title_en, data.title_sv, language)
  return (
    <Page
      title={title}
      help={getHelp('clientQuestionnaire')}
      action={
        <AssignedFormActions
          key={data.id}
          form={data}
          isCompleted={data.is_answered}
          basePath={questionnairesPath(clientId)}
          correct={correctQuestionnaire(clientId, data.id)}
          cancel={cancelQuestionnaire(clientId, data.id)}
          review={reviewQuestionnaire(clientId, data.id)}
          onDone={invalidate}
        />
      }
    >
      <Group gap="sm">
        <FormStatusBadge status={questionnaireStatus(data)} />
        {data.document_id && <DocumentButton key={data.document_id} id={data.document_id} />}
        {data.is_answered && <RegenerateButton clientId={clientId} questionnaire={data} onDone={invalidate} />}
      </Group>
      <AssignmentNotice form={data} />
      <AnsweredBy questionnaire={data} />
      <Stack className="record-page-form" gap="lg">
        <QuestionnaireBody clientId={clientId} questionnaire={data} onDone={invalidate} />
        <FormVersionHistory versions={data.versions} basePath={questionnairesPath(clientId)} currentId={data.id} />
        <FormReviewHistory reviews={data.reviews} />
      </Stack>
    </Page>
  )
}

const questionnairesPath = (clientId: string) => `/clients/${clientId}/client-questionnaires`

interface QuestionnairePartProps {
  clientId: string
  questionnaire: ClientQuestionnaire
  onDone: () => void
}

function RegenerateButton({ clientId, questionnaire, onDone }: QuestionnairePartProps) {
  const t = useFormsTranslation()
  const { run, isRunning } = useAction({
    send: () => regeneratePdf(clientId, questionnaire.id),
    successMessage: t('client.regenerating'),
    onSuccess: onDone,
  })
  return useHasPermission('form.write') ? (
    <Button variant="subtle" loading={isRunning || questionnaire.should_regen_pdf} onClick={() => void run()}>
      {t('client.regenerate')}
    </Button>
  ) : null
}

function AnsweredBy({ questionnaire }: { questionnaire: ClientQuestionnaire }) {
  const t = useFormsTranslation()
  return questionnaire.answered_at ? (
    <Text>
      {t('client.answeredBy', { name: questionnaire.answered_by_name })}{' '}
      {t(questionnaire.answer_channel === 'link' ? 'client.byLink' : 'client.onScreen')} <DateTimeText value={questionnaire.answered_at} />
    </Text>
  ) : null
}

function QuestionnaireBody({ clientId, questionnaire, onDone }: QuestionnairePartProps) {
  const t = useFormsTranslation()
  const canWrite = useHasPermission('form.write') && !questionnaire.is_cancelled
  if (!questionnaire.is_answered)
    return canWrite ? <AnswerForm key={questionnaire.id} clientId={clientId} questionnaire={questionnaire} onDone={onDone} /> : null
  return (
    <>
      <Title order={2}>{t('client.answers')}</Title>
      <AnswersView questions={questionnaire.questions} answers={questionnaire.answers} files={questionnaire.files} />
      {questionnaire.signature && (
        <div>
          <img className="record-form-signature" src={questionnaire.signature} alt={t('client.signature')} />
          <Text>{t('client.signedBy', { name: questionnaire.signed_by_name })}</Text>
        </div>
      )}
      {questionnaire.state !== 'signed' && canWrite && <SignForm clientId={clientId} questionnaire={questionnaire} onDone={onDone} />}
    </>
  )
}
