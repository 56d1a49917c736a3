import { Button, type CallError, Notice, Progress, Skeleton, Step } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { ErrorNotice } from '../../booking/trouble-notice'
import { errorsByQuestion, told, wrongAnswers, wrongWith } from './answers'
import { type FormsApi, hasEnded, hasMoved, type Questionary } from './forms.api'
import { LateDraft } from './late-draft'
import { QuestionField } from './question-field'
import { useFormsTexts } from './texts'
import { useAnswers } from './use-answers'
import { useFirstWrong } from './use-first-wrong'
import { useSending } from './use-sending'

interface Props {
  api: FormsApi
  flowKey: string
  form: Questionary
  onDone: () => void
  onBack: () => void
  /** It isn't as it was opened: it is looked at again, and what is filled in stays. */
  onMoved: () => void
}

/** A questionnaire, one question at a time; a wrong answer leads back to its question. */
export function QuestionaryForm({ api, flowKey, form, onDone, onBack, onMoved }: Props) {
  const { t, language } = useFormsTexts()
  const { questions } = form
  const walk = useWalk(api, flowKey, form, { onDone, onMoved })
  const { filling, at, wrong, sending } = walk
  const box = useFirstWrong(wrong)
  if (!filling.ready) return <Skeleton rows={3} label="" />
  const question = questions[at]
  const title = language === 'sv' ? form.title_sv || form.title_en : form.title_en || form.title_sv
  const shown = Math.min(at + 1, questions.length)
  return (
    <>
      <div className="step-line">
        <button type="button" className="back" onClick={() => (at === 0 ? onBack() : walk.go(at - 1))}>
          ‹ {at === 0 ? t.toList : t.back}
        </button>
      </div>
      <Progress at={shown} of={Math.max(1, questions.length)} label={t.step(shown, questions.length)} />
      <Step name={`${form.id}-${at}`} title={question ? title : t.send.title} lead={question ? t.kept : t.send.lead}>
        <LateDraft late={filling.late} />
        <form ref={box} className="form" onSubmit={walk.next} noValidate>
          {question && <QuestionField key={question.id} question={question} filling={filling} error={wrong[question.id]} />}
          <Unplaced error={sending.error} again={() => void walk.send()} />
          <Button type="submit" busy={sending.busy}>
            {question ? t.next : t.send.send}
          </Button>
        </form>
      </Step>
    </>
  )
}

/** A refusal that belongs to no question. That the visit had ended is past once the form is seen again. */
export function Unplaced({ error, again }: { error: CallError | null; again: () => void }) {
  const { t } = useFormsTexts()
  if (!error || hasEnded(error)) return null
  if (hasMoved(error)) return <Notice kind="warning">{t.moved.still}</Notice>
  return Object.keys(errorsByQuestion(error.fields)).length ? null : <ErrorNotice error={error} again={again} />
}

/** The way through the questions, and sending when it ends. */
function useWalk(api: FormsApi, flowKey: string, form: Questionary, { onDone, onMoved }: Pick<Props, 'onDone' | 'onMoved'>) {
  const { t, language } = useFormsTexts()
  const filling = useAnswers(api, flowKey, 'questionnaire', form)
  const [at, setAt] = useState(0)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const sending = useSending()
  const { questions } = form
  const lead = (found: Record<string, string>) => {
    setWrong(found)
    const first = questions.findIndex(({ id }) => found[id])
    if (first >= 0) setAt(first)
  }
  const send = async () => {
    const found = wrongAnswers(questions, filling, language, t.files.held)
    if (Object.keys(found).length) return lead(found)
    const body = { answers: told(questions, filling.answers), language, version: form.version }
    const refused = await sending.send((key) => api.answer(form.id, body, { flowKey, key }))
    if (refused && hasMoved(refused)) return onMoved()
    if (refused) return lead(errorsByQuestion(refused.fields))
    filling.settle()
    onDone()
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    const question = questions[at]
    if (!question) return void send()
    const text = wrongWith(question, filling.answers[question.id], language)
    setWrong(text ? { [question.id]: text } : {})
    if (!text) setAt(at + 1)
  }
  return { filling, at, go: setAt, wrong, sending, send, next }
}
