import { Form, SignatureField, Submit, useKitForm } from '@clinic/kit/forms'
import { Title, toast } from '@clinic/kit/ui'
import { AnswerField } from '../forms/answer-field'
import { useFormsTranslation } from '../forms/texts'
import { answerQuestionnaire, type ClientQuestionnaire, signQuestionnaire } from './client-questionnaires.api'

interface Props {
  clientId: string
  questionnaire: ClientQuestionnaire
  onDone: () => void
}

export const withoutEmpty = (answers: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined && answer !== null && answer !== ''))

/** Answer a questionnaire at the clinic. */
export function AnswerForm({ clientId, questionnaire, onDone }: Props) {
  const t = useFormsTranslation()
  const form = useKitForm('QuestionnaireAnswerRequest', {
    initialValues: { answers: questionnaire.answers, version: questionnaire.version },
    onSubmit: ({ body, idempotencyKey }) =>
      answerQuestionnaire(clientId, questionnaire.id)({ body: { ...body, answers: withoutEmpty(body.answers) }, idempotencyKey }),
    onDone: () => {
      toast.success(t('client.saved'))
      onDone()
    },
    draft: { form: 'client-questionnaire', subject: questionnaire.id },
  })
  return (
    <Form form={form} label={t('client.fillIn')}>
      <Title order={2}>{t('client.fillIn')}</Title>
      {questionnaire.questions.map((question) => (
        <AnswerField key={question.id} question={question} files={questionnaire.files} />
      ))}
      <Submit size="md">{t('client.saveAnswers')}</Submit>
    </Form>
  )
}

/** Sign the answers as the responsible member of staff. */
export function SignForm({ clientId, questionnaire, onDone }: Props) {
  const t = useFormsTranslation()
  const form = useKitForm('QuestionnaireSignRequest', {
    initialValues: { signature: null, version: questionnaire.version },
    onSubmit: signQuestionnaire(clientId, questionnaire.id),
    onDone: () => {
      toast.success(t('client.saved'))
      onDone()
    },
  })
  return (
    <Form form={form} label={t('client.signAnswers')}>
      <Title order={2}>{t('client.signAnswers')}</Title>
      <SignatureField name="signature" label={t('client.signature')} required />
      <Submit>{t('client.signButton')}</Submit>
    </Form>
  )
}
