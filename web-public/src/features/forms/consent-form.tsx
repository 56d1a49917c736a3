import { Button, getValidationMessage, RichTextView, SignaturePad, Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { type FormEvent, useState } from 'react'
import { Agreement } from './agreement'
import { errorsByQuestion, validateAnswers, withoutEmpty } from './answers'
import { ChoiceField } from './choice-fields'
import { DraftConflict } from './draft-conflict'
import { type Consent, type FormsApi, isConflict, localizedText, type SignRequest } from './forms.api'
import { GuardianFields, useGuardian } from './guardian-fields'
import { QuestionField } from './question-field'
import { FormError } from './questionnaire-form'
import { useFormsTranslation } from './texts'
import { type AnswersState, useAnswers } from './use-answers'
import { useFocusFirstError } from './use-focus-first-error'
import { useSubmit } from './use-submit'

export const PUBLISH_PERMISSIONS = ['do_not_authorize', 'only_treated_part', 'eyes_covered', 'authorize'] as const
type PublishPermission = NonNullable<SignRequest['publish_permission']>

interface Props {
  api: FormsApi
  flowKey: string
  consent: Consent
  onDone: () => void
  onBack: () => void
  /** The form has been changed, signed or cancelled meanwhile: it is fetched again, and the typed answers stay. */
  onConflict: () => void
}

/** A consent: its text, questions, agreement and signature. */
export function ConsentForm({ api, flowKey, consent, onDone, onBack, onConflict }: Props) {
  const t = useFormsTranslation()
  const signing = useSigning(api, flowKey, consent, { onDone, onConflict })
  const { answersState, errors, submission } = signing
  const text = localizedText(consent, useLanguage())
  const formRef = useFocusFirstError(errors)
  if (!answersState.ready) return <Skeleton rows={3} label="" />
  return (
    <>
      <div className="step-line">
        <button type="button" className="back" onClick={onBack}>
          ‹ {t('toList')}
        </button>
      </div>
      <Step name={consent.id} title={text.title}>
        <div className="card consent-text" lang={text.language}>
          <RichTextView doc={text.body} />
        </div>
        <DraftConflict conflictingDraft={answersState.conflictingDraft} />
        <form ref={formRef} className="form" onSubmit={signing.handleSubmit} noValidate>
          {consent.questions.map((question) => (
            <QuestionField key={question.id} question={question} answersState={answersState} error={errors[question.id]} />
          ))}
          {consent.asks_publish_permission && (
            <PublishChoice answersState={answersState} selected={signing.publishPermission} error={errors.publish} />
          )}
          {consent.asks_agreement && <Agreement name="agree" checked={signing.agreed} onChange={signing.setAgreed} error={errors.agreed} />}
          {consent.asks_data_consent && (
            <Agreement name="dataConsent" checked={signing.dataConsent} onChange={signing.setDataConsent} error={errors.data_consent} />
          )}
          <GuardianFields guardian={signing.guardian} errors={errors} />
          <SignaturePad
            label={t('sign.label')}
            texts={{
              typedName: t('sign.typedName'),
              hint: t('sign.hint'),
              clear: t('sign.clear'),
              drawInstead: t('sign.drawInstead'),
              typeInstead: t('sign.typeInstead'),
            }}
            value={signing.signature}
            onChange={signing.setSignature}
            error={errors.signature}
          />
          <FormError error={submission.error} onRetry={() => void signing.send()} />
          <Button type="submit" isBusy={submission.isBusy}>
            {t('sign.send')}
          </Button>
        </form>
      </Step>
    </>
  )
}

/** State and signing of a consent. The agreement and the signature are never part of the draft. */
function useSigning(api: FormsApi, flowKey: string, consent: Consent, { onDone, onConflict }: Pick<Props, 'onDone' | 'onConflict'>) {
  const t = useFormsTranslation()
  const language = useLanguage()
  const answersState = useAnswers(api, flowKey, 'consent', consent)
  const [agreed, setAgreed] = useState(false)
  const [dataConsent, setDataConsent] = useState(false)
  const [signature, setSignature] = useState<string | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submission = useSubmit()
  const guardian = useGuardian(language)
  const publishPermission = (answersState.answers.publish as PublishPermission | undefined) ?? null
  const validate = (): Record<string, string> => ({
    ...validateAnswers(consent.questions, answersState, language, t('files.pending')),
    ...(consent.asks_publish_permission && !publishPermission && { publish: getValidationMessage('required', language) }),
    ...(consent.asks_agreement && !agreed && { agreed: getValidationMessage('accept', language) }),
    ...(consent.asks_data_consent && !dataConsent && { data_consent: getValidationMessage('accept', language) }),
    ...guardian.validate(),
    ...(!signature && { signature: getValidationMessage('signature', language) }),
  })
  const send = async () => {
    const invalid = validate()
    setErrors(invalid)
    if (Object.keys(invalid).length) return
    const fields = {
      answers: withoutEmpty(consent.questions, answersState.answers),
      publish_permission: publishPermission,
      agreed,
      data_consent: dataConsent,
      signature,
    }
    const body = { ...fields, ...guardian.fields, file_ids: [], version: consent.version }
    const failure = await submission.send((key) => api.sign(consent.id, body, { flowKey, key }))
    if (failure && isConflict(failure)) return onConflict()
    if (failure) return setErrors(errorsByQuestion(failure.errors))
    answersState.discardDraft()
    onDone()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const ticks = { agreed, setAgreed, dataConsent, setDataConsent }
  return { answersState, errors, submission, publishPermission, guardian, ...ticks, signature, setSignature, send, handleSubmit }
}

function PublishChoice({
  answersState,
  selected,
  error,
}: {
  answersState: AnswersState
  selected: PublishPermission | null
  error: string | undefined
}) {
  const t = useFormsTranslation()
  const options = PUBLISH_PERMISSIONS.map((id) => ({ id, name: t(`sign.${id}`) }))
  const change = (value: string) => answersState.change('publish', value)
  return (
    <ChoiceField label={`${t('sign.publish')} *`} options={options} selected={selected ? [selected] : []} onChange={change} error={error} />
  )
}
