import { type ApiError, Button, Notice, ProgressBar, Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../booking/error-notice'
import { errorsByQuestion, validateAnswer, validateAnswers, withoutEmpty } from './answers'
import { DraftConflict } from './draft-conflict'
import { type FormsApi, isConflict, isFlowExpired, type Questionnaire } from './forms.api'
import { QuestionField } from './question-field'
import { useFormsTranslation } from './texts'
import { useAnswers } from './use-answers'
import { useFocusFirstError } from './use-focus-first-error'
import { useSubmit } from './use-submit'

interface Props {
  api: FormsApi
  flowKey: string
  questionnaire: Questionnaire
  onDone: () => void
  onBack: () => void
  /** The form has been changed, signed or cancelled meanwhile: it is fetched again, and the typed answers stay. */
  onConflict: () => void
}

/** A questionnaire, one question at a time; an invalid answer leads back to its question. */
export function QuestionnaireForm({ api, flowKey, questionnaire, onDone, onBack, onConflict }: Props) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const { questions } = questionnaire
  const steps = useQuestionSteps(api, flowKey, questionnaire, { onDone, onConflict })
  const { answersState, index, errors, submission } = steps
  const formRef = useFocusFirstError(errors)
  if (!answersState.ready) return <Skeleton rows={3} label="" />
  const question = questions[index]
  const title = language === 'sv' ? questionnaire.title_sv || questionnaire.title_en : questionnaire.title_en || questionnaire.title_sv
  const position = Math.min(index + 1, questions.length)
  return (
    <>
      <div className="step-line">
        <button type="button" className="back" onClick={() => (index === 0 ? onBack() : steps.setIndex(index - 1))}>
          ‹ {index === 0 ? t('toList') : t('back')}
        </button>
      </div>
      <ProgressBar current={position} total={Math.max(1, questions.length)} label={t('step', { position, total: questions.length })} />
      <Step
        name={`${questionnaire.id}-${index}`}
        title={question ? title : t('send.title')}
        intro={question ? t('autosaved') : t('send.lead')}
      >
        <DraftConflict conflictingDraft={answersState.conflictingDraft} />
        <form ref={formRef} className="form" onSubmit={steps.handleSubmit} noValidate>
          {question && <QuestionField key={question.id} question={question} answersState={answersState} error={errors[question.id]} />}
          <FormError error={submission.error} onRetry={() => void steps.send()} />
          <Button type="submit" isBusy={submission.isBusy}>
            {question ? t('next') : t('send.send')}
          </Button>
        </form>
      </Step>
    </>
  )
}

/** An error that belongs to no question. An expired flow is not shown: by the time the form is visible again, it is renewed. */
export function FormError({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const t = useFormsTranslation()
  if (!error || isFlowExpired(error)) return null
  if (isConflict(error)) return <Notice kind="warning">{t('conflict.changed')}</Notice>
  return Object.keys(errorsByQuestion(error.errors)).length ? null : <ErrorNotice error={error} onRetry={onRetry} />
}

/** The steps through the questions, and sending after the last one. */
function useQuestionSteps(
  api: FormsApi,
  flowKey: string,
  questionnaire: Questionnaire,
  { onDone, onConflict }: Pick<Props, 'onDone' | 'onConflict'>,
) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const answersState = useAnswers(api, flowKey, 'questionnaire', questionnaire)
  const [index, setIndex] = useState(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submission = useSubmit()
  const { questions } = questionnaire
  const showErrors = (invalid: Record<string, string>) => {
    setErrors(invalid)
    const first = questions.findIndex(({ id }) => invalid[id])
    if (first >= 0) setIndex(first)
  }
  const send = async () => {
    const invalid = validateAnswers(questions, answersState, language, t('files.pending'))
    if (Object.keys(invalid).length) return showErrors(invalid)
    const body = { answers: withoutEmpty(questions, answersState.answers), language, version: questionnaire.version }
    const failure = await submission.send((key) => api.answer(questionnaire.id, body, { flowKey, key }))
    if (failure && isConflict(failure)) return onConflict()
    if (failure) return showErrors(errorsByQuestion(failure.errors))
    answersState.discardDraft()
    onDone()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const question = questions[index]
    if (!question) return void send()
    const text = validateAnswer(question, answersState.answers[question.id], language)
    setErrors(text ? { [question.id]: text } : {})
    if (!text) setIndex(index + 1)
  }
  return { answersState, index, setIndex, errors, submission, send, handleSubmit }
}
