import { Button, fieldText, RichTextView, SignaturePad, Skeleton, Step } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { errorsByQuestion, told, wrongAnswers } from './answers'
import { Choices } from './choices'
import { type FormsApi, hasMoved, type Letter, type Signing } from './forms.api'
import { LateDraft } from './late-draft'
import { QuestionField } from './question-field'
import { Unplaced } from './questionary-form'
import { useFormsTexts } from './texts'
import { type Filling, useAnswers } from './use-answers'
import { useFirstWrong } from './use-first-wrong'
import { useSending } from './use-sending'

export const PUBLISH = ['do_not_authorize', 'only_treated_part', 'eyes_covered', 'authorize'] as const
type Publish = NonNullable<Signing['publish_permission']>

interface Props {
  api: FormsApi
  flowKey: string
  letter: Letter
  onDone: () => void
  onBack: () => void
  /** It isn't as it was opened: it is looked at again, and what is filled in stays. */
  onMoved: () => void
}

/** A letter of consent: read, answered, agreed to and signed. */
export function ConsentForm({ api, flowKey, letter, onDone, onBack, onMoved }: Props) {
  const { t } = useFormsTexts()
  const signing = useSigning(api, flowKey, letter, { onDone, onMoved })
  const { filling, wrong, sending } = signing
  const box = useFirstWrong(wrong)
  if (!filling.ready) return <Skeleton rows={3} label="" />
  return (
    <>
      <div className="step-line">
        <button type="button" className="back" onClick={onBack}>
          ‹ {t.toList}
        </button>
      </div>
      <Step name={letter.id} title={letter.title}>
        <div className="card letter">
          <RichTextView doc={letter.body} />
        </div>
        <LateDraft late={filling.late} />
        <form ref={box} className="form" onSubmit={(event) => void signing.submit(event)} noValidate>
          {letter.questions.map((one) => (
            <QuestionField key={one.id} question={one} filling={filling} error={wrong[one.id]} />
          ))}
          {letter.asks_publish && <PublishChoice filling={filling} chosen={signing.publish} error={wrong.publish} />}
          <Agree agreed={signing.agreed} onChange={signing.agree} error={wrong.agreed} />
          <SignaturePad label={t.sign.label} texts={t.sign} value={signing.signature} onChange={signing.draw} error={wrong.signature} />
          <Unplaced error={sending.error} again={sending.clear} />
          <Button type="submit" busy={sending.busy}>
            {t.sign.send}
          </Button>
        </form>
      </Step>
    </>
  )
}

/** What is filled in of a letter, and signing it when nothing is missing. The agreement and the signature are given anew each time. */
function useSigning(api: FormsApi, flowKey: string, letter: Letter, { onDone, onMoved }: Pick<Props, 'onDone' | 'onMoved'>) {
  const { t, language } = useFormsTexts()
  const filling = useAnswers(api, flowKey, 'consent', letter)
  const [agreed, agree] = useState(false)
  const [signature, draw] = useState<string | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const sending = useSending()
  const publish = (filling.answers.publish as Publish | undefined) ?? null
  const missing = (): Record<string, string> => ({
    ...wrongAnswers(letter.questions, filling, language, t.files.held),
    ...(letter.asks_publish && !publish && { publish: fieldText('required', language) }),
    ...(!agreed && { agreed: fieldText('accept', language) }),
    ...(!signature && { signature: fieldText('signature', language) }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = missing()
    setWrong(found)
    if (Object.keys(found).length) return
    const said = { answers: told(letter.questions, filling.answers), publish_permission: publish, agreed, signature }
    const body = { ...said, signed_by: '', file_ids: [], version: letter.version }
    const refused = await sending.send((key) => api.sign(letter.id, body, { flowKey, key }))
    if (refused && hasMoved(refused)) return onMoved()
    if (refused) return setWrong(errorsByQuestion(refused.fields))
    filling.settle()
    onDone()
  }
  return { filling, wrong, sending, publish, agreed, agree, signature, draw, submit }
}

function PublishChoice({ filling, chosen, error }: { filling: Filling; chosen: Publish | null; error: string | undefined }) {
  const { t } = useFormsTexts()
  const options = PUBLISH.map((id) => ({ id, name: t.sign[id] }))
  const change = (one: string) => filling.change('publish', one)
  return <Choices label={`${t.sign.publish} *`} options={options} chosen={chosen ? [chosen] : []} onChange={change} error={error} />
}

function Agree({ agreed, onChange, error }: { agreed: boolean; onChange: (agreed: boolean) => void; error: string | undefined }) {
  const { t } = useFormsTexts()
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="option">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agree-error' : undefined}
        />
        <span>{t.sign.agree} *</span>
      </label>
      {error && (
        <p id="agree-error" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
