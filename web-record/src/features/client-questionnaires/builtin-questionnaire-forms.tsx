import { Form, Submit, useKitForm } from '@clinic/kit/forms'
import { AnswerField } from '../forms/answer-field'
import type { QuestionType } from '../forms/questions'
import { useFormsTranslation } from '../forms/texts'
import { type BuiltinQuestionnaire, storeAestheticInterest, storeAnswers } from './builtin-questionnaires.api'
import { withoutEmpty } from './client-questionnaire-forms'

interface Props {
  clientId: string
  questionnaire: BuiltinQuestionnaire
  title: string
  onDone: (stored: { id: string }) => void
}

/** Answer a built-in questionnaire at the clinic (REC-043). */
export function BuiltinQuestionnaireForm({ questionnaire, ...props }: Props) {
  const { builtin_type: builtinType } = questionnaire
  if (builtinType === 'aesthetic_interest') return <AestheticInterestForm questionnaire={questionnaire} {...props} />
  return <BuiltinAnswersForm questionnaire={questionnaire} store={storeAnswers[builtinType]} {...props} />
}

function BuiltinAnswersForm({ clientId, questionnaire, title, store, onDone }: Props & { store: (typeof storeAnswers)['health'] }) {
  const t = useFormsTranslation()
  const form = useKitForm('BuiltinAnswersStore', {
    initialValues: { answers: {} },
    onSubmit: ({ body, idempotencyKey }) => store(clientId)({ body: { ...body, answers: withoutEmpty(body.answers) }, idempotencyKey }),
    onDone,
    draft: { form: `builtin-${questionnaire.builtin_type}`, subject: clientId },
  })
  return (
    <Form form={form} label={title}>
      {questionnaire.questions.map((question) => (
        <AnswerField key={question.id} question={question} />
      ))}
      <Submit>{t('client.saveAnswers')}</Submit>
    </Form>
  )
}

/** The request's field of each question, by the question's type. */
const AESTHETIC_FIELDS: Partial<Record<QuestionType, string>> = {
  checkboxes: 'answer_checkbox',
  short_answer: 'other',
  textbox: 'notes',
  file_upload: 'image',
}

function AestheticInterestForm({ clientId, questionnaire, title, onDone }: Props) {
  const t = useFormsTranslation()
  const form = useKitForm('AestheticInterestStore', {
    initialValues: { answer_checkbox: [], other: '', notes: '', image: [] },
    onSubmit: storeAestheticInterest(clientId),
    onDone,
    draft: { form: 'builtin-aesthetic_interest', subject: clientId },
  })
  return (
    <Form form={form} label={title}>
      {questionnaire.questions.map((question) => (
        <AnswerField key={question.id} question={question} name={AESTHETIC_FIELDS[question.type]} />
      ))}
      <Submit>{t('client.saveAnswers')}</Submit>
    </Form>
  )
}
